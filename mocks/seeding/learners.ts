import type { City } from '#api/users.ts'
import { lastNames, mensNames, womensNames } from '#mocks/data/names.ts'
import { chance, pick, skewed, startSequence } from '#mocks/random.ts'
import type { Person } from '#mocks/rows.ts'
import { codeOf } from './codes.ts'

/** Students and parents: who rates, asks and books. */
export function seedLearners(count: number, cities: City[]): Person[] {
  startSequence('learners')
  return Array.from({ length: count }, (_, index) => {
    const UserCode = codeOf('learner', index)
    const woman = chance(0.6)
    const city = cities[skewed(cities.length - 1)]
    return {
      UserCode,
      FirstName: pick(woman ? womensNames : mensNames),
      LastName: chance(0.9) ? pick(lastNames) : undefined,
      Email: `${UserCode}@example.com`,
      PhoneNumber: undefined,
      ProfileImageUrl: chance(0.6) ? `portret-${woman ? 'f' : 'm'}-${UserCode}.jpg` : undefined,
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
  })
}
