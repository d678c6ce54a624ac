import type { City } from '#api/users.ts'
import { chance, skewed, startSequence } from '#mocks/random.ts'
import type { Person } from '#mocks/rows.ts'
import { drawCodes } from './codes.ts'
import { drawIdentities, portraitOf, type Sketch } from './people.ts'

/** Creates the students and parents: the users who rate, post requests and book. */
export function seedLearners(count: number, cities: City[]): Person[] {
  const codes = drawCodes('learner', count)
  startSequence('learners')
  const drafts = codes.map(code => seedLearner(code, cities))
  const identities = drawIdentities(
    'learners',
    drafts.map(({ sketch }) => sketch),
  )
  return drafts.map(({ person }, index) => ({ ...person, ...identities[index], PhoneNumber: undefined }))
}

function seedLearner(UserCode: string, cities: City[]): { person: Person; sketch: Sketch } {
  const sex = chance(0.6) ? 'female' : 'male'
  const city = cities[skewed(cities.length - 1)]
  const givenNames = chance(0.08) ? 2 : 1
  const familyNames = chance(0.9) ? (chance(0.06) ? 2 : 1) : 0
  const sketch: Sketch = { sex, givenNames, familyNames, ages: [14, 60] }
  const person = {
    UserCode,
    ProfileImageUrl: chance(0.6) ? portraitOf(sketch, UserCode) : undefined,
    Cities: city ? [city] : [],
    AlsoOnline: false,
    AtTeacher: false,
    AtStudent: false,
    Studies: undefined,
    YouYubeURL: undefined,
    Categories: [],
    Cycles: [],
    IsTeacher: false,
    reviews: 0,
  }
  return { person, sketch }
}
