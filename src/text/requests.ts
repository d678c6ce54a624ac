/** Public requests: their list and the page of one. Texts without diacritics are the spec's own (§2, §8). */
export const requestsText = {
  /** The title of a request, on its card and on its page: 'Am nevoie de meditatii la Pian'. */
  wanted: (category: string | undefined) =>
    category === undefined ? 'Am nevoie de meditatii' : `Am nevoie de meditatii la ${category}`,
  online: 'Online',
  list: {
    title: 'Solicitări de meditații',
    /** The description for search engines, too. */
    lead: 'Ce meditații caută acum elevii și părinții. Profesorii le pot răspunde direct.',
    add: '+ Adauga solicitare noua',
    filters: 'Filtrează solicitările',
    subject: 'Materie',
    subjectExample: 'ex. Pian',
    city: 'Oraș',
    cityExample: 'ex. Iași',
    filter: 'Filtrează',
    reset: 'Resetează filtrele',
    results: { one: '1 solicitare', many: '# solicitări' },
    place: 'Loc: ',
    published: 'Publicată pe ',
    open: 'deschide',
    /** Follows 'deschide', for screen reader users who go from link to link: what tells one request from another. */
    opened: (...facts: string[]) => ` solicitarea: ${facts.filter(Boolean).join(', ')}`,
    empty: 'Nu exista rezultate care sa corespunda cautarii dvs',
    emptyFilteredHelp: 'Încercați cu un singur filtru sau cu un cuvânt mai scurt.',
    emptyHelp: 'Acum nu este nicio solicitare deschisă. Publicați una, iar profesorii vă vor contacta.',
    all: 'Vezi toate solicitările',
    addFirst: 'Adaugă o solicitare',
  },
  detail: {
    description:
      'Solicitare de meditații publicată de un elev sau de un părinte. Profesorii pot răspunde direct.',
    back: 'Toate solicitările',
    text: 'Descriere',
    noText: 'Elevul nu a adăugat detalii. Îl puteți întreba în mesajul dvs.',
    subject: 'Materie',
    place: 'Loc',
    cycle: 'Nivel',
    learner: 'Elev',
    aboutLearner: 'Cine caută',
    published: 'Publicată pe',
    validUntil: 'Valabilă până la',
    unknown: 'Nespecificat',
    ended: 'Încheiată',
    endedOn: (day: string) =>
      `Solicitarea s-a încheiat pe ${day}. Este posibil ca elevul să fi găsit un profesor.`,
    reply: 'Raspunde solicitarii',
    replyHelp: 'Mesajul dvs. ajunge direct la elev.',
    replyPaid: 'Pentru a răspunde aveți nevoie de un abonament activ.',
    /** The recipient of the message when the student has no name. */
    unnamed: 'elevul care a publicat solicitarea',
    own: 'Aceasta este solicitarea dvs.',
    ownHelp: 'Profesorii interesați vă scriu. Răspunsurile lor sunt în mesajele dvs.',
    messages: 'Vezi mesajele',
    others: 'Alte solicitări',
    othersFailed: 'Nu am putut încărca alte solicitări',
  },
} as const
