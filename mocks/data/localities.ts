import { listOf } from './listOf.ts'

/**
 * The larger towns of Romania, roughly by population: the list's filter shows the first 11. Each has its county in brackets,
 * unless the county has the same name.
 */
const large = `
  București, Cluj-Napoca (Cluj), Iași, Timișoara (Timiș), Constanța, Craiova (Dolj), Brașov, Galați,
  Ploiești (Prahova), Oradea (Bihor), Brăila, Arad, Pitești (Argeș), Bacău, Sibiu, Târgu Mureș (Mureș),
  Baia Mare (Maramureș), Buzău, Botoșani, Râmnicu Vâlcea (Vâlcea), Satu Mare, Suceava,
  Drobeta-Turnu Severin (Mehedinți), Piatra Neamț (Neamț), Târgoviște (Dâmbovița), Focșani (Vrancea),
  Târgu Jiu (Gorj), Bistrița (Bistrița-Năsăud), Tulcea, Reșița (Caraș-Severin), Alba Iulia (Alba), Slatina (Olt),
  Călărași, Deva (Hunedoara), Giurgiu, Hunedoara, Zalău (Sălaj), Bârlad (Vaslui), Vaslui,
  Sfântu Gheorghe (Covasna), Roman (Neamț), Turda (Cluj), Voluntari (Ilfov), Mediaș (Sibiu), Slobozia (Ialomița),
  Alexandria (Teleorman), Popești-Leordeni (Ilfov), Bragadiru (Ilfov), Miercurea Ciuc (Harghita), Lugoj (Timiș),
  Medgidia (Constanța), Onești (Bacău), Năvodari (Constanța), Sighetu Marmației (Maramureș),
  Petroșani (Hunedoara), Mangalia (Constanța), Tecuci (Galați), Râmnicu Sărat (Buzău),
  Odorheiu Secuiesc (Harghita), Pașcani (Iași), Dej (Cluj), Reghin (Mureș), Câmpina (Prahova), Mioveni (Argeș),
  Pantelimon (Ilfov), Săcele (Brașov), Câmpulung (Argeș), Făgăraș (Brașov), Caracal (Olt), Fetești (Ialomița),
  Borșa (Maramureș), Sighișoara (Mureș), Curtea de Argeș (Argeș), Sebeș (Alba), Huși (Vaslui),
  Roșiorii de Vede (Teleorman), Rădăuți (Suceava), Fălticeni (Suceava), Oltenița (Călărași),
  Turnu Măgurele (Teleorman), Dorohoi (Botoșani), Codlea (Brașov), Buftea (Ilfov), Caransebeș (Caraș-Severin),
  Aiud (Alba), Cugir (Alba), Târnăveni (Mureș), Câmpia Turzii (Cluj), Zărnești (Brașov), Gherla (Cluj),
  Carei (Satu Mare), Moinești (Bacău), Petrila (Hunedoara), Târgu Neamț (Neamț), Lupeni (Hunedoara),
  Vulcan (Hunedoara), Comănești (Bacău), Blaj (Alba), Târgu Secuiesc (Covasna), Gheorgheni (Harghita),
  Salonta (Bihor), Cisnădie (Sibiu), Orăștie (Hunedoara), Motru (Gorj), Drăgășani (Vâlcea),
  Câmpulung Moldovenesc (Suceava), Balș (Olt), Băicoi (Prahova), Bocșa (Caraș-Severin), Calafat (Dolj),
  Băilești (Dolj), Corabia (Olt), Filiași (Dolj), Marghita (Bihor), Luduș (Mureș), Vișeu de Sus (Maramureș),
  Moreni (Dâmbovița), Adjud (Vrancea), Urziceni (Ialomița), Baia Sprie (Maramureș), Vicovu de Sus (Suceava),
  Gura Humorului (Suceava), Vatra Dornei (Suceava), Otopeni (Ilfov), Chitila (Ilfov), Toplița (Harghita),
  Râșnov (Brașov), Brad (Hunedoara), Cernavodă (Constanța), Buhuși (Bacău), Pucioasa (Dâmbovița),
  Șimleu Silvaniei (Sălaj), Mizil (Prahova), Breaza (Prahova), Simeria (Hunedoara), Zimnicea (Teleorman),
  Sânnicolau Mare (Timiș), Jibou (Sălaj), Orșova (Mehedinți), Beiuș (Bihor), Ovidiu (Constanța),
  Măgurele (Ilfov)
`

