/** How the product works, for students and for tutors. §1, §2, §4 */
export const howItWorksText = {
  title: 'Cum funcționează',
  description:
    'Cum găsiți un profesor, cum programați și plătiți o ședință de meditații și cum ajung profesorii la elevi, pas cu pas.',
  lead: 'Elevii și părinții găsesc profesorul potrivit, iar profesorii găsesc elevi. Iată pașii, de la prima căutare până la notă.',
  learners: {
    heading: 'Pentru elevi, studenți și părinți',
    steps: [
      {
        title: 'Căutați',
        text: 'Alegeți materia, orașul sau Online și nivelul. Fiecare anunț arată prețul, stabilit de profesor, experiența și locul.',
        link: 'Vezi profesorii',
      },
      {
        title: 'Scrieți-i profesorului',
        text: 'După autentificare trimiteți un mesaj cu ce aveți nevoie. Dacă profesorul are un număr de telefon în profil, îl puteți afișa pe pagina lui.',
        link: 'Mesajele dvs.',
      },
      {
        title: 'Programați o ședință',
        text: 'Pe pagina profesorului alegeți ziua și una dintre orele libere. O ședință durează o oră și așteaptă confirmarea profesorului.',
        link: 'Programările dvs.',
      },
      {
        title: 'Plătiți online',
        text: 'După ce profesorul acceptă, plătiți ședința din lista de programări. Puteți plăti mai multe deodată.',
      },
      {
        title: 'Intrați în sala de meditații',
        text: 'Când vine ora, intrați din lista de programări în sala de meditații, care se deschide într-o filă nouă.',
      },
      {
        title: 'Dați o notă',
        text: 'După ședință acordați o notă de la 0 la 10 și scrieți câteva cuvinte, care îi ajută și pe ceilalți să aleagă.',
      },
    ],
    cancel:
      'Vi s-a schimbat programul? Atât elevul, cât și profesorul pot anula o programare înainte ca ședința să înceapă.',
  },
  request: {
    heading: 'Nu găsiți ce căutați?',
    text: 'Publicați o solicitare: materia, orașul sau Online, nivelul și ce anume căutați. Rămâne publică 3, 7, 14 sau 31 de zile, iar profesorii cu abonament vă răspund prin mesaje.',
    add: 'Adaugă o solicitare',
    list: 'Vezi solicitările publicate',
  },
  tutors: {
    heading: 'Pentru profesori',
    steps: [
      {
        title: 'Creați profilul',
        text: 'Este gratuit. Completați experiența, ocupația, studiile, materiile și locul în care predați: la dvs., la elev sau online.',
        link: 'Profilul dvs.',
      },
      {
        title: 'Publicați anunțuri',
        text: 'Câte un anunț pentru fiecare materie, cu prețul pe care îl stabiliți, durata, nivelurile și o descriere.',
        link: 'Anunțurile dvs.',
      },
      {
        title: 'Adăugați orele disponibile',
        text: 'Elevii văd numai orele libere ale zilei și aleg una dintre ele.',
        link: 'Orele dvs.',
      },
      {
        title: 'Acceptați programările',
        text: 'O programare este o cerere până când o acceptați. Apoi elevul o plătește online.',
        link: 'Programările dvs.',
      },
      {
        title: 'Țineți ședința',
        text: 'Intrați în sala de meditații din lista de programări. Soldul și datele plăților sunt în raport.',
        link: 'Raportul dvs.',
      },
    ],
  },
  subscription: {
    heading: 'Când aveți nevoie de abonament',
    text: (price: string) =>
      `Pentru a scrie elevilor și a răspunde solicitărilor aveți nevoie de un abonament, de la ${price}. Puteți renunța oricând, cu garanția returnării banilor.`,
    link: 'Vezi pachetele',
  },
} as const
