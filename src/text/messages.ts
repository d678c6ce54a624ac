/** The messages of the user area. §2; 'Selectati o conversatie.' is the spec's. */
export const messagesText = {
  title: 'Mesaje',
  description: 'Conversațiile dvs. cu elevii și profesorii.',
  list: {
    heading: 'Conversații',
    failed: 'Lista conversațiilor nu s-a putut încărca.',
    unread: 'Necitite',
    /** Read before `unread`: the number of messages counts all of them. */
    partlyUnread: 'dintre care unele',
    messages: { one: '1 mesaj', many: '# mesaje' },
    /** Before the viewer's own last words. */
    my: 'Dvs.: ',
    /** Heading of the people without messages. */
    others: 'Încă nu v-ați scris',
    empty: 'Nu aveți încă nicio conversație',
    student: {
      help: 'Găsiți un profesor și scrieți-i: conversația apare aici.',
      wayOn: 'Caută un profesor',
    },
    tutor: {
      help: 'Când un elev vă scrie, conversația apare aici. Puteți și dvs. să răspundeți unei solicitări.',
      wayOn: 'Vedeți solicitările',
    },
  },
  choose: 'Selectati o conversatie.',
  chooseHelp: 'Alegeți din listă cu cine doriți să vorbiți.',
  write: 'Trimite mesaj',
  back: 'Înapoi la conversații',
  conversation: 'Conversație',
  book: 'Programează',
  bookTitle: 'Programează o ședință',
  nextLesson: 'Următoarea ședință',
  conversationWith: (name: string) => `Mesajele cu ${name}`,
  failed: 'Conversația nu s-a putut încărca.',
  empty: 'Nu v-ați scris încă',
  emptyHelp: (name: string) => `Primul mesaj către ${name} începe conversația.`,
  unreadable: 'Mesajele acestei conversații nu au putut fi citite.',
  unreadableHelp: 'Încercați din nou peste câteva clipe.',
  unknown: 'Nu am găsit această persoană',
  unknownHelp: 'Adresa este greșită sau contul nu mai există.',
  unknownWayOn: 'Toate conversațiile',
  older: {
    load: 'Mesaje mai vechi',
    failed: 'Mesajele mai vechi nu s-au putut încărca.',
    limit: (count: string) => `Aici se văd cel mult ultimele ${count} de mesaje.`,
    loaded: { one: '1 mesaj mai vechi', many: '# mesaje mai vechi' },
  },
  newest: 'Mesaje noi',
  arrived: (name: string) => ({ one: `Un mesaj nou de la ${name}`, many: `# mesaje noi de la ${name}` }),
} as const

/** Relative times of a message for which the spec has its own words. §9 */
export const relativeTimeText = { justNow: 'Chiar acum', yesterday: 'Ieri' } as const
