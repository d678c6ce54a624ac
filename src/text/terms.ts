import { ownerTerms } from './ownerTerms.ts'

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

/** The installation's name, and the prices of the packages. */
type Facts = { brand: string; packages: readonly string[] }

export const termsText = {
  title: 'Termeni și condiții',
  description: (brand: string) =>
    `Termenii în care se folosește ${brand}: cont, anunțuri, programări, plăți, abonament, note, date personale și cookie-uri.`,
  lead: (brand: string) => `Ce puteți aștepta de la ${brand} și ce așteptăm noi de la dvs.`,
  contents: 'Cuprins',
}

/** Terms and conditions: first what the product does, then the operator's own rules. §1, §4, §6, §9 */
export const termsSections = ({ brand, packages }: Facts): TermsSection[] => [
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
      'Platforma este locul în care elevii, părinții și profesorii se întâlnesc: publică anunțuri, profiluri și solicitări, transmite mesaje și ține evidența programărilor, a plăților și a notelor.',
      'Anunțurile și solicitările se văd fără cont. Mesajele, programările, solicitările noi și notele cer autentificare.',
      'Profesorii nu sunt angajați ai platformei. Înțelegerea despre ședință este între elev și profesor; profesorul răspunde de pregătirea sa, de felul în care predă și de obligațiile sale fiscale.',
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
      'Prețul îl stabilește profesorul și apare în anunț, cu durata la care se referă.',
      'Elevul plătește online o ședință după ce profesorul a acceptat-o. Pot fi plătite mai multe ședințe deodată; totalul se vede înainte de plată.',
      'Pentru o ședință plătită și apoi anulată, scrieți-ne din pagina Contact.',
      'Profesorul vede în raport soldul și datele la care s-au făcut plățile.',
    ],
  },
  {
    id: 'abonament',
    title: 'Abonamentul profesorilor',
    body: [
      'Abonamentul îi permite profesorului să trimită mesaje elevilor și să răspundă solicitărilor. Pachetele sunt:',
      packages,
      'Perioada activă și facturile sunt în cont, la Abonamentul meu.',
      'Puteți renunța oricând, fără contract pe durată fixă, iar abonamentul are garanția returnării banilor: scrieți-ne din pagina Contact.',
    ],
    link: 'Vezi pachetele',
  },
  {
    id: 'note',
    title: 'Note și recenzii',
    body: [
      'Un utilizator autentificat poate da unui profesor o singură notă, de la 0 (foarte slab) la 10 (foarte bun), însoțită de un text. Nimeni nu își notează propriul anunț.',
      'Notele și textele lor sunt publice. Scrieți numai despre ce ați trăit, fără jigniri și fără datele altora.',
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
  ...ownerTerms,
]
