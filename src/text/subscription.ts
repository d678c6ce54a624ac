/** The viewer's subscription and invoices. §2; the red notice and 'Nu sunt plati' are the spec's. */
export const subscriptionText = {
  title: 'Abonamentul meu',
  studentTitle: 'Plățile mele',
  lead: 'Perioada în care abonamentul este activ și facturile dvs.',
  studentLead: 'Facturile ședințelor plătite de dvs.',
  period: {
    heading: 'Abonament',
    active: 'Activ',
    /** Name of a package of which the server sends only the code. */
    named: (name: string) => `Abonament de ${name}`,
    /** Fallback for a product that is no known package. */
    unnamed: 'Abonament',
    between: (from: string, to: string) => `De la ${from} până la ${to}`,
    until: (to: string) => `Până la ${to}`,
    since: (from: string) => `Din ${from}`,
    lastDay: 'Se încheie astăzi.',
    daysLeft: { one: 'A mai rămas o zi.', many: 'Au mai rămas # zile.' },
    prolong: 'Prelungește abonamentul',
    failed: 'Abonamentul nu s-a putut încărca.',
    productFailed: 'Numele abonamentului nu s-a putut încărca.',
  },
  inactive: {
    title: 'Nu este activat un abonament.',
    help: 'Pentru a scrie elevilor și a răspunde solicitărilor aveți nevoie de unul.',
    studentHelp:
      'Nu aveți nevoie de unul: abonamentul este pentru profesori. Scrieți, programați și plătiți fără el.',
    link: 'Vezi abonamentele',
  },
  invoices: {
    heading: 'Facturi',
    failed: 'Facturile nu s-au putut încărca.',
    empty: 'Nu sunt plati',
    emptyHelp: 'După ce plătiți un abonament, factura lui apare aici.',
    studentEmptyHelp: 'După ce plătiți o ședință, factura ei apare aici.',
    studentLink: 'Vezi programările',
    columns: {
      number: 'Număr',
      date: 'Data',
      product: 'Produs',
      state: 'Stare',
      download: 'Descărcare',
    },
    /** Screen reader texts for the dash of an empty cell. */
    noneSpoken: {
      number: 'Fără număr',
      date: 'Fără dată',
      product: 'Fără produs',
    },
    paid: 'Plătită',
    unpaid: 'Neplătită',
    download: 'Descarcă',
    downloadNamed: (number: string) => `Descarcă factura ${number}`,
    downloadOf: (day: string) => `Descarcă factura din ${day}`,
    downloadUnnamed: 'Descarcă factura',
  },
} as const