/** The other towns, by county. */
const small = `
  Alba: Abrud, Baia de Arieș, Câmpeni, Ocna Mureș, Teiuș, Zlatna
  Arad: Chișineu-Criș, Curtici, Ineu, Lipova, Nădlac, Pâncota, Pecica, Sântana, Sebiș
  Argeș: Costești, Ștefănești, Topoloveni
  Bacău: Dărmănești, Slănic-Moldova, Târgu Ocna
  Bihor: Aleșd, Nucet, Săcueni, Ștei, Vașcău, Valea lui Mihai
  Bistrița-Năsăud: Beclean, Năsăud, Sângeorz-Băi
  Botoșani: Bucecea, Darabani, Flămânzi, Săveni, Ștefănești
  Brașov: Ghimbav, Predeal, Rupea, Victoria
  Brăila: Făurei, Ianca, Însurăței
  Buzău: Nehoiu, Pătârlagele, Pogoanele
  Caraș-Severin: Anina, Băile Herculane, Moldova Nouă, Oravița, Oțelu Roșu
  Călărași: Budești, Fundulea, Lehliu Gară
  Cluj: Huedin
  Constanța: Băneasa, Eforie, Hârșova, Murfatlar, Negru Vodă, Techirghiol
  Covasna: Baraolt, Covasna, Întorsura Buzăului
  Dâmbovița: Fieni, Găești, Răcari, Titu
  Dolj: Bechet, Dăbuleni, Segarcea
  Galați: Berești, Târgu Bujor
  Giurgiu: Bolintin-Vale, Mihăilești
  Gorj: Bumbești-Jiu, Novaci, Rovinari, Târgu Cărbunești, Tismana, Turceni, Țicleni
  Harghita: Băile Tușnad, Bălan, Borsec, Cristuru Secuiesc, Vlăhița
  Hunedoara: Aninoasa, Călan, Geoagiu, Hațeg, Uricani
  Ialomița: Amara, Căzănești, Fierbinți-Târg, Țăndărei
  Iași: Hârlău, Podu Iloaiei, Târgu Frumos
  Maramureș: Cavnic, Dragomirești, Săliștea de Sus, Seini, Șomcuta Mare, Tăuții-Măgherăuș, Târgu Lăpuș, Ulmeni
  Mehedinți: Baia de Aramă, Strehaia, Vânju Mare
  Mureș: Iernut, Miercurea Nirajului, Sărmașu, Sângeorgiu de Pădure, Sovata, Ungheni
  Neamț: Bicaz, Roznov
  Olt: Drăgănești-Olt, Piatra-Olt, Potcoava, Scornicești
  Prahova: Azuga, Boldești-Scăeni, Bușteni, Comarnic, Plopeni, Sinaia, Slănic, Urlați, Vălenii de Munte
  Satu Mare: Ardud, Livada, Negrești-Oaș, Tășnad
  Sălaj: Cehu Silvaniei
  Sibiu: Agnita, Avrig, Copșa Mică, Dumbrăveni, Miercurea Sibiului, Ocna Sibiului, Săliște, Tălmaciu
  Suceava: Broșteni, Cajvana, Dolhasca, Frasin, Liteni, Milișăuți, Salcea, Siret, Solca
  Teleorman: Videle
  Timiș: Buziaș, Ciacova, Deta, Făget, Gătaia, Jimbolia, Recaș
  Tulcea: Babadag, Isaccea, Măcin, Sulina
  Vaslui: Murgeni, Negrești
  Vâlcea: Băbeni, Bălcești, Băile Govora, Băile Olănești, Berbești, Brezoi, Călimănești, Horezu, Ocnele Mari
  Vrancea: Mărășești, Odobești, Panciu
`

type Town = [name: string, county: string]

/** The towns (municipii and orașe) with their counties. An id is the position in the list, from 1. */
export const towns: Town[] = [
  ...listOf(large).map((text): Town => {
    const [, name = text, county = text] = /^(.+) \((.+)\)$/.exec(text) ?? []
    return [name, county]
  }),
  ...small
    .trim()
    .split('\n')
    .flatMap(line => {
      const [county = '', names = ''] = line.trim().split(': ')
      return listOf(names).map((name): Town => [name, county])
    }),
]

/**
 * Parts of village names, for the world with 13,000 localities: each head is combined with each complement
 * ("Valea Ursului"), each settlement with each place ("Brădești de Sus").
 */
export const villageHeads = listOf(
  'Valea, Poiana, Lunca, Dumbrava, Fântâna, Măgura, Livada, Gura, Pădurea, Râpa, Colina, Vatra, Curtea, Stâna',
)
export const villageComplements = listOf(`
  Ursului, Lupului, Teiului, Stejarului, Popii, Mare, Mică, Lungă, Seacă, Frumoasă, Nouă, cu Plopi, cu Brazi,
  Mărului, Cerbului, Morii, Vadului, Viilor, Cireșului, Nucului, Izvorului, Boierului, Rotarilor, Olarilor,
  Arșiței, Botezatului, Sării, Florilor
`)
export const villageSettlements = listOf(`
  Brădești, Stoenești, Popești, Ciocănești, Mihăiești, Vlădeni, Dobrești, Ștefănești, Țuglui, Bălțați, Hârtiești,
  Negrești, Orlești, Pietroșani, Rădești, Săcelu, Titești, Ungureni, Văcărești, Zăvoi, Albești, Bogdănești,
  Coșești, Drăgoești, Florești, Gârbovi, Horodniceni, Izvoarele, Lăpușata, Mălini, Oltina, Păltiniș, Răchiți,
  Șinca, Tomșani, Urechești, Vârfuri, Zimbor
`)
export const villagePlaces = ['', ' de Sus', ' de Jos', ' Deal', ' Vale', ' Gară', ' din Câmp', ' sub Munte']
