/** Subscription packages and benefits. §9 */
export const plansText = {
  offerTitle: 'Abonament pentru profesori',
  offerHelp: 'Pentru a trimite mesaje aveți nevoie de un abonament activ.',
  names: { 31: '1 lună', 93: '3 luni', 365: '1 an' },
  billed: {
    31: 'Facturat lunar',
    93: 'Facturat la fiecare 3 luni',
    365: 'Facturat anual',
  },
  perMonth: (price: string, percent: number) => `${price} pe lună, economisiți ${percent}\u00a0%`,
  recommended: 'Recomandat',
  /** Why the package of 3 months is recommended. */
  reason: 'Mai ieftin decât lunar, fără să plătiți un an întreg.',
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
  /** In the order of the benefits. */
  benefitHelp: [
    'Pe paginile anunțurilor dvs. nu apar alți profesori.',
    'Anunțurile dvs. stau înaintea celor ale profesorilor fără abonament.',
    'Plătiți perioada aleasă și decideți apoi dacă prelungiți.',
    'Pentru returnarea banilor, scrieți-ne din pagina Contact.',
    'Anunțurile dvs. sunt mai ușor de găsit.',
    'Scrieți elevilor și răspundeți solicitărilor, fără o limită de elevi.',
  ],
} as const

/** The public subscription page. §2 Subscription pages */
export const plansPageText = {
  description: (price: string) =>
    `Abonament pentru profesorii care dau meditații, de la ${price}: scrieți elevilor și răspundeți solicitărilor. Renunțați oricând, cu garanția returnării banilor.`,
  lead: 'Scrieți direct elevilor, răspundeți solicitărilor și fiți printre primii profesori din rezultate.',
  packages: 'Pachete și prețuri',
  visitor: {
    title: 'Crearea profilului este gratuită.',
    link: 'Cum funcționează pentru profesori',
  },
  student: {
    title: 'Abonamentul este pentru profesori.',
    text: 'Ca elev sau părinte scrieți profesorilor și publicați solicitări fără abonament.',
    link: 'Adaugă o solicitare',
  },
  unpaid: {
    title: 'Nu este activat un abonament.',
    link: 'Vezi solicitările elevilor',
  },
  active: {
    title: 'Abonamentul dvs. este activ.',
    period: (period: string) => `${period}.`,
    link: 'Abonamentul meu',
  },
  factsHeading: 'Bine de știut',
  facts: [
    {
      title: 'Ce este gratuit?',
      text: 'Profilul, anunțurile și orele disponibile. Elevii vă găsesc, vă scriu și pot programa ședințe cu dvs. și fără abonament.',
    },
    {
      title: 'Pentru ce este abonamentul?',
      text: 'Ca să trimiteți mesaje elevilor și să răspundeți solicitărilor de meditații publicate de ei.',
    },
    {
      title: 'Cum renunțați?',
      text: 'Oricând: scrieți-ne din pagina Contact.',
    },
    {
      title: 'Unde sunt facturile?',
      text: 'În contul dvs., la Abonamentul meu, împreună cu perioada în care abonamentul este activ. Elevii le găsesc la Plățile mele.',
    },
  ],
} as const
