import type { Named } from '#api/schemas.ts'
import type { City } from '#api/users.ts'
import { studiesOf } from '#mocks/data/studies.ts'
import { between, chance, momentBetween, pick, pickSome, skewed, startSequence } from '#mocks/random.ts'
import type { Group, Person } from '#mocks/rows.ts'
import { productOf } from '#mocks/subscriptions.ts'
import { addMonths } from '#mocks/wallClock.ts'
import { stages } from './careers.ts'
import { drawCodes } from './codes.ts'
import { byName, categories, cycles, groups, occupations } from './lists.ts'
import { drawIdentities, portraitOf, type Sketch } from './people.ts'

/** Combinations of subjects in demand; half of all tutors teach subjects of one of them. */
const sought = [
  ['Matematica', 'Fizică', 'Informatica', 'Statistică'],
  ['Matematica', 'Fizică', 'Chimie'],
  ['Informatica', 'C++', 'Python', 'Tehnologii web'],
  ['Chimie', 'biologie', 'Admitere medicină'],
  ['Limba engleza', 'Limba franceză', 'Limba spaniolă'],
  ['Limba engleza', 'Limba germană', 'Română pentru străini'],
  ['Limba romana', 'Istorie', 'Geografie', 'Limba latină'],
  ['Limba romana', 'Pregătire școală primară', 'After school'],
  ['Pian', 'Canto', 'Teorie muzicală'],
].map(names => names.map(name => byName(categories, name)))

const occupationsOf: Record<string, string[]> = {
  'Programare și tehnologie': ['Programator', 'Inginer', 'Student', 'Doctorand'],
  'Limbi străine': ['Profesor', 'Traducător', 'Student', 'Profesor pensionar'],
  'Economie și drept': ['Economist', 'Profesor universitar', 'Doctorand'],
  Muzică: ['Muzician', 'Profesor', 'Student'],
  Arte: ['Artist plastic', 'Profesor', 'Student'],
  Sport: ['Antrenor', 'Student'],
  'Pregătire și dezvoltare': ['Învățător', 'Psiholog', 'Medic', 'Profesor'],
}
const usualOccupations = [
  'Profesor',
  'Profesor',
  'Student',
  'Elev olimpic',
  'Inginer',
  'Profesor universitar',
  'Profesor pensionar',
]

/** Creates the tutors. `Rating` is a target, which ratings.ts replaces by the average of the ratings. */
export function seedTutors(count: number, cities: City[], mostReviews: number): Person[] {
  const codes = drawCodes('person', count)
  startSequence('tutors')
  const drafts = codes.map(code => seedTutor(code, cities, mostReviews))
  const identities = drawIdentities(
    'tutors',
    drafts.map(({ sketch }) => sketch),
  )
  return drafts.map(({ person }, index) => ({ ...person, ...identities[index] }))
}

function seedTutor(code: string, cities: City[], mostReviews: number): { person: Person; sketch: Sketch } {
  const sex = chance(0.6) ? 'female' : 'male'
  const rated = chance(0.75)
  const Categories = pickSome(chance(0.5) ? pick(sought) : pick(groups).Categories, between(1, 4))
  const group = groupOf(Categories)?.Name ?? ''
  const occupation = pick(occupationsOf[group] ?? usualOccupations)
  const givenNames = chance(0.08) ? 2 : 1
  const familyNames = chance(0.06) ? 2 : 1
  const YouYubeURL = pick(videos)
  const { months } = productOf(code)
  // One package, bought recently enough to be still active.
  const bought = momentBetween(28 * months * day, day)
  const place = {
    Cities: seedCities(cities),
    AlsoOnline: chance(0.55),
    AtTeacher: chance(0.6),
    AtStudent: chance(0.5),
  }
  const { Experience, ages } = pick(stages[occupation] ?? [])
  const sketch: Sketch = { sex, givenNames, familyNames, ages }
  const person = {
    ...place,
    UserCode: code,
    ProfileImageUrl: portraitOf(sketch, code),
    Experience,
    Occupation: byName(occupations, occupation),
    Studies: seedStudies(occupation, group),
    YouYubeURL,
    Categories,
    Cycles: pickSome(cycles, between(1, 5)),
    IsTeacher: true,
    ...(chance(0.7) ? { SubscriptionStartDate: bought, SubscriptionEndDate: addMonths(bought, months) } : {}),
    Rating: rated ? between(8, 20) * 5 : 0,
    reviews: rated ? 1 + skewed(mostReviews) : 0,
  }
  return { person, sketch }
}

const day = 24 * 60

/** Two of twelve, so about one tutor in six has a video, with either form of a YouTube address. */
const videos = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ',
  ...Array.from({ length: 10 }, () => undefined),
]

function seedStudies(occupation: string, group: string): string {
  const studies = pick(studiesOf[occupation] ?? studiesOf[group] ?? [])
  return ['Student', 'Elev olimpic'].includes(occupation) ? `${studies} (în curs)` : studies
}

/** Draws the cities of a tutor: mostly one, often a large one. A few tutors have 8 to 14. */
function seedCities(cities: City[]): City[] {
  const count = chance(0.03) ? between(8, 14) : pick([1, 1, 1, 1, 2, 2, 3])
  const chosen = new Set(Array.from({ length: count }, () => cities[skewed(cities.length - 1)]))
  return [...chosen].filter(city => city !== undefined)
}

export function groupOf(taught: Named[]): Group | undefined {
  return groups.find(group => group.Categories.some(category => category.Id === taught[0]?.Id))
}
