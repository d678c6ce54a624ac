/** Subscription packages and benefits. §9 */
export const plansText = {
  offerTitle: 'Abonament pentru profesori',
  offerHelp: 'Pentru a trimite mesaje aveți nevoie de un abonament activ.',
  names: { 31: '1 luna', 93: '3 luni', 365: '1 an' },
  billed: {
    31: 'Facturat lunar',
    93: 'Facturat la fiecare 3 luni',
    365: 'Facturat anual',
  },
  choose: 'Alege',
  chooseNamed: (name: string) => `Alege abonamentul de ${name}`,
  cancelAnytime: 'Puteți renunța oricând.',
  moneyBack: 'Garanția returnării banilor.',
  benefitsHeading: 'Ce primiți',
  benefits: [
    'Niciun alt profesor pe profilul dvs.',
    'Primele locuri în rezultate',
    'Fără contract pe durată fixă',
    'Garanția returnării banilor',
    'Mai multă vizibilitate',
    'Oricât de mulți elevi doriți',
  ],
} as const
