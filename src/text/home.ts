/** The home page. §2 Home search widget */
export const homeText = {
  title: 'Meditații pentru elevi și studenți',
  description:
    'Găsiți profesori pentru meditații în orașul dvs. sau online, la orice materie și pentru orice nivel. Comparați prețuri, scrieți profesorului și programați prima ședință.',
  heading: 'Găsiți profesorul care vi se potrivește',
  lead: 'Meditații la orice materie, pentru copilul dvs. sau pentru dvs., aproape de casă sau online. Scrieți direct profesorului.',
  search: {
    label: 'Caută meditații',
    subject: 'Materie',
    subjectPlaceholder: 'ex. Matematica',
    city: 'Oraș',
    cityPlaceholder: 'Oraș sau Online',
    cycle: 'Nivel',
    cyclePlaceholder: 'Orice nivel',
    cycleNeedsCity: 'Nivelul se aplică numai împreună cu un oraș sau cu Online.',
    button: 'Caută',
    failed: 'Listele de materii și orașe nu s-au putut încărca.',
  },
  online: 'Online',
  popularSubjects: 'Materii căutate',
  stats: {
    heading: 'În cifre',
    teachers: 'profesori înscriși',
    users: 'conturi active',
    views: 'profiluri vizualizate',
  },
  popularAds: {
    heading: 'Profesori apreciați',
    help: 'Cele mai căutate anunțuri din această perioadă.',
    all: 'Vezi toate anunțurile',
    empty: 'Încă nu sunt anunțuri.',
    failed: 'Anunțurile nu s-au putut încărca.',
  },
  steps: {
    heading: 'Cum funcționează',
    list: [
      {
        title: 'Căutați',
        text: 'Alegeți materia, orașul și nivelul. Vedeți prețul, experiența și locul fiecărui profesor.',
      },
      {
        title: 'Scrieți-i profesorului',
        text: 'Trimiteți un mesaj cu ce aveți nevoie. Profesorul vă răspunde direct.',
      },
      {
        title: 'Programați ședința',
        text: 'Alegeți ziua și ora libere din calendarul profesorului, apoi dați o notă după ședință.',
      },
    ],
  },
  request: {
    heading: 'Nu găsiți ce căutați?',
    text: 'Publicați o solicitare cu materia și nivelul, iar profesorii interesați vă vor contacta.',
    button: 'Adaugă o solicitare',
  },
  tutors: {
    heading: 'Sunteți profesor?',
    free: 'Crearea profilului este gratuită.',
    text: 'Publicați anunțuri la materiile dvs. și primiți programări.',
    button: 'Creează profilul gratuit',
    /** Heading and link of a viewer who is a tutor. */
    own: 'Anunțurile dvs.',
    ads: 'Anunțurile mele',
    steps: 'Cum funcționează',
  },
} as const
