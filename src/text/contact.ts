/** The message dialog. 'Trimite mesaj' and 'Mesajul a fost trimis' are the spec's (§2, §4). */
export const contactText = {
  title: 'Trimite mesaj',
  to: (name: string) => `Către ${name}`,
  /** §2: tips on place and time, experience, expected fee. */
  tips: {
    heading: 'Ce ajută într-un răspuns',
    list: [
      'Locul și orele: unde și când puteți ține ședințele.',
      'Experiența: la ce nivel predați și de câți ani.',
      'Tariful: cât costă o ședință și cât durează.',
    ],
  },
  label: 'Mesajul dvs.',
  /** The message that is answered. */
  answered: 'Ultimul mesaj primit',
  hint: {
    student: 'Spuneți ce nivel are elevul, ce vă doriți și când aveți timp.',
    teacher: 'Spuneți cum puteți ajuta, când aveți timp și cât costă o ședință.',
  },
  required: 'Scrieți un mesaj.',
  /** After a reply to a request, with a link to the conversation. */
  replied: (when: string) => `Ați răspuns ${when}`,
  ownRequest: 'Solicitarea dvs.',
  conversation: 'Vezi conversația',
  send: 'Trimite',
  sent: 'Mesajul a fost trimis',
  submission: {
    failed: (name: string) => `Mesajul către ${name} nu a fost trimis. Textul este păstrat.`,
    unknown:
      'Nu știm dacă mesajul a ajuns. Textul este păstrat; verificați conversația înainte de a-l trimite din nou.',
    notArrived:
      'Serverul nu a răspuns la timp și mesajul nu apare în conversație. Îl puteți trimite din nou.',
    expired: 'Sesiunea a expirat. Textul este păstrat; autentificați-vă pentru a-l trimite.',
  },
} as const
