/** A known limit. One of the operator or of the legacy UI has no criteria. */
export type Limit = {
  kind: keyof typeof accessibilityText.limits.kinds
  criteria?: readonly string[]
  text: string
}

/** The accessibility statement, after the model of Implementing Decision (EU) 2018/1523. */
export const accessibilityText = {
  title: 'Declarație de accesibilitate',
  description: (brand: string) =>
    `Cât de accesibil este site-ul ${brand}: stadiul conformității, conținutul care nu este accesibil și cui vă puteți adresa.`,
  law: 'Legea nr. 232/2022 privind cerințele de accesibilitate aplicabile produselor și serviciilor',
  commitment: (operator: string, brand: string, law: string) =>
    `${operator} se angajează să asigure accesibilitatea site-ului ${brand}, în conformitate cu ${law}.`,
  scope: (site: string) => `Prezenta declarație de accesibilitate se aplică site-ului ${site}.`,
  status: {
    heading: 'Stadiul conformității',
    partial: (brand: string) =>
      `Site-ul ${brand} este parțial conform cu nivelul AA al Ghidului pentru accesibilitatea conținutului web (WCAG) 2.2, care cuprinde cerințele standardului EN 301 549 V3.2.1 pentru pagini web (clauza 9), din cauza conținutului enumerat mai jos.`,
    full: (brand: string) =>
      `Site-ul ${brand} este pe deplin conform cu nivelul AA al Ghidului pentru accesibilitatea conținutului web (WCAG) 2.2, care cuprinde cerințele standardului EN 301 549 V3.2.1 pentru pagini web (clauza 9).`,
    count: (met: number, notApplicable: number) =>
      `În paginile aplicației, din cele 55 de criterii de nivel A și AA, ${met} sunt îndeplinite, iar ${notApplicable} nu se aplică, pentru că paginile nu au conținut de acel fel.`,
  },
  limits: {
    heading: 'Conținut care nu este accesibil',
    help: 'Conținutul enumerat mai jos nu este accesibil sau nu se știe dacă este accesibil, din motivul arătat deasupra fiecărei liste.',
    kinds: {
      thirdParty: 'Conținut adăugat de utilizatori sau găzduit de terți',
      unchecked: 'Conținut a cărui accesibilitate nu a fost verificată',
      other: 'Alt conținut',
    },
    criteria: (numbers: readonly string[]) =>
      `${numbers.length > 1 ? 'Criteriile' : 'Criteriul'} ${new Intl.ListFormat('ro').format(numbers)}:`,
    legacy: 'Paginile care aparțin versiunii anterioare a site-ului nu au fost verificate.',
  },
  preparation: {
    heading: 'Elaborarea prezentei declarații de accesibilitate',
    date: (date: string) => `Prezenta declarație a fost elaborată la ${date}.`,
    reviewed: (day: string) => `Declarația a fost revizuită ultima dată la ${day}.`,
    method:
      'Declarația se bazează pe o autoevaluare făcută de cei care dezvoltă site-ul. Majoritatea criteriilor sunt acoperite de teste automate, rulate la fiecare modificare. Principalele operațiuni au fost parcurse cu cititorul de ecran Orca, în Firefox; nu s-au făcut teste cu NVDA, JAWS sau VoiceOver.',
  },
  feedback: {
    heading: 'Feedback și date de contact',
    help: 'Dacă ceva de pe site nu vă este accesibil sau doriți informația într-o altă formă, contactați-ne. Spuneți-ne pe ce pagină erați și ce tehnologie asistivă folosiți.',
    email: 'E-mail:',
    phone: 'Telefon:',
    others: 'Pentru orice altceva, vedeți pagina',
  },
  enforcement: {
    heading: 'Procedura de asigurare a respectării legislației',
    help: 'Dacă nu primiți un răspuns sau răspunsul nu este satisfăcător, vă puteți adresa autorității competente:',
    link: 'Procedura autorității',
  },
} as const

/** Number of criteria by their result in docs/accessibility.md; the others have a limit. A test compares them. */
export const criteria = { met: 45, notApplicable: 3 }

/** The known limits of docs/accessibility.md. A test compares the criteria. */
export const limits: readonly Limit[] = [
  {
    kind: 'thirdParty',
    criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.5'],
    text: 'Videoclipurile de prezentare, găzduite pe YouTube, sunt adăugate de profesori. Este posibil să nu aibă subtitrări, audiodescriere sau o variantă scrisă.',
  },
  {
    kind: 'thirdParty',
    criteria: ['3.1.2'],
    text: 'Textele scrise de utilizatori în alte limbi decât româna nu au limba marcată, așa că un cititor de ecran le citește cu pronunție românească.',
  },
  {
    kind: 'unchecked',
    criteria: ['1.3.1'],
    text: 'Accesibilitatea facturilor în format PDF nu a fost verificată. Puteți cere o factură în alt format, scriind la adresa de mai jos.',
  },
  {
    kind: 'unchecked',
    criteria: ['3.3.8'],
    text: 'Accesibilitatea paginii de autentificare nu a fost verificată.',
  },
]
