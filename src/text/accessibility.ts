/** A known limit, and the numbers of its criteria. */
export type Limit = { criteria: readonly string[]; text: string }

/** The accessibility statement, after the model of Implementing Decision (EU) 2018/1523. */
export const accessibilityText = {
  title: 'Declarație de accesibilitate',
  description: (brand: string) =>
    `Cât de accesibil este site-ul ${brand}: stadiul conformității, conținutul care nu este accesibil și cui vă puteți adresa.`,
  law: 'Legea nr. 232/2022 privind cerințele de accesibilitate aplicabile produselor și serviciilor',
  commitment: (operator: string, brand: string, law: string) =>
    `${operator} se angajează să asigure accesibilitatea site-ului ${brand}, în conformitate cu ${law}.`,
  scope: (brand: string) => `Prezenta declarație de accesibilitate se aplică site-ului ${brand}.`,
  status: {
    heading: 'Stadiul conformității',
    partial: (brand: string) =>
      `Site-ul ${brand} este parțial conform cu nivelul AA al Ghidului pentru accesibilitatea conținutului web (WCAG) 2.2 și cu standardul EN 301 549, din cauza neconformităților enumerate mai jos.`,
    full: (brand: string) =>
      `Site-ul ${brand} este pe deplin conform cu nivelul AA al Ghidului pentru accesibilitatea conținutului web (WCAG) 2.2 și cu standardul EN 301 549.`,
    count: (met: number, notApplicable: number) =>
      `Din cele 55 de criterii de nivel A și AA, ${met} sunt îndeplinite, iar ${notApplicable} nu se aplică, pentru că site-ul nu are conținut de acel fel.`,
  },
  limits: {
    heading: 'Conținut care nu este accesibil',
    help: 'Conținutul enumerat mai jos nu este accesibil din următoarele motive:',
    criteria: (numbers: readonly string[]) =>
      `${numbers.length > 1 ? 'Criteriile' : 'Criteriul'} ${numbers.join(', ')}:`,
  },
  preparation: {
    heading: 'Elaborarea prezentei declarații de accesibilitate',
    date: (date: string) => `Prezenta declarație a fost elaborată la ${date}.`,
    reviewed: (day: string) => `Declarația a fost revizuită ultima dată la ${day}.`,
    method:
      'Declarația se bazează pe o autoevaluare: fiecare criteriu a fost verificat de cei care dezvoltă site-ul, iar cele mai multe au teste automate care rulează la fiecare modificare.',
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
    help: (authority: string) =>
      `Dacă răspunsul nostru nu vă mulțumește sau nu îl primiți, vă puteți adresa autorității competente: ${authority}.`,
  },
} as const

/** Number of criteria by their result in docs/accessibility.md; the others have a limit. A test compares them. */
export const criteria = { met: 45, notApplicable: 3 }

/** The known limits of docs/accessibility.md. A test compares the criteria. */
export const limits: readonly Limit[] = [
  {
    criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.5'],
    text: 'Filmele de prezentare sunt adăugate de profesori de pe YouTube. Este posibil să nu aibă subtitrări, audiodescriere sau o variantă scrisă.',
  },
  {
    criteria: ['1.3.1'],
    text: 'Facturile în format PDF sunt generate de platformă. Accesibilitatea lor nu a fost verificată.',
  },
  {
    criteria: ['3.1.2'],
    text: 'Textele scrise de utilizatori în alte limbi decât româna nu au limba marcată, așa că un cititor de ecran le citește cu pronunție românească.',
  },
  {
    criteria: ['3.3.8'],
    text: 'Pagina de autentificare este servită de platformă. Accesibilitatea ei nu a fost verificată.',
  },
]
