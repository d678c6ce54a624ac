import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { counties } from './data/localities.ts'
import { personas } from './personas.ts'
import { seedWorld } from './seed.ts'
import { looked, worldHash } from './worldHash.ts'

const full = seedWorld('full')
const big = seedWorld('big')

test('the same world every time, whatever was seeded before', () => {
  seedWorld('empty')
  expect(seedWorld('full')).toEqual(full)
})

test('the full world is the one that was looked at', async () => {
  expect(await worldHash()).toBe(looked)
})

test.each(['UTC', 'Europe/Bucharest', 'America/New_York'])(
  'and the same where the clocks are those of %s',
  async TZ => {
    const script = `import { worldHash } from '${new URL('worldHash.ts', import.meta.url).href}'
    process.stdout.write(Intl.DateTimeFormat().resolvedOptions().timeZone + ' ' + await worldHash())`
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TZ },
    })
    expect(stdout).toBe(`${TZ} ${looked}`)
  },
)

test('the full world has as much as a real site', () => {
  const subjects = full.groups.flatMap(group => group.Categories)
  expect(full.people.filter(person => person.IsTeacher).length).toBeGreaterThanOrEqual(400)
  expect(full.ads.length).toBeGreaterThanOrEqual(900)
  expect(full.groups.length).toBeGreaterThanOrEqual(8)
  expect(subjects.length).toBeGreaterThanOrEqual(40)
  expect(full.cycles).toHaveLength(9)
  expect(full.cities.length).toBeGreaterThanOrEqual(300)
  expect(new Set(full.cities.map(city => city.County))).toEqual(new Set(counties))
  expect(counties).toHaveLength(42)
})

test('names are the ones that links and screens expect', () => {
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

test('the big world has its 13,000 localities and 20,000 ads, the empty one its lists', () => {
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
  'identities of the %s world are unique and hold together',
  (_, { ads, cities, groups, people }) => {
    const identities: (string | number)[][] = [
      ads.map(ad => ad.Code),
      people.map(person => person.UserCode),
      ids(cities),
      ids(groups),
      ids(groups.flatMap(group => group.Categories)),
    ]
    for (const keys of identities) expect(new Set(keys).size).toBe(keys.length)
    const codes = new Set(people.map(person => person.UserCode))
    expect(ads.every(ad => codes.has(ad.teacher))).toBe(true)
  },
)

test('descriptions run from nothing to 2,000 characters, and prices stay plausible', () => {
  const lengths = full.ads.map(ad => ad.Description?.length)
  const known = lengths.filter(length => length !== undefined)
  expect(lengths).toContain(undefined)
  expect(Math.min(...known)).toBe(0)
  expect(Math.max(...known)).toBe(2000)
  // The catalogue's are as odd as they can be.
  const usual = full.ads.filter(ad => !ad.Code.startsWith('a-'))
  const prices = usual.map(ad => ad.Price).filter(price => Boolean(price))
  for (const price of prices) {
    expect(price).toBeGreaterThanOrEqual(40)
    expect(price).toBeLessThanOrEqual(250)
  }
})

test('no template is left open, and every ș and ț has its comma', () => {
  for (const world of [full, big]) {
    const text = JSON.stringify(world)
    expect(text).not.toMatch(/[şŞţŢ]/)
    expect(text).not.toMatch(/\{lectii\}|\{niveluri\}/)
  }
})

test('the teacher has a few ads, on different subjects', () => {
  const own = full.ads.filter(ad => ad.teacher === personas.teacher.profile?.UserCode)
  expect(own.length).toBeGreaterThanOrEqual(3)
  expect(new Set(own.map(ad => ad.Category.Name)).size).toBe(own.length)
})
