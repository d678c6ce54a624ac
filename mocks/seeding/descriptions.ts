import type { Named } from '#api/schemas.ts'
import * as text from '#mocks/data/descriptions.ts'
import { chance, pick, pickSome } from '#mocks/random.ts'
import type { Person } from '#mocks/rows.ts'

/** Characters that fit in the server's column. */
const longestDescription = 2000

type Size = 'none' | 'short' | 'usual' | 'long' | 'longest'

/** The sizes of twenty ads, in proportion to their frequency. */
const sizes: Size[] = [
  ...(['none', 'short', 'short'] as const),
  ...Array.from({ length: 12 }, () => 'usual' as const),
  ...(['long', 'long', 'long', 'long', 'longest'] as const),
]

/** Numbers of sentences of each kind, in reading order. */
const amounts = {
  usual: { methods: 1, specifics: 1, results: 0, aboutMe: 1, places: 0, schedules: 1, closings: 0 },
  long: { methods: 4, specifics: 2, results: 1, aboutMe: 2, places: 1, schedules: 1, closings: 1 },
  longest: { methods: 17, specifics: 5, results: 9, aboutMe: 7, places: 6, schedules: 6, closings: 6 },
}

export function seedDescription(tutor: Person, category: Named, group: string): string | undefined {
  const size = pick(sizes)
  if (size === 'none') return chance(0.5) ? '' : undefined
  return fill(templateOf(size, tutor, group), tutor, category, group)
}

function fill(template: string, tutor: Person, category: Named, group: string): string {
  return template
    .replaceAll('{lectii}', lessons(category.Name, group))
    .replaceAll('{niveluri}', levelsText(tutor.Cycles))
    .slice(0, longestDescription)
}

/** Creates a description of the usual size, by which an ad can be compared. */
export function seedUsualDescription(tutor: Person, category: Named, group: string): string {
  return fill(compose('usual', tutor, group), tutor, category, group)
}

function templateOf(size: Exclude<Size, 'none'>, tutor: Person, group: string): string {
  if (chance(0.015)) return pick(text.oddOnes)
  if (size === 'short')
    return pick(text.shortOnes.filter(sentence => isTrueOf(tutor, sentence))).replace(claim, '')
  return compose(size, tutor, group)
}

function compose(size: 'usual' | 'long' | 'longest', tutor: Person, group: string): string {
  const wanted = amounts[size]
  const fitting = fittingSentences(tutor, group)
  const paragraphs = [
    [pick(fitting.openings), ...pickSome(fitting.methods, wanted.methods)],
    [
      ...pickSome(text.specifics[group] ?? [], wanted.specifics),
      ...pickSome(fitting.results, wanted.results),
    ],
    pickSome(fitting.aboutMe, wanted.aboutMe),
    [
      ...pickSome(fitting.places, wanted.places),
      ...pickSome(text.schedules, wanted.schedules),
      ...pickSome(text.closings, wanted.closings),
    ],
  ]
  const separator = size === 'usual' ? ' ' : '\n\n'
  return paragraphs
    .map(sentences => sentences.filter(sentence => isTrueOf(tutor, sentence)))
    .filter(sentences => sentences.length > 0)
    .map(sentences => sentences.map(sentence => sentence.replace(claim, '')).join(' '))
    .join(separator)
}

/** Returns the sentences that fit the tutor and the group of subjects; `isTrueOf` checks the claims in them. */
function fittingSentences(tutor: Person, group: string) {
  const occupation = tutor.Occupation?.Name ?? ''
  const teaches = occupation.startsWith('Profesor') || occupation === 'Învățător'
  const learns = youngOccupations.has(occupation)
  const experience = tutor.Experience?.Id ?? 0
  const school = !text.practicalGroups.includes(group)
  return {
    openings: [
      ...text.openings,
      ...(learns && experience <= 3 ? text.youngOpenings : []),
      ...(experience >= 6 ? text.seasonedOpenings : []),
    ],
    methods: [...text.methods, ...(school ? text.schoolMethods : [])],
    results: [...text.results, ...(school ? text.schoolResults : [])],
    aboutMe: [
      ...(teaches && school ? text.teachersSay : []),
      ...(learns ? text.studentsSay : []),
      ...text.aboutMe,
    ],
    places: [
      ...(tutor.AlsoOnline ? text.placesOf.AlsoOnline : []),
      ...(tutor.AtTeacher ? text.placesOf.AtTeacher : []),
      ...(tutor.AtStudent ? text.placesOf.AtStudent : []),
    ],
  }
}

const claim = /^\[(\d) ?(\w*)\] /

/** Returns whether the sentence fits the tutor's experience and occupation. */
function isTrueOf({ Occupation, Experience }: Person, sentence: string): boolean {
  const [, experience = 0, occupation = ''] = claim.exec(sentence) ?? []
  return (Experience?.Id ?? 0) >= Number(experience) && (occupation === '' || occupation === Occupation?.Name)
}

const youngOccupations = new Set(['Student', 'Elev olimpic', 'Doctorand'])

function lessons(category: string, group: string): string {
  const own = text.lessonsOf[category]
  if (own) return own
  const name = category.charAt(0).toLowerCase() + category.slice(1)
  return text.practicalGroups.includes(group) ? `lecții de ${name}` : `meditații la ${name}`
}

function levelsText(levels: Named[]): string {
  if (levels.length === 0 || levels.length > 3) return 'elevi de toate nivelurile'
  return levels.map(level => levelPhrases[level.Name] ?? level.Name.toLowerCase()).join(', ')
}

/** School levels as they read in a sentence after "pentru". */
const levelPhrases: Record<string, string> = {
  'Clasele I-IV': 'clasele I-IV',
  'Clasele V-VIII': 'clasele V-VIII',
  'Evaluare națională': 'Evaluarea Națională',
  'Clasele IX-XII': 'clasele IX-XII',
  Bacalaureat: 'Bacalaureat',
  'Admitere facultate': 'admiterea la facultate',
  Preșcolar: 'preșcolari',
}
