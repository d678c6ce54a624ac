/** The tutor list. §2 Tutor list; the empty texts, with and without diacritics, are §8's. */
export const tutorsText = {
  latest: 'Ultimele anunturi',
  latestDescription:
    'Ultimele anunțuri de meditații: profesori la toate materiile, în orașul dvs. sau online. Filtrați după oraș, nivel și preț.',
  subjectHeading: (subject: string) => `Meditatii ${subject}`,
  results: { one: '1 anunț', many: '# anunțuri' },
  list: 'Anunțuri',
  filters: 'Filtre',
  skipFilters: 'Sari la anunțuri',
  filtersActive: (count: number) => (count === 0 ? 'Filtre' : `Filtre (${count})`),
  showResults: 'Vezi rezultatele',
  showCount: { one: 'Arată 1 anunț', many: 'Arată # anunțuri' },
  /** Once for the list: the cards give figures only. */
  currency: 'prețuri\u00a0în\u00a0lei',
  groups: 'Materii',
  online: 'Online',
  place: 'Loc',
  city: 'Oraș',
  citySearch: 'Caută un oraș',
  more: 'mai mult...',
  less: 'mai putin...',
  level: 'Nivel',
  order: 'Ordonează după',
  orders: ['Recomandate', 'Cele mai populare', 'Recenzii', 'Cele mai noi'],
  active: 'Filtre active',
  chips: {
    category: (name: string) => `Materie: ${name}`,
    city: (name: string) => `Oras: ${name}`,
    cycle: (name: string) => `Nivel: ${name}`,
  },
  reset: 'Resetează filtrele',
  removed: (filter: string) => `Fără filtrul ${filter}`,
  wasReset: 'Filtrele au fost resetate',
  undo: 'Anulează',
  empty: 'Nu exista rezultate care sa corespunda cautarii dvs',
  emptySubject: 'Nu există rezultate care să corespundă căutării dvs',
  emptyHelp: 'Încercați fără unul dintre filtre sau publicați o solicitare, iar profesorii vă vor contacta.',
  noAdsHelp: 'Publicați o solicitare, iar profesorii vă vor contacta.',
  withoutFilters: 'Caută fără filtre',
  searchOnline: 'Caută online',
  addRequest: 'Adaugă o solicitare',
  card: {
    /** Before the price: 'Pret: 85 / 1 oră'. */
    price: 'Pret: ',
    /** After the figure, for screen readers; sighted users have the currency above the list. */
    lei: ' lei',
    priceEmpty: '-',
    /** Below a price that is not per hour. */
    perHour: (price: string) => `${price} lei pe oră`,
    online: 'Online',
    unnamed: 'Profesor',
    cities: 'Orașe',
    /** 'Student, experiență 5-10 ani'. */
    work: (occupation: string | undefined, experience: string | undefined) => {
      if (!experience) return occupation ?? ''
      const years = experience.charAt(0).toLocaleLowerCase('ro') + experience.slice(1)
      // The server's list has 'Fără experiență', too.
      const phrase = years.includes('experien') ? years : `experiență ${years}`
      return occupation
        ? `${occupation}, ${phrase}`
        : phrase.charAt(0).toLocaleUpperCase('ro') + phrase.slice(1)
    },
    more: 'mai mult',
    moreOf: (name: string) => `mai mult despre ${name}`,
    less: 'mai puțin',
    lessOf: (name: string) => `mai puțin despre ${name}`,
    profile: 'Vezi profilul și orele',
    profileOf: (name: string) => `Vezi profilul și orele: ${name}`,
    /** The verb is hidden in a narrow card. */
    message: ['Trimite ', 'mesaj'],
    messageTo: (name: string) => `Trimite mesaj către ${name}`,
    retryMessageTo: (name: string) => `Încearcă din nou: mesaj către ${name}`,
    adGone: 'Anunțul nu mai este publicat.',
    own: 'Acesta este anunțul dvs.',
  },
} as const
