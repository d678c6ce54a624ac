/** The new-request page. §2 New request; the validation messages are in validation.ts. */
export const newRequestText = {
  title: 'Adaugă o solicitare nouă',
  description:
    'Publicați o solicitare de meditații: materia, orașul sau online, nivelul și ce căutați. Profesorii interesați vă vor contacta.',
  lead: 'Spuneți ce căutați, iar profesorii interesați vă vor contacta.',
  form: 'Solicitare nouă',
  subject: 'Materie',
  subjectExample: 'ex. Matematica',
  online: 'Online',
  city: 'Oraș',
  cityExample: 'ex. Cluj-Napoca',
  cityNotNeeded: 'Pentru meditații online nu este nevoie de oraș.',
  text: 'Ce anume cauți?',
  textHint: 'Ce doriți să învățați, cât de des și când aveți timp. Textul este public.',
  duration: 'Durata solicitării',
  durationHint: 'Cât timp rămâne publicată.',
  days: ['# zi', '# zile'],
  cycle: 'Categoria de vârstă',
  cycleHint: 'Clasa sau nivelul elevului.',
  publish: 'Publică solicitarea',
  published: 'Solicitarea dvs. a fost publicată',
  listsFailed: 'Listele din formular nu s-au putut încărca.',
  submission: {
    failed: 'Solicitarea nu a fost publicată. Ce ați completat este păstrat.',
    notArrived:
      'Nu am primit confirmarea serverului, iar solicitarea nu apare în listă. O puteți trimite din nou.',
    unknown:
      'Nu știm dacă solicitarea a fost publicată. Ce ați completat este păstrat; verificați lista de solicitări înainte de a o trimite din nou.',
    expired:
      'Sesiunea a expirat. Ce ați completat este păstrat; autentificați-vă pentru a publica solicitarea.',
  },
  kept: 'Ce ați completat este păstrat.',
  steps: {
    heading: 'Ce urmează',
    list: [
      'Solicitarea apare în lista publică, cu prenumele dvs. Telefonul și e-mailul nu se văd.',
      'Profesorii interesați vă trimit mesaje cu locul, orele și tariful lor.',
      'Alegeți profesorul potrivit și programați prima ședință.',
    ],
  },
} as const
