/** A student's start page. §2, §6; 'Nu sunt programari.' and 'Utilizator fara nume' are the spec's. */
export const accountHomeText = {
  title: 'Pagina mea',
  greeting: 'Bună ziua',
  lead: 'Următoarea ședință și ultimele conversații.',
  next: {
    heading: 'Următoarea programare',
    unnamed: 'Profesor',
    all: 'Toate programările',
    empty: 'Nu sunt programari.',
    emptyHelp: 'Alegeți un profesor și o oră liberă din calendarul lui.',
    failed: 'Programările nu s-au putut încărca.',
  },
  rate: {
    /** `when`: `de vineri`, or `din 13 noiembrie 2026`. */
    heading: (when: string) => `Cum a fost ședința ${when}?`,
  },
  messages: {
    heading: 'Conversații recente',
    unread: 'Necitit',
    all: 'Toate mesajele',
    empty: 'Nu aveți încă mesaje',
    emptyHelp: 'Scrieți unui profesor din pagina anunțului său.',
    failed: 'Conversațiile nu s-au putut încărca.',
  },
  ways: {
    heading: 'Ce puteți face',
    tutors: 'Caută un profesor',
    tutorsHelp: 'După materie, oraș și nivel.',
    requests: 'Vezi solicitările',
    requestsHelp: 'Ce caută acum alți elevi și părinți.',
    newRequest: 'Adaugă o solicitare',
    newRequestHelp: 'Profesorii interesați vă vor contacta.',
  },
} as const
