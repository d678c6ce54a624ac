import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeFilters,
  countFilters,
  filterNames,
  noFilters,
  readFilters,
  restoreFilters,
  writeFilters,
} from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

test('any query is read as filters in range, which survive being written and read again', () => {
  const anyQuery = fc.dictionary(
    fc.oneof(fc.constantFrom(...filterNames), fc.string()),
    fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)),
  )
  fc.assert(
    fc.property(anyQuery, query => {
      const filters = readFilters(new URLSearchParams(query))
      expect(filters.page).toBeGreaterThanOrEqual(1)
      expect(filters.city).toBeGreaterThanOrEqual(-1)
      expect([0, 1, 2, 3]).toContain(filters.order)
      expect(read(writeFilters(filters))).toEqual(filters)
    }),
  )
})

test('reads the valid parameters of an address', () => {
  for (const [query, expected] of [
    ['', noFilters],
    ['?city=-1', { ...noFilters, city: -1 }],
    ['?city=-2', noFilters],
    ['?city=abc&cycle=1.5&order=9&page=0', noFilters],
    ['?page=-4', noFilters],
    ['?page=99999999999999999999', noFilters],
    ['?city=1e3', noFilters],
    ['?city= 12', noFilters],
    ['?City=12', noFilters],
    ['?city=12&city=13', { ...noFilters, city: 12 }],
    ['?category=5&utm_source=x', { ...noFilters, category: 5 }],
  ] as const)
    expect.soft(read(query), `reads ${JSON.stringify(query)}`).toEqual(expected)
})

test('defaults are left out of the address; without filters there is no query at all', () => {
  expect(writeFilters(noFilters)).toBe('')
  expect(writeFilters({ ...noFilters, city: -1, cycle: 3 })).toBe('?city=-1&cycle=3')
  const all = { maincategory: 1, category: 2, cycle: 3, city: 4, order: 3, page: 5 }
  const query = '?maincategory=1&category=2&city=4&cycle=3&order=3&page=5'
  expect(writeFilters(all)).toBe(query)
  expect(read(query)).toEqual(all)
})

test('restores a removed filter, with its page unless another filter has been chosen since, and replaces none', () => {
  const restored = (before: string, after: string, now: string) =>
    writeFilters(restoreFilters(read(before), read(after), read(now)))
  expect(restored('?city=2&page=3', '', '')).toBe('?city=2&page=3')
  expect(restored('?city=2&page=3', '', '?page=2')).toBe('?city=2&page=3')
  expect(restored('?city=2&page=3', '', '?cycle=6')).toBe('?city=2&cycle=6')
  expect(restored('?city=2&cycle=6', '', '?city=3')).toBe('?city=3&cycle=6')
  expect(restored('?city=2&cycle=6', '?cycle=6', '')).toBe('?city=2')
})

describe('changeFilters', () => {
  const onPage4 = { ...noFilters, city: 12, page: 4 }

  test('a change of filters leads to page 1', () => {
    for (const [patch, page] of [
      [{ category: 2 }, 1],
      [{ cycle: 2 }, 1],
      [{ city: -1 }, 1],
      [{ city: 0 }, 1],
      [{ order: 3 }, 1],
      [{ city: 12 }, 4],
      [{ maincategory: 3 }, 4],
      [{ page: 5 }, 5],
      [{}, 4],
    ] as const)
      expect
        .soft(changeFilters(onPage4, patch), `from page 4, ${JSON.stringify(patch)} leads to page ${page}`)
        .toEqual({ ...onPage4, ...patch, page })
  })

  test('a reset leaves no query', () => {
    expect(writeFilters(changeFilters({ ...onPage4, order: 2, maincategory: 1 }, noFilters))).toBe('')
  })
})

test('only filters that narrow the list are counted', () => {
  expect(countFilters(noFilters)).toBe(0)
  expect(countFilters({ ...noFilters, order: 2, page: 3, maincategory: 4 })).toBe(0)
  expect(countFilters({ ...noFilters, category: 1, cycle: 2, city: -1 })).toBe(3)
})
