import { describe, expect, test } from 'vitest'
import { findByName, fold, search } from './search.ts'

test.each([
  ['Mathematică', 'mathematica'],
  ['ȘTIINȚE', 'stiinte'],
  // The cedilla forms that older keyboards type.
  ['Ştiinţe', 'stiinte'],
  ['Târgu  Mureş ', 'targu mures'],
  ['Înot', 'inot'],
  ['Ăă Ââ Îî', 'aa aa ii'],
  ['', ''],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

const named = (...names: string[]) => names.map((Name, Id) => ({ Id, Name }))
const cities = named('Iași', 'Târgu Mureș', 'București', 'Mureșeni', 'Satu Mare', 'Baia Mare')
const names = (items: { Name: string }[]) => items.map(({ Name }) => Name)

describe('search', () => {
  test.each([
    ['bucuresti', ['București']],
    ['BUCUREŞTI', ['București']],
    ['bucurești', ['București']],
    ['mur', ['Mureșeni', 'Târgu Mureș']],
    ['mare', ['Satu Mare', 'Baia Mare']],
    ['xyz', []],
    ['  ', names(cities)],
  ])('%j finds %j', (text, found) => {
    expect(names(search(cities, text))).toEqual(found)
  })

  test('returns at most 10 items, those that begin with the text first', () => {
    const many = named(...Array.from({ length: 30 }, (_, index) => `la Valea ${index}`), 'Valea Mare')
    const found = search(many, 'valea')
    expect(found).toHaveLength(10)
    expect(found[0]?.Name).toBe('Valea Mare')
  })
})

test.each([
  ['matematica', 'Matematică'],
  ['MATEMATICĂ', 'Matematică'],
  ['limba  engleza', 'Limba engleza'],
  ['matem', undefined],
  ['', undefined],
])('finds by the name %j the item %j', (name, found) => {
  expect(findByName(named('Limba engleza', 'Matematică'), name)?.Name).toBe(found)
})
