/** A paragraph, or the points of a list. */
type Block = string | readonly string[]

export type TermsSection = {
  /** The section's fragment id. */
  id: string
  title: string
  body: readonly Block[]
  /** Text of the link to the page that the section is about. */
  link?: string
}

/** Values that differ between installations, and the prices of the packages. */
type Facts = { brand: string; email: string; packages: readonly string[] }

export const termsText = {
  title: 'Termeni și condiții',
  description: (brand: string) =>
    `Termenii în care se folosește ${brand}: cont, anunțuri, programări, plăți, abonament, note, date personale și cookie-uri.`,
  lead: (brand: string) => `Ce puteți aștepta de la ${brand} și ce așteptăm noi de la dvs.`,
  contents: 'Cuprins',
}

/** Terms and conditions, true to what the product does. §1, §4, §6, §9 */
export const termsSections = ({ brand, email, packages }: Facts): TermsSection[] => [
  {
    id: 'despre',
    title: 'Despre acești termeni',
    body: [
      `Acești termeni spun cum se folosește ${brand} („platforma”). Folosind platforma, cu sau fără cont, îi acceptați. Dacă nu sunteți de acord cu ei, vă rugăm să nu o folosiți.`,
      'În acești termeni:',
      [
        '„profesor” este cine oferă meditații printr-un profil și prin anunțuri;',
        '„elev” este cine caută, programează și plătește ședințe, pentru sine sau pentru copilul său;',
        '„ședință” este o oră de meditații programată prin platformă.',
      ],
    ],
  },
  {
    id: 'platforma',
    title: 'Ce face platforma',
    body: [
      'Platforma este locul în care elevii, părinții și profesorii se găsesc: publică anunțuri, profiluri și solicitări, transmite mesaje și ține evidența programărilor, a plăților și a notelor.',
      'Anunțurile și solicitările se văd fără cont. Mesajele, programările, solicitările noi și notele cer autentificare.',
      'Profesorii nu sunt angajați ai platformei. Înțelegerea despre ședință este între elev și profesor; profesorul răspunde de pregătirea sa, de felul în care predă și de obligațiile sale fiscale.',
    ],
  },
  {
    id: 'cont',
    title: 'Contul dvs.',
    body: [
      'Dați date adevărate și țineți-le la zi. Contul este personal: păstrați pentru dvs. datele de autentificare și scrieți-ne dacă bănuiți că altcineva vă folosește contul.',
      'Minorii folosesc platforma cu acordul și sub supravegherea unui părinte sau a reprezentantului legal.',
      `Adresa de e-mail nu se schimbă din profil. Pentru a o schimba sau pentru a șterge contul, scrieți-ne la ${email}.`,
    ],
  },
  {
    id: 'anunturi',
    title: 'Anunțuri, solicitări și mesaje',
    body: [
      'Crearea profilului de profesor și publicarea anunțurilor sunt gratuite. Un anunț este despre o materie și arată prețul, durata, nivelurile și o descriere.',
      'O solicitare este publică pe durata aleasă, de 3, 7, 14 sau 31 de zile, și arată materia, nivelul, orașul sau Online, descrierea și prenumele celui care a publicat-o.',
      'Un profesor trimite mesaje și răspunde solicitărilor numai cu un abonament activ. Mesajele sunt pentru cei doi care își scriu; ele nu se publică.',
      'Răspundeți de ceea ce publicați și scrieți. Conținutul rămâne al dvs.; ne dați dreptul să îl arătăm pe platformă cât timp este publicat.',
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
      `Putem ascunde sau șterge un asemenea conținut. Dacă vedeți unul, scrieți-ne la ${email}, cu adresa paginii.`,
    ],
  },
  {
    id: 'programari',
    title: 'Programări și anulări',
    body: [
      'Elevul alege o zi și una dintre orele libere ale profesorului și acceptă condițiile programării. O ședință durează o oră. Programarea este o cerere până când profesorul o acceptă.',
      'Atât elevul, cât și profesorul pot anula o programare, după o confirmare, înainte ca ședința să înceapă; o ședință plătită nu se mai anulează după ce sala de meditații s-a deschis. Anulați din timp și spuneți-i celuilalt printr-un mesaj.',
      'Când vine ora unei ședințe plătite, elevul și profesorul intră în sala de meditații din lista de programări.',
    ],
  },
  {
    id: 'plata',
    title: 'Prețul și plata ședințelor',
    body: [
      'Prețul îl stabilește profesorul și este trecut pe anunț, cu durata la care se referă.',
      'Elevul plătește online o ședință după ce profesorul a acceptat-o. Pot fi plătite mai multe ședințe deodată; totalul se vede înainte de plată.',
      `Dacă o ședință plătită a fost anulată sau nu s-a ținut, scrieți-ne la ${email} pentru restituirea sumei.`,
      'Profesorul vede în raport soldul și datele la care s-au făcut plățile.',
    ],
  },
  {
    id: 'abonament',
    title: 'Abonamentul profesorilor',
    body: [
      'Abonamentul îi permite profesorului să trimită mesaje elevilor și să răspundă solicitărilor. Pachetele sunt:',
      packages,
      'Abonamentul se facturează din nou la începutul fiecărei perioade, până când renunțați la el. Perioada activă și facturile sunt în cont, la Abonamentul meu.',
      `Puteți renunța oricând, fără contract pe durată fixă, scriindu-ne la ${email}. Abonamentul rămâne activ până la sfârșitul perioadei plătite și nu se mai facturează.`,
      `Abonamentul are garanția returnării banilor: dacă nu vă este de folos, cereți suma înapoi la ${email}.`,
    ],
    link: 'Vezi pachetele',
  },
  {
    id: 'note',
    title: 'Note și recenzii',
    body: [
      'Un utilizator autentificat poate da unui profesor o singură notă, de la 0 (foarte slab) la 10 (foarte bun), însoțită de un text. Nimeni nu își notează propriul anunț.',
      'Notele și textele lor sunt publice. Scrieți numai despre ce ați trăit, fără jigniri și fără datele altora. Nu ștergem o recenzie fiindcă este nefavorabilă; ștergem ce nu este permis.',
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
        'utilizatorii autentificați văd numele întreg și pot afișa telefonul, dacă profesorul l-a trecut în profil;',
        'adresa dvs. de e-mail nu este arătată altor utilizatori.',
      ],
      'Aveți dreptul de acces, de rectificare, de ștergere, de restricționare, de opoziție, dreptul la portabilitatea datelor și dreptul de a vă retrage acordul.',
      `Pentru oricare dintre ele scrieți-ne la ${email}. Puteți depune și o plângere la Autoritatea Națională de Supraveghere a Prelucrării Datelor cu Caracter Personal.`,
    ],
  },
  {
    id: 'cookie-uri',
    title: 'Cookie-uri și ce rămâne în browser',
    body: [
      'Platforma folosește cookie-uri fără de care nu poate funcționa:',
      [
        'cookie-ul sesiunii, care ține minte că sunteți autentificat;',
        'cookie-ul împotriva falsificării, care dovedește că o cerere vine din paginile platformei.',
      ],
      'În browserul dvs. mai rămân textele începute și încă netrimise, ca să nu le pierdeți, și aspectul ales (luminos sau întunecat). Textele începute se șterg când ieșiți din cont și când se autentifică altcineva.',
    ],
  },
  {
    id: 'raspundere',
    title: 'Răspundere',
    body: [
      'Avem grijă ca platforma să funcționeze, dar nu putem promite că nu se întrerupe niciodată.',
      'Nu verificăm dinainte fiecare profil, anunț sau mesaj și nu răspundem de ceea ce elevii și profesorii își promit în afara platformei. Alegeți cu grijă și folosiți notele celorlalți.',
      'Nimic din acești termeni nu limitează drepturile pe care legea le dă consumatorilor și nici răspunderea care, potrivit legii, nu poate fi limitată.',
    ],
  },
  {
    id: 'inchidere',
    title: 'Suspendarea și închiderea contului',
    body: [
      'Puteți cere oricând închiderea contului. Putem suspenda sau închide un cont care încalcă acești termeni sau legea; vă spunem motivul și puteți răspunde.',
      'Închiderea contului nu stinge obligațiile deja născute, de exemplu plata unei ședințe ținute sau restituirea unei sume.',
    ],
  },
  {
    id: 'modificari',
    title: 'Modificarea termenilor',
    body: [
      'Putem schimba acești termeni. Este în vigoare forma publicată pe această pagină; schimbările importante le anunțăm pe platformă înainte să se aplice. O perioadă de abonament deja plătită nu se scumpește.',
    ],
  },
  {
    id: 'lege',
    title: 'Legea aplicabilă și contact',
    body: [
      'Acestor termeni li se aplică legea română. Încercăm să rezolvăm orice neînțelegere pe cale amiabilă; altfel hotărăsc instanțele competente din România. Consumatorii se pot adresa și Autorității Naționale pentru Protecția Consumatorilor.',
      `Pentru orice întrebare despre acești termeni scrieți-ne la ${email}.`,
    ],
    link: 'Toate căile de contact',
  },
]
