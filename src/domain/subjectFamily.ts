import { fold } from './search.ts'

/** Each family with the stems of its subjects' names, as `fold` writes them. The first match counts. */
const families = [
  ['arts', /\b(desen|pictur|fotograf|actor|design|grafic|sculptur|arta\b|arte\b)/],
  ['music', /\b(muzic|pian|chitar|vioar|canto|tobe|acordeon|saxofon|flaut|nai\b)/],
  ['sport', /\b(sport|inot|tenis|dans|yoga|schi|fotbal|baschet|fitness|gimnast)/],
  ['programming', /\b(inform|program|c\+\+|c#|python|java|php|web|baze de date|robotic|calculator|autocad)/],
  ['sciences', /\b(fizic|chimi|biolog|astronom|medicin|anatom|stiinte)/],
  [
    'languages',
    /\b(limb|roman|englez|francez|german|spaniol|ital|rus[ae]|maghiar|latin|logoped|public speaking)/,
  ],
  ['maths', /\b(matem|statistic|algebr|geometr|econom|contabil|finant)/],
] as const

/** A group of subjects that share a drawing; `plain` is for all that no other family contains. */
export type SubjectFamily = (typeof families)[number][0] | 'plain'

/** Returns the family of a subject, by its name or its address. */
export function subjectFamily(name: string): SubjectFamily {
  const folded = fold(name)
  return families.find(([, names]) => names.test(folded))?.[0] ?? 'plain'
}
