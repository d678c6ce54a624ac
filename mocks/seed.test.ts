import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { counties } from './data/localities.ts'
import { personas } from './personas.ts'
import { seedWorld } from './seed.ts'

const full = seedWorld('full')

test('the same world every time, whatever was seeded before', () => {
  seedWorld('big')
  seedWorld('empty')
  expect(seedWorld('full')).toEqual(full)
})

test('the full world is the one that was looked at', () => {
  // When the data changes on purpose: look at the site, then put the new hash here.
  const hash = createHash('sha256').update(JSON.stringify(full)).digest('hex')
  expect(hash).toBe('0bac0c2c5aadd5ed1535c0a79c98d77d08846ed73e22ea7790600b71f46fb5ed')
})

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
  const big = seedWorld('big')
  expect([big.cities.length, big.ads.length]).toEqual([13_000, 20_000])
  expect(new Set(big.cities.map(city => `${city.Name}, ${city.County}`)).size).toBe(13_000)
  const empty = seedWorld('empty')
  expect([empty.ads.length, empty.messages.length, empty.people.length]).toEqual([0, 0, 4])
  expect(empty.groups).toEqual(full.groups)
  expect(empty.cities).toEqual(full.cities)
})

const ids = (rows: { Id: number }[]) => rows.map(row => row.Id)

test.each(['full', 'big'] as const)('identities of the %s world are unique and hold together', size => {
  const { ads, cities, groups, people } = seedWorld(size)
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
})

test('descriptions run from nothing to 2,000 characters, and prices stay plausible', () => {
  const lengths = full.ads.map(ad => ad.Description?.length)
  const known = lengths.filter(length => length !== undefined)
  expect(lengths).toContain(undefined)
  expect(Math.min(...known)).toBe(0)
  expect(Math.max(...known)).toBe(2000)
  const prices = full.ads.map(ad => ad.Price).filter(price => Boolean(price))
  for (const price of prices) {
    expect(price).toBeGreaterThanOrEqual(40)
    expect(price).toBeLessThanOrEqual(250)
  }
})

test('no template is left open, and every ș and ț has its comma', () => {
  for (const size of ['full', 'big'] as const) {
    const text = JSON.stringify(seedWorld(size))
    expect(text).not.toMatch(/[şŞţŢ]/)
    expect(text).not.toMatch(/\{lectii\}|\{niveluri\}/)
  }
})

test('the teacher has a few ads, on different subjects', () => {
  const own = full.ads.filter(ad => ad.teacher === personas.teacher.profile?.UserCode)
  expect(own.length).toBeGreaterThanOrEqual(3)
  expect(new Set(own.map(ad => ad.Category.Name)).size).toBe(own.length)
})
