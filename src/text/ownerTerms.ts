import type { TermsSection } from './terms.ts'

/**
 * Whether the sections below are still the sample: the build says so until the operator has replaced this file.
 * docs/hosting.md
 */
export const isSampleTerms = true

/**
 * The operator's part of the terms: rules of conduct, personal data, liability and law. A sample that makes no promises; each
 * installation replaces this file with the text of its operator. docs/hosting.md
 */
export const ownerTerms: TermsSection[] = [
  {
    id: 'cont',
    title: 'Contul dvs.',
    body: [
      'Dați date adevărate și țineți-le la zi. Contul este personal: păstrați pentru dvs. datele de autentificare și scrieți-ne dacă bănuiți că altcineva vă folosește contul.',
      'Minorii folosesc platforma cu acordul și sub supravegherea unui părinte sau a reprezentantului legal.',
      'Adresa de e-mail nu se schimbă din profil. Pentru a o schimba sau pentru a șterge contul, scrieți-ne din pagina Contact.',
    ],
  },
  {
    id: 'interzis',
    title: 'Ce nu este permis',
    body: [
      'Nu publicați și nu trimiteți:',
      [
        'informații false despre identitate, studii, experiență sau preț;',
        'jigniri, amenințări, hărțuire sau îndemnuri la ură și discriminare;',
        'conținut sexual sau altfel nepotrivit pentru minori;',
        'oferte de a da examene ori de a scrie lucrări în locul elevului;',
        'reclame fără legătură cu meditațiile și mesaje trimise în masă;',
        'datele sau imaginea altei persoane fără acordul ei;',
        'programe dăunătoare; nu ocoliți măsurile de securitate și nu colectați automat datele platformei.',
      ],
      'Putem ascunde sau șterge un asemenea conținut. Dacă vedeți unul, scrieți-ne din pagina Contact, cu adresa paginii.',
    ],
  },
  {
    id: 'date-personale',
    title: 'Date personale',
    body: [
      'Păstrăm datele pe care ni le dați (nume, e-mail, telefon, fotografie, oraș, studii, experiență, anunțuri, solicitări) și pe cele care apar când folosiți platforma: mesaje, programări, plăți, facturi, note și numărul de afișări ale anunțurilor.',
      'Le folosim ca să vă oferim serviciul pe care îl cereți, ca să respectăm legea (de exemplu pentru facturi) și ca să ținem platforma în siguranță. Le păstrăm cât aveți cont și, după aceea, numai cât cere legea.',
      'Ce văd ceilalți:',
      [
        'vizitatorii văd numele de familie al profesorului prescurtat la inițială și nu văd telefonul;',
        'utilizatorii autentificați văd numele întreg și pot afișa telefonul, dacă profesorul l-a adăugat în profil;',
        'adresa dvs. de e-mail nu este arătată altor utilizatori.',
      ],
      'Aveți dreptul de acces, de rectificare, de ștergere, de restricționare, de opoziție, dreptul la portabilitatea datelor și dreptul de a vă retrage acordul.',
      'Pentru oricare dintre ele scrieți-ne din pagina Contact. Puteți depune și o plângere la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal.',
    ],
  },
  {
    id: 'raspundere',
    title: 'Răspundere',
    body: [
      'Funcționarea platformei se poate întrerupe, de exemplu pentru întreținere.',
      'Nu verificăm dinainte fiecare profil, anunț sau mesaj și nu răspundem de ceea ce elevii și profesorii își promit în afara platformei. Alegeți cu grijă și folosiți notele celorlalți.',
      'Nimic din acești termeni nu limitează drepturile pe care legea le dă consumatorilor și nici răspunderea care, potrivit legii, nu poate fi limitată.',
    ],
  },
  {
    id: 'inchidere',
    title: 'Suspendarea și închiderea contului',
    body: [
      'Puteți cere oricând închiderea contului. Putem suspenda sau închide un cont care încalcă acești termeni sau legea.',
      'Închiderea contului nu stinge obligațiile deja născute, de exemplu plata unei ședințe ținute.',
    ],
  },
  {
    id: 'modificari',
    title: 'Modificarea termenilor',
    body: ['Putem schimba acești termeni. Este în vigoare forma publicată pe această pagină.'],
  },
  {
    id: 'lege',
    title: 'Legea aplicabilă și contact',
    body: [
      'Acestor termeni li se aplică legea română. Neînțelegerile care nu se rezolvă pe cale amiabilă sunt judecate de instanțele competente din România. Consumatorii se pot adresa și Autorității Naționale pentru Protecția Consumatorilor.',
      'Pentru orice întrebare despre acești termeni scrieți-ne din pagina Contact.',
    ],
    link: 'Toate căile de contact',
  },
]
