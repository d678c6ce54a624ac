/**
 * A tutor's own ads. §2 My ads; the question and 'Nespecificat' are the spec's, the validation messages
 * are in validation.ts.
 */
export const ownAdsText = {
  title: 'Anunțurile mele',
  lead: 'Câte un anunț pentru fiecare materie pe care o predați.',
  category: 'Materie',
  price: 'Preț',
  actions: 'Acțiuni',
  unspecified: 'Nespecificat',
  /** `85 / 1 oră`. */
  priceFor: (price: string, duration: string) => `${price} / ${duration}`,
  view: 'Vezi',
  edit: 'Editează',
  remove: 'Șterge',
  add: 'Adaugă anunț',
  empty: 'Nu aveți încă niciun anunț',
  emptyHelp: 'Alegeți materia, prețul și nivelurile, scrieți o descriere, iar elevii vă găsesc în listă.',
  failed: 'Anunțurile dvs. nu s-au putut încărca.',
  incomplete: {
    title: 'Profilul este incomplet',
    help: (missing: string) => `Elevii îl văd pe pagina fiecărui anunț. De completat: ${missing}.`,
    link: 'Completează profilul',
  },
  form: {
    newTitle: 'Anunț nou',
    editTitle: (subject: string) => `Anunțul: ${subject}`,
    name: 'Anunț',
    subject: 'Materie',
    subjectExample: 'ex. Matematica',
    duration: 'Durata ședinței',
    price: 'Preț',
    priceHint: 'În RON, pentru o ședință. Fără preț, elevii văd că se stabilește cu dvs.',
    priceExample: 'ex. 80',
    levels: 'Niveluri',
    levelsFailed: 'Lista nivelurilor nu a putut fi încărcată.',
    description: 'Descriere',
    descriptionHint: 'Cum lucrați, ce materiale folosiți și la ce rezultate ajung elevii dvs.',
    restored: 'Ce ați completat data trecută și nu ați salvat este păstrat aici.',
    restart: 'Renunță la ce nu am salvat',
    listsFailed: 'Listele din formular nu s-au putut încărca.',
    listsMissing: 'Anunțul nu se poate salva fără listele din care ați ales',
    listsMissingHelp: 'Așteptați până se încarcă, sau încercați din nou să le încărcați.',
  },
  saved: 'Anunțul a fost salvat',
  submission: {
    failed: 'Anunțul nu a fost salvat. Ce ați completat este păstrat.',
    notArrived:
      'Nu am primit confirmarea serverului, iar anunțul nu apare în listă. Îl puteți salva din nou.',
    unknown:
      'Nu știm dacă anunțul a fost salvat. Ce ați completat este păstrat; verificați lista anunțurilor înainte de a-l salva din nou.',
    expired: 'Sesiunea a expirat. Ce ați completat este păstrat; autentificați-vă pentru a salva anunțul.',
  },
  deletion: {
    question: 'Esti sigur ca vrei sa stergi acest anunt ?',
    help: 'Elevii nu îl vor mai găsi, iar descrierea lui se pierde.',
    done: 'Anunțul a fost șters',
    failed: 'Anunțul nu a fost șters.',
    notArrived:
      'Nu am primit confirmarea serverului, iar anunțul este încă în listă. Îl puteți șterge din nou.',
    unknown: 'Nu știm dacă anunțul a fost șters. Încercați din nou peste câteva clipe.',
    expired: 'Sesiunea a expirat. Autentificați-vă pentru a șterge anunțul.',
  },
  priceProblems: {
    unreadable: 'Scrieți prețul în cifre, de exemplu 80 sau 79,50.',
    negative: 'Prețul nu poate fi negativ.',
  },
  hours: { one: '1 oră', many: '# ore' },
  minutes: { one: '1 minut', many: '# minute' },
  and: ' și ',
} as const
