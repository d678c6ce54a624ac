import { newTabText } from './newTab.ts'

/**
 * The appointments of the user area. §2 Appointments, §4, §8; the two questions, 'Achita', 'Renunta',
 * 'Plateste', 'Programarii anterioare', 'Nu sunt programari.' and 'Utilizator fara nume' are the spec's.
 */
export const appointmentsText = {
  title: 'Programări',
  active: {
    heading: 'Programări active',
    /** On the switch between the two lists; the number is missing until the list has loaded. */
    label: (count: number | undefined) => (count === undefined ? 'Active' : `Active (${count})`),
    failed: 'Programările nu s-au putut încărca.',
  },
  old: {
    heading: 'Programarii anterioare',
    toRate: (count: number) => `(${count}\u00a0de\u00a0notat)`,
    failed: 'Programările anterioare nu s-au putut încărca.',
  },
  loading: 'Se încarcă programările…',
  empty: 'Nu sunt programari.',
  emptyHelp: {
    student: 'Alegeți un profesor și o oră liberă din calendarul lui.',
    tutor: 'Elevii programează ședințe la orele dvs. disponibile.',
  },
  emptyWayOn: {
    student: 'Caută un profesor',
    tutor: 'Vezi orele disponibile',
  },
  /** Headings of the active list's groups. */
  due: {
    join: 'Puteți intra în sală',
    accept: 'De acceptat',
    pay: 'De plătit',
    tutor: 'Așteaptă profesorul',
    student: 'Așteaptă plata elevului',
    paid: 'Plătite',
    past: 'Trecute',
  },
  lessons: { one: 'o ședință', many: '# ședințe' },
  details: 'Detalii',
  /** By role of the viewer in the appointment. */
  states: {
    student: {
      requested: 'Așteaptă confirmarea profesorului',
      unpaid: 'Acceptată, de plătit',
      paid: 'Plătită',
      joinable: 'Puteți intra în sală',
      past: 'Trecută',
    },
    tutor: {
      requested: 'Așteaptă confirmarea dvs.',
      unpaid: 'Acceptată, neplătită',
      paid: 'Plătită',
      joinable: 'Puteți intra în sală',
      past: 'Trecută',
    },
  },
  now: 'Acum',
  noPrice: 'Preț nespecificat',
  actions: {
    accept: 'Acceptă',
    cancel: 'Anulează',
    /** Appended to 'Anulează' for screen readers. */
    cancelObject: 'programarea',
    pay: 'Achita',
    unpay: 'Renunta',
    join: 'Intră în sala de meditații',
    rate: 'Acordă o notă',
    rebook: 'Programează din nou',
    /** Appended to each for screen readers: the name of the other party, and the time. */
    of: (name: string, when: string) => `(${name}, ${when})`,
    ofInNewTab: (name: string, when: string) => `(${name}, ${when}, ${newTabText})`,
  },
  /** While the submission is pending. */
  pending: {
    accept: 'Se acceptă…',
    cancel: 'Se anulează…',
    rebook: 'Se trimite cererea…',
  },
  noTutor: 'Nu știm cine este profesorul acestei programări, așa că acest lucru nu se poate face de aici.',
  cancel: {
    question: 'Esit sigur că vrei să anulezi această programare ?',
    help: {
      student: 'Ora se eliberează, iar profesorul nu vă mai așteaptă.',
      tutor: 'Ora se eliberează, iar elevul nu vă mai așteaptă.',
    },
    confirm: 'Anulează programarea',
    keep: 'Păstrează programarea',
    /** Added when the appointment is paid. */
    paid: {
      student: 'Ședința este plătită: pentru rambursare, scrieți-ne din pagina Contact.',
      tutor: 'Ședința este plătită: pentru rambursare, elevul ne poate scrie din pagina Contact.',
    },
    done: 'Programarea a fost anulată',
    failed: 'Programarea nu a fost anulată.',
    notArrived:
      'Nu am primit confirmarea serverului, iar programarea este încă în listă. O puteți anula din nou.',
    unknown: 'Nu știm dacă programarea a fost anulată. Verificați lista înainte de a încerca din nou.',
    expired: 'Sesiunea a expirat. Autentificați-vă pentru a anula programarea.',
  },
  accept: {
    question: 'Esit sigur că accepți această programare ?',
    help: {
      student: 'Doar profesorul o poate accepta.',
      tutor: 'Elevul o poate plăti îndată ce o acceptați.',
    },
    confirm: 'Acceptă programarea',
    done: 'Programarea a fost acceptată',
    failed: 'Programarea nu a fost acceptată.',
    notArrived:
      'Nu am primit confirmarea serverului, iar programarea nu apare ca acceptată. O puteți accepta din nou.',
    unknown: 'Nu știm dacă programarea a fost acceptată. Verificați lista înainte de a încerca din nou.',
    expired: 'Sesiunea a expirat. Autentificați-vă pentru a accepta programarea.',
  },
  /** Why an appointment cannot be accepted or cancelled any more. */
  obsolete: {
    cancelled: 'Programarea a fost anulată între timp.',
    accepted: 'Programarea este deja acceptată.',
    started: 'Ședința a început, iar programarea nu mai poate fi anulată.',
    past: 'Programarea a trecut și nu mai poate fi schimbată.',
    notYours: 'Doar profesorul poate accepta programarea.',
  },
  rebook: {
    title: 'Programează din nou',
  },
  bar: {
    none: 'Nicio programare aleasă',
    chosen: { one: 'O programare aleasă', many: '# programări alese' },
    total: (price: string) => `Total: ${price}`,
    /** Appointments without a known price are not in the total. */
    unpriced: { one: 'și o programare fără preț', many: 'și # programări fără preț' },
    counting: 'Se calculează totalul…',
    unknown: 'Totalul nu a putut fi calculat; îl vedeți pe pagina de plată.',
    pay: 'Plateste',
  },
} as const
