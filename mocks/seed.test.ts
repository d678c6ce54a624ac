import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { codeOf } from './personas.ts'
import { seedWorld } from './seed.ts'
import { resetMocks } from './reset.ts'
import { configureMocks } from './state.ts'
import { getWorld } from './world.ts'

const full = seedWorld('full')
configureMocks({ scenario: 'big' })
// The seed that other files use too: to create it takes over a second.
const big = getWorld().seed
resetMocks()

test('the full world is the same in another time zone, and when other worlds were seeded before', async () => {
  const TZ = 'America/New_York'
  const script = `import { hash } from 'node:crypto'
    import { seedWorld } from '${new URL('seed.ts', import.meta.url).href}'
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    process.stdout.write(timeZone + ' ' + hash('sha1', JSON.stringify(seedWorld('full'))))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ },
  })
  expect(stdout).toBe(`${TZ} ${hash('sha1', JSON.stringify(seedWorld('full')))}`)
})

test('the full world is as large as a real site', () => {
  const subjects = full.groups.flatMap(group => group.Categories)
  expect(full.people.filter(person => person.IsTeacher).length).toBeGreaterThanOrEqual(400)
  expect(full.ads.length).toBeGreaterThanOrEqual(900)
  expect(full.groups.length).toBeGreaterThanOrEqual(8)
  expect(subjects.length).toBeGreaterThanOrEqual(40)
  expect(full.cycles).toHaveLength(9)
  expect(full.cities.length).toBeGreaterThanOrEqual(300)
  // The 41 counties, and București, which is not part of any.
  expect(new Set(full.cities.map(city => city.County)).size).toBe(42)
})

test('subjects and the first 11 cities have the names that links and screens expect', () => {
  const subjects = full.groups.flatMap(group => group.Categories).map(category => category.Name)
  for (const name of ['Informatica', 'Matematica', 'Limba engleza', 'Limba romana', 'biologie'])
    expect(subjects).toContain(name)
  expect(full.cities.slice(0, 11).map(city => city.Name)).toEqual([
    'București',
    'Cluj-Napoca',
    'Iași',
    'Timișoara',
    'Constanța',
    'Craiova',
    'Brașov',
    'Galați',
    'Ploiești',
    'Oradea',
    'Brăila',
  ])
})

test('the big world has 13,000 localities and 20,000 ads, the empty one only personas and reference lists', () => {
  expect([big.cities.length, big.ads.length]).toEqual([13_000, 20_000])
  expect(new Set(big.cities.map(city => `${city.Name}, ${city.County}`)).size).toBe(13_000)
  const empty = seedWorld('empty')
  expect([empty.ads.length, empty.messages.length, empty.people.length]).toEqual([0, 0, 4])
  expect([empty.requests, empty.appointments, empty.ratings, empty.weeks, empty.chat]).toEqual([
    [],
    [],
    [],
    [],
    [],
  ])
  expect(empty.groups).toEqual(full.groups)
  expect(empty.cities).toEqual(full.cities)
})

const ids = (rows: { Id: number }[]) => rows.map(row => row.Id)

test.each([
  ['full', full],
  ['big', big],
] as const)(
  'ids and codes of the %s world are unique, and every ad belongs to a person',
  (_, { ads, cities, groups, people }) => {
    const tables: (string | number)[][] = [
      ads.map(ad => ad.Code),
      people.map(person => person.UserCode),
      ids(cities),
      ids(groups),
      ids(groups.flatMap(group => group.Categories)),
    ]
    for (const keys of tables) expect(new Set(keys).size).toBe(keys.length)
    const codes = new Set(people.map(person => person.UserCode))
    expect(ads.every(ad => codes.has(ad.teacher))).toBe(true)
  },
)

test('descriptions are missing, empty or up to 2,000 characters long, and prices are from 40 to 250 RON', () => {
  const lengths = full.ads.map(ad => ad.Description?.length)
  const known = lengths.filter(length => length !== undefined)
  expect(lengths).toContain(undefined)
  expect(Math.min(...known)).toBe(0)
  expect(Math.max(...known)).toBe(2000)
  // The ads of the catalogue have extreme prices on purpose.
  const usual = full.ads.filter(ad => !ad.Code.startsWith('a-'))
  const prices = usual.map(ad => ad.Price).filter(price => Boolean(price))
  for (const price of prices) {
    expect(price).toBeGreaterThanOrEqual(40)
    expect(price).toBeLessThanOrEqual(250)
  }
})

test('the first page of every list has prices and descriptions', () => {
  const firstPages = [
    full.ads.slice(0, 10),
    ...[...Map.groupBy(full.ads, ad => ad.Category.Id).values()].map(ads => ads.slice(0, 10)),
  ]
  // The cases of the catalogue lack them on purpose.
  for (const { Code, Price, Description } of firstPages.flat().filter(ad => !ad.Code.startsWith('a-')))
    expect([Code, (Price ?? 0) >= 40, (Description ?? '').length > 40]).toEqual([Code, true, true])
})

test('the most popular ads are those of experienced, well-rated tutors with complete profiles', () => {
  const tutors = new Map(full.people.map(one => [one.UserCode, one]))
  for (const { Code, Price, Description, teacher } of full.ads
    .toSorted((a, b) => b.views - a.views)
    .slice(0, 6)) {
    const { FirstName, LastName, Experience, Occupation, ProfileImageUrl, Rating } = tutors.get(teacher) ?? {}
    for (const field of [Price, Description, FirstName, LastName, Occupation, ProfileImageUrl])
      expect(field, Code).toBeTruthy()
    expect(Experience?.Id, Code).toBeGreaterThanOrEqual(4)
    expect(Rating, Code).toBeGreaterThanOrEqual(80)
    expect(teacher).not.toMatch(/^p-/)
  }
})

test('texts have no unfilled placeholder, and every ș and ț has a comma, not a cedilla', () => {
  for (const world of [full, big]) {
    const text = JSON.stringify(world)
    expect(text).not.toMatch(/[şŞţŢ]/)
    expect(text).not.toMatch(/\{lectii\}|\{niveluri\}/)
  }
})

test('the `teacher` persona has at least three ads, each on another subject', () => {
  const own = full.ads.filter(ad => ad.teacher === codeOf('teacher'))
  expect(own.length).toBeGreaterThanOrEqual(3)
  expect(new Set(own.map(ad => ad.Category.Name)).size).toBe(own.length)
})
