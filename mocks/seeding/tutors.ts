import type { Named } from '#api/schemas.ts'
import type { City } from '#api/users.ts'
import { lastNames, mensNames, womensNames } from '#mocks/data/names.ts'
import { universities } from '#mocks/data/studies.ts'
import { between, chance, pick, pickSome, skewed, startSequence } from '#mocks/random.ts'
import type { Group, Person } from '#mocks/rows.ts'
import { codeOf } from './codes.ts'
import { byName, categories, cycles, experience, groups, occupations } from './lists.ts'

/** What half of all tutors teach. */
const sought = [
  'Matematica',
  'Limba engleza',
  'Limba romana',
  'Informatica',
  'Fizică',
  'Chimie',
  'biologie',
  'Pian',
]

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
  'Profesor universitar',
  'Profesor pensionar',
]

/** One of these is missing in every fourth tutor, in turn: a card must stand without any of them. */
const omissions: Partial<Person>[] = [
  { ProfileImageUrl: undefined },
  { LastName: undefined },
  { Occupation: null },
  { Experience: null },
  { Cities: [] },
  { FirstName: undefined },
  { Studies: undefined, PhoneNumber: undefined },
  { AlsoOnline: false, AtTeacher: false, AtStudent: false },
  { FirstName: undefined, LastName: undefined, ProfileImageUrl: undefined },
  { Occupation: null, Experience: null, Cities: [], ProfileImageUrl: undefined },
]

export function seedTutors(count: number, cities: City[]): Person[] {
  startSequence('tutors')
  return Array.from({ length: count }, (_, index) => {
    const omission = index % 4 === 3 ? omissions[(index >> 2) % omissions.length] : undefined
    return { ...seedTutor(index, cities), ...omission }
  })
}

function seedTutor(index: number, cities: City[]): Person {
  const code = codeOf('person', index)
  const woman = chance(0.6)
  const popular = chance(0.5)
  const Categories = popular
    ? [byName(categories, pick(sought))]
    : pickSome(pick(groups).Categories, between(1, 3))
  const group = groupOf(Categories)
  const online = chance(0.55)
  const rated = chance(0.75)
  return {
    UserCode: code,
    FirstName: pick(woman ? womensNames : mensNames),
    LastName: pick(lastNames),
    Email: `${code}@example.com`,
    PhoneNumber: `0700 ${between(100, 999)} ${between(100, 999)}`,
    ProfileImageUrl: `portret-${woman ? 'f' : 'm'}-${code}.jpg`,
    Cities: seedCities(cities),
    AlsoOnline: online,
    AtTeacher: chance(0.6),
    AtStudent: chance(0.5),
    Experience: pick(experience),
    Occupation: byName(occupations, pick(occupationsOf[group?.Name ?? ''] ?? usualOccupations)),
    Studies: pick(universities),
    YouYubeURL: undefined,
    Categories,
    Cycles: pickSome(cycles, between(1, 5)),
    IsTeacher: true,
    IsSubscriptionOk: chance(0.7),
    ...(rated ? { Rating: between(8, 20) * 5 } : {}),
    reviews: rated ? 1 + skewed(80) : 0,
  }
}

/** Mostly one town, often a large one; a few go wherever they are called. */
function seedCities(cities: City[]): City[] {
  const count = chance(0.03) ? between(8, 14) : pick([1, 1, 1, 1, 2, 2, 3])
  const chosen = new Set(Array.from({ length: count }, () => cities[skewed(cities.length - 1)]))
  return [...chosen].filter(city => city !== undefined)
}

export function groupOf(taught: Named[]): Group | undefined {
  return groups.find(group => group.Categories.some(category => category.Id === taught[0]?.Id))
}
