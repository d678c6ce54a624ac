import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  changeRequestFilters,
  isFiltered,
  noRequestFilters,
  readRequestFilters,
  writeRequestFilters,
} from './requestFilters.ts'

const read = (query: string) => readRequestFilters(new URLSearchParams(query))

test('written filters are read back unchanged', () => {
  const text = fc
    .string({ unit: 'grapheme', maxLength: 20 })
    .map(value => read(`?city=${encodeURIComponent(value)}`).city)
  const anyFilters = fc.record({ subject: text, city: text, page: fc.integer({ min: 1, max: 1e6 }) })
  fc.assert(
    fc.property(anyFilters, filters => {
      expect(read(writeRequestFilters(filters))).toEqual(filters)
    }),
  )
})

test('any query is read as filters in range, which survive being written and read again', () => {
  const anyQuery = fc.dictionary(
    fc.oneof(fc.constantFrom('subject', 'city', 'page'), fc.string()),
    fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.double().map(String)),
  )
  fc.assert(
    fc.property(anyQuery, query => {
      const filters = readRequestFilters(new URLSearchParams(query))
      expect(Number.isInteger(filters.page) && filters.page >= 1).toBe(true)
      for (const text of [filters.subject, filters.city]) {
        expect(text).toBe(text.trim())
        expect(Array.from(text).length).toBeLessThanOrEqual(100)
      }
      expect(read(writeRequestFilters(filters))).toEqual(filters)
    }),
  )
})

test('reads the valid parameters of an address', () => {
  for (const [query, expected] of [
    ['', noRequestFilters],
    ['?subject=&city=&page=', noRequestFilters],
    ['?subject=Limba+englez%C4%83', { ...noRequestFilters, subject: 'Limba engleză' }],
    ['?city=%20Cluj%20%09%20Napoca%20', { ...noRequestFilters, city: 'Cluj Napoca' }],
    ['?city=%20%0A', noRequestFilters],
    ['?subject=pian&subject=chitară', { ...noRequestFilters, subject: 'pian' }],
    ['?Subject=pian&utm_source=x', noRequestFilters],
    ['?subject=%E0%A4%A', { ...noRequestFilters, subject: '\uFFFD%A' }],
    ['?page=3', { ...noRequestFilters, page: 3 }],
    ['?page=0', noRequestFilters],
    ['?page=-4', noRequestFilters],
    ['?page=1.5', noRequestFilters],
    ['?page=1e3', noRequestFilters],
    ['?page=99999999999999999999', noRequestFilters],
  ] as const)
    expect.soft(read(query), `reads ${JSON.stringify(query)}`).toEqual(expected)
})

test('a long text is cut to 100 characters, without splitting one', () => {
  expect(read(`?subject=${'a'.repeat(5000)}`).subject).toBe('a'.repeat(100))
  expect(read(`?subject=${encodeURIComponent('🎻'.repeat(101))}`).subject).toBe('🎻'.repeat(100))
  expect(read(`?subject=${'a'.repeat(99)}+b`).subject).toBe('a'.repeat(99))
})

test('the first page and empty texts are left out of the address', () => {
  expect(writeRequestFilters(noRequestFilters)).toBe('')
  expect(writeRequestFilters({ subject: ' ', city: ' Cluj ', page: 1 })).toBe('?city=Cluj')
  expect(writeRequestFilters({ subject: 'C++ & Java', city: 'Iași', page: 2 })).toBe(
    '?subject=C%2B%2B+%26+Java&city=Ia%C8%99i&page=2',
  )
})

test('another subject or city leads to page 1, the same one with blanks does not', () => {
  for (const [texts, page] of [
    [{ subject: 'pian', city: 'Iași' }, 4],
    [{ subject: ' pian ', city: 'Iași' }, 4],
    [{ subject: 'chitară', city: 'Iași' }, 1],
    [{ subject: 'pian', city: '' }, 1],
  ] as const) {
    const filters = changeRequestFilters({ subject: 'pian', city: 'Iași', page: 4 }, texts)
    expect
      .soft(filters, `from page 4, ${JSON.stringify(texts)} leads to page ${page}`)
      .toEqual({ subject: texts.subject.trim(), city: texts.city, page })
  }
})

test('the page alone does not narrow the list', () => {
  expect(isFiltered({ ...noRequestFilters, page: 3 })).toBe(false)
  expect(isFiltered({ ...noRequestFilters, city: 'Iași' })).toBe(true)
  expect(isFiltered({ ...noRequestFilters, subject: 'pian' })).toBe(true)
})
