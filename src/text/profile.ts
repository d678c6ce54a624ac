/** My profile. §2, §4, §8; the messages of §5 are in validation.ts. */
export const profileText = {
  title: 'Profilul meu',
  lead: {
    tutor: 'Elevii văd aceste date în anunțurile dvs. și pe pagina fiecărui anunț.',
    student: 'Datele cu care vă recunosc profesorii cărora le scrieți.',
  },
  /** §8, letter for letter. */
  failed: 'Something bad happened; please try again later.',
  incomplete: 'Profilul este incomplet',
  /** Headings of the checklist. */
  missing: 'Mai lipsesc:',
  recommended: 'Recomandat',
  recommendedHelp: 'Nu este obligatoriu, dar elevii vă găsesc și vă aleg mai ușor.',
  fieldNames: {
    FirstName: 'prenumele',
    LastName: 'numele',
    Experience: 'experiența',
    Occupation: 'ocupația',
  },
  edit: 'Editează',
  /** The button of an empty section. */
  fillIn: 'Completează',
  none: 'Necompletat',
  loading: 'Se încarcă…',
  restored: 'Ce ați modificat data trecută și nu ați salvat este păstrat aici.',
  saved: 'Modificările au fost salvate',
  savedNotShown: 'Modificările au fost salvate; le vedeți aici după ce reîncărcați pagina.',
  submission: {
    failed: 'Modificările nu au fost salvate. Ce ați completat este păstrat.',
    notArrived:
      'Nu am primit confirmarea serverului, iar modificările nu apar în profil. Le puteți salva din nou.',
    unknown:
      'Nu știm dacă modificările au fost salvate. Ce ați completat este păstrat; reîncărcați pagina înainte de a salva din nou.',
    expired: 'Sesiunea a expirat. Ce ați completat este păstrat; autentificați-vă pentru a salva.',
  },
  listFailed: 'Lista din care se alege nu s-a putut încărca. Ce ați completat este păstrat.',
  general: {
    title: 'Date generale',
    /** In place of the values of an empty section. */
    invitation: {
      tutor: 'Numele, experiența și ocupația dvs. apar în fiecare anunț.',
      student: 'Scrieți numele cu care vă recunosc profesorii.',
    },
    lastName: 'Nume',
    firstName: 'Prenume',
    email: 'E-mail',
    emailHint: 'Nu se poate modifica.',
    phone: 'Telefon',
    phoneHint: 'Opțional. Nu îl văd vizitatorii.',
    experience: 'Experiență',
    occupation: 'Ocupație',
    video: 'Video de prezentare',
    videoHint: 'Opțional. Adresa unui video de pe YouTube.',
    videoExample: 'https://www.youtube.com/watch?v=…',
    notYouTube: 'Adresa nu este a unui video de pe YouTube: elevii nu îl vor vedea în anunțurile dvs.',
    noAddress: 'Aceasta nu este o adresă web. Exemplu: https://www.youtube.com/watch?v=…',
  },
  location: {
    title: 'Locul meditațiilor',
    invitation: 'Alegeți orașul sau „Online”, ca elevii să vă găsească.',
    where: 'Unde țineți meditațiile',
    county: 'Județ',
    anyCounty: 'Toate județele',
    city: 'Oraș',
    cities: 'Orașe',
    cityExample: 'ex. Cluj-Napoca',
    online: 'Online',
    atTutor: 'La mine acasă',
    atStudent: 'La elev acasă',
    oneCity: 'După salvare rămâne doar orașul ales aici.',
  },
  studies: {
    title: 'Studii',
    label: 'Studiile dvs.',
    hint: {
      tutor: 'Facultăți, diplome, cursuri: ce arată că stăpâniți materia.',
      student: 'Școala sau facultatea la care învățați, cursurile urmate.',
    },
  },
  choices: {
    menu: 'Ce și cui predați',
    subjects: {
      button: 'Materii',
      title: 'Materiile pe care le predați',
      search: 'Caută o materie',
      none: 'Alegeți ce materii predați.',
      noneChosen: 'Nicio materie aleasă',
      /** Group of the chosen subjects that the list no longer offers. */
      others: 'Alte materii',
    },
    levels: {
      button: 'Niveluri',
      title: 'Nivelurile la care predați',
      search: 'Caută un nivel',
      none: 'Alegeți la ce niveluri predați.',
      noneChosen: 'Niciun nivel ales',
      others: 'Alte niveluri',
    },
    unsaved: 'Nesalvat',
  },
} as const
