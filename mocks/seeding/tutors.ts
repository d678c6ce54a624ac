import type { Named } from '#api/schemas.ts'
import type { City } from '#api/users.ts'
import { lastNames, mensNames, womensNames } from '#mocks/data/names.ts'
import { universities } from '#mocks/data/studies.ts'
import { between, chance, hash, pick, pickSome, skewed, startSequence } from '#mocks/random.ts'
import type { Group, Person } from '#mocks/rows.ts'
import { productOf } from '#mocks/subscriptions.ts'
import { addMonths, minutesBefore } from '#mocks/wallClock.ts'
import { codeOf } from './codes.ts'
import { youngOccupations } from './descriptions.ts'
import { byName, categories, cycles, experience, groups, occupations } from './lists.ts'

/** What half of all tutors teach: subjects that go together. */
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

/** `Rating` is what the notes are to average to; ratings.ts makes the notes, and the true percentage of them. */
export function seedTutors(count: number, cities: City[], mostReviews: number): Person[] {
  startSequence('tutors')
  return Array.from({ length: count }, (_, index) => {
    const omission = index % 4 === 3 ? omissions[(index >> 2) % omissions.length] : undefined
    return { ...seedTutor(index, cities, mostReviews), ...omission }
  })
}

function seedTutor(index: number, cities: City[], mostReviews: number): Person {
  const code = codeOf('person', index)
  const woman = chance(0.6)
  const rated = chance(0.75)
  const Categories = pickSome(chance(0.5) ? pick(sought) : pick(groups).Categories, between(1, 4))
  const occupation = pick(occupationsOf[groupOf(Categories)?.Name ?? ''] ?? usualOccupations)
  return {
    UserCode: code,
    FirstName: pick(woman ? womensNames : mensNames),
    LastName: pick(lastNames),
    Email: `${code}@example.com`,
    PhoneNumber: `0700 ${between(100, 999)} ${between(100, 999)}`,
    ProfileImageUrl: `portret-${woman ? 'f' : 'm'}-${code}.jpg`,
    Cities: seedCities(cities),
    AlsoOnline: chance(0.55),
    AtTeacher: chance(0.6),
    AtStudent: chance(0.5),
    Experience: pick(experienceOf(occupation)),
    Occupation: byName(occupations, occupation),
    Studies: pick(universities),
    YouYubeURL: videoOf(code),
    Categories,
    Cycles: pickSome(cycles, between(1, 5)),
    IsTeacher: true,
    ...(chance(0.7) ? subscriptionOf(code) : {}),
    ...(rated ? { Rating: between(8, 20) * 5 } : {}),
    reviews: rated ? 1 + skewed(mostReviews) : 0,
  }
}

/** Bought since one such package, so that it still runs. */
function subscriptionOf(code: string): Partial<Person> {
  const { months } = productOf(code)
  const SubscriptionStartDate = minutesBefore(hash(`since ${code}`) % (months * 28 * 24 * 60))
  return { SubscriptionStartDate, SubscriptionEndDate: addMonths(SubscriptionStartDate, months) }
}

/** Every sixth tutor shows themselves, in either form of the address. */
function videoOf(code: string): string | undefined {
  const id = 'aqz-KE-bpKQ'
  const addresses = [`https://www.youtube.com/watch?v=${id}`, `https://youtu.be/${id}`]
  return addresses[hash(`video ${code}`) % 12]
}

/** As many years as such a person can have. */
function experienceOf(occupation: string): Named[] {
  if (youngOccupations.includes(occupation)) return experience.slice(0, 4)
  return experience.slice(occupation === 'Profesor pensionar' ? -2 : 2)
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
