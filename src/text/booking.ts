import { inSentence } from '#strings/inSentence.ts'

/** Booking on a tutor's page. §2 Tutor ad page, §5 */
export const bookingText = {
  help: 'O ședință durează o oră. Profesorul primește cererea și o acceptă; plătiți după aceea.',
  dayCalendar: 'Alegeți ziua',
  legend: { free: 'zi cu ore libere', empty: 'zi fără ore libere' },
  hour: 'Ora',
  hoursOf: (day: string) => `Ore libere ${day}`,
  hourFirst: 'Alegeți întâi o zi din calendar.',
  loading: 'Se caută orele libere…',
  romanianTimeNote: 'Orele sunt afișate în ora României, diferită de ora dvs. locală.',
  hoursFailed: 'Nu am putut încărca orele libere.',
  empty: 'Nicio oră liberă în această zi',
  searching: 'Se caută următoarea zi liberă…',
  nextDay: 'Următoarea zi cu ore libere:',
  goToDay: (day: string) => `Alege ${day}`,
  nextDayNone: 'Nici în următoarele patru săptămâni nu sunt ore libere. Scrieți-i profesorului.',
  nextDayFailed: 'Nu am putut încărca următoarea zi liberă.',
  summary: {
    heading: 'Ședința',
    tutor: 'Profesor',
    subject: 'Materie',
    duration: 'Durată',
    oneHour: 'o oră',
    price: 'Preț în anunț',
    pastPrice: 'Prețul ședinței trecute',
  },
  agreement: 'Sunt de acord cu',
  agreementTerms: 'termenii și condițiile',
  agreementEnd: 'și rezerv ora aleasă.',
  save: 'Programează',
  taken: 'Ora aleasă a fost ocupată între timp',
  takenHelp: (another: string) =>
    `Am reîncărcat orele libere ale zilei. Alegeți ${another}; restul a rămas cum ați ales.`,
  gone: 'Ora aleasă nu mai este liberă',
  goneHelp: (hour: string, another: string) =>
    `Ora ${hour} a trecut sau a fost ocupată între timp. Alegeți ${another}.`,
  /** The choice to offer instead: another hour, or another day when this one has no free hour. */
  anotherHour: 'alta',
  anotherDay: 'altă zi',
  submission: {
    notArrived: 'Serverul nu a răspuns la timp și ședința nu apare în programări. O puteți programa din nou.',
    unknown: 'Nu știm dacă ședința a fost programată. Verificați programările înainte de a încerca din nou.',
    expired: 'Sesiunea a expirat. Ziua și ora alese sunt păstrate; autentificați-vă pentru a programa.',
    failed: 'Ședința nu a fost programată. Alegeți din nou o oră.',
  },
  done: 'Cererea a fost trimisă',
  /** After booking again from the list of appointments. */
  newWith: (name: string) => `O ședință nouă cu ${name}. Profesorul primește cererea și o acceptă.`,
  doneAgain: 'Cererea a fost trimisă. O găsiți între programările active.',
  doneHelp: (name: string) => `${name} a primit cererea. În programări vedeți când o acceptă.`,
  appointments: 'Vezi programările',
  calendarFile: 'Adaugă în calendar',
  calendarFileName: (day: string) => `meditatie-${day}.ics`,
  calendarTitle: (subject: string, name: string) => `Meditații ${inSentence(subject)} cu ${name}`,
  calendarDescription: 'Cerere trimisă; profesorul trebuie să o accepte.',
  another: 'Programează încă o ședință',
} as const
