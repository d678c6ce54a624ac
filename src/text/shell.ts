/** The shell around every screen: header, footer, notices, the not-found page. */
export const shellText = {
  skip: 'Sari la conținut',
  titleOfPage: (title: string, page: number) => `${title}, pagina ${page}`,
  firstPage: 'Acasă',
  mainNavigation: 'Navigare principală',
  menu: 'Meniu',
  tutors: 'Profesori',
  requests: 'Solicitări',
  plans: 'Abonamente',
  login: 'Autentificare',
  theme: 'Aspect',
  themes: { system: 'Automat', light: 'Luminos', dark: 'Întunecat' },
  footerNavigation: 'Informații',
  footerNote: 'Locul în care elevii, părinții și profesorii se întâlnesc.',
  contact: 'Contact',
  howItWorks: 'Cum funcționează',
  terms: 'Termeni și condiții',
  copyright: (brand: string, year: number) => `© ${year} ${brand}`,
  loading: 'Se încarcă…',
  offline: 'Sunteți offline. Datele afișate pot fi vechi; ce trimiteți acum nu ajunge la server.',
  /** After a press that leaves the app, while a save is still pending. */
  waiting: 'Ce ați trimis nu a ajuns încă la server. Pagina se schimbă imediat ce ajunge.',
  /** The notice's title and help are `errorText.otherViewer`. */
  loadForViewer: 'Încarcă pagina pentru contul nou',
  notFound: {
    title: 'Pagina nu a fost găsită',
    help: 'Adresa este greșită sau pagina nu mai există. Alegeți o categorie sau vedeți toate anunțurile.',
    groups: 'Categorii de materii',
    allAds: 'Toate anunțurile',
  },
  loginPage: {
    title: 'Autentificare',
    help: 'Pagina de autentificare este servită de platformă. Reîncărcați pagina pentru a continua.',
    reload: 'Reîncarcă pagina',
  },
} as const

// Each is a constant of its own, so that a build without it leaves it out; every build has all of `shellText`.
export const adSlotText = 'Publicitate'
/** Heading of the list of contract mismatches, in development. */
export const mismatchesText = 'Răspunsuri care nu respectă contractul'
/** The link to the saved ads. */
export const savedLink = 'Salvați'
/** The link to the accessibility statement. */
export const accessibilityLink = 'Accesibilitate'
