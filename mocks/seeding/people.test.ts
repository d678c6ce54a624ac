import { faker } from '@faker-js/faker/locale/ro'
import { describe, expect, test } from 'vitest'
import { careers } from '#mocks/data/careers.ts'
import { occupationNames } from '#mocks/data/lists.ts'
import { spelledSurnames } from '#mocks/data/surnames.ts'
import type { Person } from '#mocks/rows.ts'
import { seedWorld } from '#mocks/seed.ts'
import { withCommas } from './people.ts'

const { people } = seedWorld('full')
// Leave out the personas and the people of the catalogue, which are written by hand.
const personas = new Set(['s3d8q1', 'm4t7k2', 'e9p2w5', 'n1v6z8'])
const seeded = people.filter(({ UserCode }) => !UserCode.startsWith('p-') && !personas.has(UserCode))
const { first_name: firstNames, last_name: lastNames } = faker.rawDefinitions.person ?? {}

test('names come from the Romanian locale of faker, and given names match the sex of the portrait', () => {
  const known = new Set(lastNames?.generic?.map(name => spelledSurnames[name] ?? name))
  for (const { FirstName, LastName, ProfileImageUrl } of seeded) {
    const sex = ProfileImageUrl?.includes('-m-') ? 'male' : 'female'
    if (ProfileImageUrl && FirstName)
      for (const name of FirstName.split('-')) expect(firstNames?.[sex]).toContain(name)
    for (const name of LastName?.split('-') ?? []) expect(known).toContain(name)
  }
  expect(new Set(seeded.map(person => person.FirstName)).size).toBeGreaterThan(200)
})

test('some names are double, and surnames are spelled with their diacritics', () => {
  const has = (pattern: RegExp, name: 'FirstName' | 'LastName') =>
    seeded.filter(person => pattern.test(person[name] ?? '')).length
  expect(has(/-/, 'FirstName')).toBeGreaterThan(10)
  expect(has(/-/, 'LastName')).toBeGreaterThan(10)
  expect(has(/[șțăâîȘȚ]/, 'LastName')).toBeGreaterThan(50)
})

test('e-mail addresses are unique, contain the name, and belong to a reserved domain', () => {
  const emails = people.flatMap(({ Email }) => Email ?? [])
  expect(new Set(emails).size).toBe(emails.length)
  for (const email of emails) expect(email).toMatch(/^[\w.-]+@example\.(com|net|org)$/)
  const bare = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  for (const { Email, FirstName = '', LastName = '' } of seeded) {
    const [given = '', family = ''] = [FirstName, LastName].map(name => bare(name ?? '').split('-')[0])
    expect(Email).toContain(given)
    expect(Email).toContain(family)
  }
})

test('phones of tutors are mobile numbers with the prefix 0700', () => {
  const phones = seeded.flatMap(({ PhoneNumber }) => PhoneNumber ?? [])
  expect(new Set(phones).size).toBeGreaterThan(380)
  for (const phone of phones) expect(phone).toMatch(/^0700 \d{3} \d{3}$/)
})

test('withCommas replaces the cedilla below s or t with a comma', () => {
  expect(withCommas('Ştefăniţă Ţepeş, Ștefan')).toBe('Ștefăniță Țepeș, Ștefan')
})

describe.each(['full', 'big'] as const)(
  'in the %s world age, occupation and experience fit together',
  size => {
    const tutors = seedWorld(size).people.filter(({ IsTeacher, Dob }) => IsTeacher && Dob)
    /** Returns the age of a person on the day the world starts. */
    const ageOf = ({ Dob = '' }: Person) =>
      2026 - Number(Dob.slice(0, 4)) - (Dob.slice(5, 10) > '11-20' ? 1 : 0)
    const least: Record<string, number> = {
      '1-3 ani': 1,
      '3-5 ani': 3,
      '5-10 ani': 5,
      '10-20 de ani': 10,
      'Peste 20 de ani': 20,
    }

    test('no tutor began to teach before the age of 16', () => {
      for (const tutor of tutors)
        expect(ageOf(tutor) - (least[tutor.Experience?.Name ?? ''] ?? 0)).toBeGreaterThanOrEqual(16)
      // A 36-year-old can have taught for 20 years, a 22-year-old cannot.
      const longest = tutors.filter(({ Experience }) => Experience?.Name === 'Peste 20 de ani')
      expect(longest.length).toBeGreaterThan(20)
      expect(Math.min(...longest.map(ageOf))).toBeGreaterThanOrEqual(36)
    })

    test('each occupation has its range of ages', () => {
      for (const [occupation, youngest, oldest] of [
        ['Elev olimpic', 15, 18],
        ['Student', 19, 26],
        ['Doctorand', 24, 30],
        ['Profesor', 23, 64],
        ['Profesor universitar', 30, 67],
        ['Profesor pensionar', 62, 78],
      ] as const) {
        const row = `the occupation ${occupation} has ages from ${youngest} to ${oldest}`
        const ages = tutors.filter(({ Occupation }) => Occupation?.Name === occupation).map(ageOf)
        expect.soft(ages.length, row).toBeGreaterThan(2)
        expect.soft(Math.min(...ages), row).toBeGreaterThanOrEqual(youngest)
        expect.soft(Math.max(...ages), row).toBeLessThanOrEqual(oldest)
      }
    })
  },
)

test('only portraits of tutors above 40 may have grey hair', () => {
  const seniors = seeded.filter(({ ProfileImageUrl }) => /-(senior|elder)-/.test(ProfileImageUrl ?? ''))
  expect(seniors.length).toBeGreaterThan(20)
  for (const { Dob = '' } of seniors) expect(Number(Dob.slice(0, 4))).toBeLessThan(1986)
})

test('the portraits of pupils and students are young, and those of pensioners old', () => {
  const looks: Record<string, RegExp> = {
    'Elev olimpic': /-young-/,
    Student: /-young-/,
    'Profesor pensionar': /-elder-/,
    Profesor: /^(?!.*-(young|elder)-)/,
  }
  for (const { Occupation, ProfileImageUrl } of seeded)
    if (ProfileImageUrl) expect(ProfileImageUrl).toMatch(looks[Occupation?.Name ?? ''] ?? /^portret-/)
})

test('every occupation has an entry in careers', () => {
  expect(Object.keys(careers).toSorted()).toEqual(occupationNames.toSorted())
})

test('a description claims no more than the experience and occupation of its tutor', () => {
  const { ads } = seedWorld('full')
  const person = new Map(people.map(one => [one.UserCode, one]))
  for (const { Description, teacher, Code } of ads) {
    const { Experience, Occupation } = person.get(teacher) ?? {}
    if ((Experience?.Id ?? 0) < 5) expect(Description ?? '', Code).not.toMatch(/peste o sută de elevi/)
    if ((Experience?.Id ?? 0) < 6)
      expect(Description ?? '', Code).not.toMatch(/peste zece ani|gradul didactic I/)
    if ((Experience?.Id ?? 0) > 3) expect(Description ?? '', Code).not.toMatch(/la început de drum/)
    if (Occupation?.Name !== 'Profesor') expect(Description ?? '', Code).not.toMatch(/profesor titular/)
  }
})
