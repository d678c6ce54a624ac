import type { Named } from '#api/schemas.ts'
import {
  aboutMe,
  closings,
  lessonsOf,
  methods,
  oddOnes,
  openings,
  places,
  practicalGroups,
  results,
  schedules,
  shortOnes,
  specifics,
} from '#mocks/data/descriptions.ts'
import { chance, pick, pickSome } from '#mocks/random.ts'

/** What the server's column holds. */
export const longestDescription = 2000

type Size = 'none' | 'short' | 'odd' | 'usual' | 'long' | 'longest'

/** Of twenty ads. */
const sizes: Size[] = [
  'none',
  'short',
  'short',
  'odd',
  'usual',
  'usual',
  'usual',
  'usual',
  'usual',
  'usual',
  'usual',
  'usual',
  'usual',
  'usual',
  'long',
  'long',
  'long',
  'long',
  'longest',
  'usual',
]

/** How many sentences of each kind, in the order they are read. */
const amounts = {
  usual: { methods: 2, specifics: 1, results: 0, aboutMe: 1, places: 0, schedules: 1, closings: 0 },
  long: { methods: 4, specifics: 2, results: 1, aboutMe: 2, places: 1, schedules: 1, closings: 1 },
  longest: { methods: 14, specifics: 4, results: 8, aboutMe: 6, places: 5, schedules: 4, closings: 6 },
}

export function seedDescription(category: Named, group: string, levels: Named[]): string | undefined {
  const size = pick(sizes)
  if (size === 'none') return chance(0.5) ? '' : undefined
  const template = size === 'short' ? pick(shortOnes) : size === 'odd' ? pick(oddOnes) : compose(size, group)
  return template
    .replaceAll('{lectii}', lessons(category.Name, group))
    .replaceAll('{niveluri}', levelsText(levels))
    .slice(0, longestDescription)
}

function compose(size: 'usual' | 'long' | 'longest', group: string): string {
  const wanted = amounts[size]
  const paragraphs = [
    [pick(openings), ...pickSome(methods, wanted.methods)],
    [...pickSome(specifics[group] ?? [], wanted.specifics), ...pickSome(results, wanted.results)],
    pickSome(aboutMe, wanted.aboutMe),
    [
      ...pickSome(places, wanted.places),
      ...pickSome(schedules, wanted.schedules),
      ...pickSome(closings, wanted.closings),
    ],
  ]
  const separator = size === 'usual' ? ' ' : '\n\n'
  return paragraphs
    .filter(sentences => sentences.length > 0)
    .map(sentences => sentences.join(' '))
    .join(separator)
}

function lessons(category: string, group: string): string {
  const own = lessonsOf[category]
  if (own) return own
  const name = category.charAt(0).toLowerCase() + category.slice(1)
  return practicalGroups.includes(group) ? `lecții de ${name}` : `meditații la ${name}`
}

function levelsText(levels: Named[]): string {
  if (levels.length === 0 || levels.length > 3) return 'elevi de toate nivelurile'
  return levels.map(level => levelPhrases[level.Name] ?? level.Name.toLowerCase()).join(', ')
}

/** Levels as they read after "pentru". */
const levelPhrases: Record<string, string> = {
  Preșcolar: 'preșcolari',
  'Clasele I-IV': 'clasele I-IV',
  'Clasele V-VIII': 'clasele V-VIII',
  'Evaluare națională': 'Evaluarea Națională',
  'Clasele IX-XII': 'clasele IX-XII',
  Bacalaureat: 'Bacalaureat',
  'Admitere facultate': 'admiterea la facultate',
}
