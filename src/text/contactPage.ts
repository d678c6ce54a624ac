/** The contact page of the installation. §2 Route table: Contact */
export const contactPageText = {
  title: 'Contact',
  description:
    'Scrieți-ne despre cont, plăți și abonament sau despre un anunț ori un profesor pe care doriți să îl raportați.',
  lead: 'Scrieți-ne despre cont, plăți, abonament sau un anunț.',
  ways: 'Cum ne găsiți',
  noWays: 'Datele de contact nu au fost publicate încă.',
  email: 'E-mail',
  phone: 'Telefon',
  lessons: {
    text: 'Ora, locul sau tema unei ședințe le stabiliți direct cu profesorul sau cu elevul, prin',
    link: 'mesaje',
  },
  topicsHeading: 'Despre ce ne puteți scrie',
  topics: [
    {
      title: 'Contul dvs.',
      text: 'Nu reușiți să vă autentificați, aveți altă adresă de e-mail sau doriți ștergerea contului. Scrieți-ne de la adresa cu care v-ați înscris.',
      subject: 'Cont',
      link: 'Scrieți-ne despre cont',
    },
    {
      title: 'Plăți și abonament',
      text: 'O plată care nu apare, o factură, renunțarea la abonament sau returnarea banilor. Adăugați numărul facturii, dacă îl aveți.',
      subject: 'Plăți și abonament',
      link: 'Scrieți-ne despre plăți',
    },
    {
      title: 'Un anunț sau un profesor',
      text: 'Un conținut fals, jignitor sau care nu are legătură cu meditațiile. Copiați adresa paginii și spuneți pe scurt ce nu este în regulă.',
      subject: 'Raportare',
      link: 'Raportați un anunț sau un profesor',
    },
    {
      title: 'Ceva nu funcționează',
      text: 'Spuneți-ne pe ce pagină erați, ce ați apăsat și ce ați văzut. Ne ajută și numele telefonului sau al browserului.',
      subject: 'Problemă tehnică',
      link: 'Scrieți-ne despre o problemă',
    },
  ],
  questionsHeading: 'Întrebări frecvente',
  questions: [
    {
      question: 'Am nevoie de cont ca să caut un profesor?',
      answer:
        'Nu. Anunțurile și solicitările se văd fără cont. De autentificare aveți nevoie ca să scrieți unui profesor, să programați o ședință, să publicați o solicitare sau să dați o notă.',
    },
    {
      question: 'Cine stabilește prețul unei ședințe?',
      answer: 'Profesorul. Prețul și durata la care se referă apar în anunțul lui.',
    },
    {
      question: 'Pot anula o programare?',
      answer:
        'Da. Atât elevul, cât și profesorul pot anula o programare înainte ca ședința să înceapă: în cont, la Programări, după o confirmare.',
    },
    {
      question: 'Când plătesc?',
      answer:
        'După ce profesorul acceptă programarea. Ședințele acceptate se plătesc online, din Programări, una câte una sau mai multe deodată.',
    },
    {
      question: 'Nu găsesc un profesor. Ce pot face?',
      answer:
        'Publicați o solicitare cu materia, nivelul și orașul, iar profesorii interesați vă răspund prin mesaje.',
    },
    {
      question: 'Sunt profesor. Pentru ce am nevoie de abonament?',
      answer:
        'Profilul și anunțurile sunt gratuite. Abonamentul vă trebuie ca să trimiteți mesaje elevilor și să răspundeți solicitărilor.',
    },
    {
      question: 'Cum renunț la abonament și unde găsesc facturile?',
      answer:
        'Puteți renunța oricând: scrieți-ne de la adresa cu care v-ați înscris. Perioada activă și facturile sunt în cont, la Abonamentul meu.',
    },
  ],
} as const
