/** Correct spelling of surnames, by the spelling without diacritics in faker's Romanian locale. */
// prettier-ignore
export const spelledSurnames: Record<string, string> = {
  Balan: 'Bălan', Banica: 'Bănică', Barbulescu: 'Bărbulescu', Calin: 'Călin', Catana: 'Cătană', Chirila: 'Chirilă',
  Chirita: 'Chiriță', Chis: 'Chiș', Craciun: 'Crăciun', Cretu: 'Crețu', Crisan: 'Crișan', Danila: 'Dănilă',
  Dascalu: 'Dascălu', Dinca: 'Dincă', Dragan: 'Drăgan', Draghici: 'Drăghici', Dragoi: 'Drăgoi', Dumitrascu: 'Dumitrașcu',
  Duta: 'Duță', Farcas: 'Fărcaș', Fratila: 'Frățilă', Gavrila: 'Gavrilă', Gheorghita: 'Gheorghiță', Ghita: 'Ghiță',
  Grigoras: 'Grigoraș', Horvath: 'Horváth', Ionita: 'Ioniță', Ivascu: 'Ivașcu', Kovacs: 'Kovács', Lazar: 'Lazăr',
  Marginean: 'Mărginean', Mihaila: 'Mihăilă', Mihailescu: 'Mihăilescu', Muresan: 'Mureșan', Musat: 'Mușat',
  Nastase: 'Năstase', Neacsu: 'Neacșu', Neamtu: 'Neamțu', Negoita: 'Negoiță', Nemes: 'Nemeș', Nicoara: 'Nicoară',
  Nita: 'Niță', Nitu: 'Nițu', Opris: 'Opriș', Paduraru: 'Păduraru', Pana: 'Pană', Parvu: 'Pârvu', Pasca: 'Pașca',
  Patrascu: 'Pătrașcu', Paun: 'Păun', Pirvu: 'Pîrvu', Radoi: 'Rădoi', Radulescu: 'Rădulescu', Rosca: 'Roșca',
  Rosu: 'Roșu', Sabau: 'Sabău', Sandor: 'Sándor', Sarbu: 'Sârbu', Serban: 'Șerban', Sirbu: 'Sîrbu',
  Stanescu: 'Stănescu', Stefan: 'Ștefan', Stefanescu: 'Ștefănescu', Szabo: 'Szabó', Szasz: 'Szász',
  Szekely: 'Székely', Tamas: 'Tamaș', Tanase: 'Tănase', Tataru: 'Tătaru', Toth: 'Tóth', Vaduva: 'Văduva',
  Veres: 'Vereș', Vintila: 'Vintilă', Visan: 'Vișan',
}
