/** The tutor's report. §2; the heading and 'Nu sunt informatii.' are the spec's. */
export const reportText = {
  title: 'Raport meditatii',
  heading: (today: string) => `Raport meditatii - ${today}`,
  lead: 'Ședințele ținute de dvs. și plătite de elevi, cu zilele în care s-au făcut plățile.',
  balance: {
    heading: 'Sold',
    help: 'Suma pe care o aveți de primit.',
    failed: 'Soldul nu s-a putut încărca.',
  },
  lessons: {
    heading: 'Ședințe',
    failed: 'Raportul nu s-a putut încărca.',
    empty: 'Nu sunt informatii.',
    emptyHelp: 'După ce o ședință a fost ținută și plătită de elev, o găsiți aici.',
    toAppointments: 'Vezi programările',
    count: { one: 'O ședință', many: '# ședințe' },
    page: (page: number, pages: number) => `pagina ${page} din ${pages}`,
    romanianTime: 'Orele sunt afișate în ora României.',
    total: 'Total',
    pageTotal: 'Total pe pagină',
    notPaidOut: 'Banii pentru ședințele de mai jos nu v-au fost încă plătiți.',
  },
  columns: {
    lesson: 'Ședință',
    learner: 'Elev',
    price: 'Preț',
    invoice: 'Factură',
    tutor: 'Plătit dvs. pe',
    platform: 'Plătit platformei pe',
    tax: 'Taxe plătite pe',
  },
  /** Screen reader texts for the dash of an empty cell. */
  noneSpoken: { lesson: 'Dată necunoscută', price: 'Fără preț', invoice: 'Fără factură', payOut: 'Încă nu' },
  csv: {
    button: 'Descarcă CSV',
    fileName: (day: string) => `raport-meditatii-${day}.csv`,
    columns: { day: 'Data', start: 'De la', end: 'Până la', price: 'Preț (RON)' },
    done: 'Raportul a fost descărcat.',
    failed: 'Raportul nu s-a putut descărca.',
    expired: 'Sesiunea a expirat. Autentificați-vă pentru a descărca raportul.',
  },
  print: 'Tipărește',
  students: {
    title: 'Raportul este pentru profesori.',
    help: 'Ședințele dvs. sunt la programări, iar facturile lor, la „Plățile mele”.',
    link: 'Vezi programările',
  },
} as const
