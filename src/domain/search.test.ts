import { describe, expect, test } from 'vitest'
import { findByName, fold, search, withChosen } from './search.ts'

test('folds case, diacritics and blanks', () => {
  for (const [text, folded] of [
    ['Mathematică', 'mathematica'],
    ['ȘTIINȚE', 'stiinte'],
    // The cedilla forms that older keyboards type.
    ['Ştiinţe', 'stiinte'],
    ['Târgu  Mureş ', 'targu mures'],
    ['Înot', 'inot'],
    ['Ăă Ââ Îî', 'aa aa ii'],
    ['', ''],
  ] as const)
    expect.soft(fold(text), `folds ${JSON.stringify(text)} to ${JSON.stringify(folded)}`).toBe(folded)
})

const named = (...names: string[]) => names.map((Name, Id) => ({ Id, Name }))
const cities = named('Iași', 'Târgu Mureș', 'București', 'Mureșeni', 'Satu Mare', 'Baia Mare')
const names = (items: { Name: string }[]) => items.map(({ Name }) => Name)

describe('search', () => {
  test('finds items whatever the case and the diacritics of the text', () => {
    for (const [text, found] of [
      ['bucuresti', ['București']],
      ['BUCUREŞTI', ['București']],
      ['bucurești', ['București']],
      ['mur', ['Mureșeni', 'Târgu Mureș']],
      ['mare', ['Satu Mare', 'Baia Mare']],
      ['xyz', []],
      ['  ', names(cities)],
    ] as const)
      expect
        .soft(names(search(cities, text)), `${JSON.stringify(text)} finds ${JSON.stringify(found)}`)
        .toEqual(found)
  })

  test('returns at most 10 items, those that begin with the text first', () => {
    const many = named(...Array.from({ length: 30 }, (_, index) => `la Valea ${index}`), 'Valea Mare')
    const found = search(many, 'valea')
    expect(found).toHaveLength(10)
    expect(found[0]?.Name).toBe('Valea Mare')
  })

  test('returns an item of exactly this name first, however many begin with the text', () => {
    const many = named(...Array.from({ length: 30 }, (_, index) => `Satu ${index}`), 'Sat')
    expect(search(many, 'sat')[0]?.Name).toBe('Sat')
  })
})

test('the chosen item is first among the rows that lack it, if it matches the text', () => {
  const many = named(...Array.from({ length: 30 }, (_, index) => `Valea ${index}`))
  const chosen = many[25]
  const rows = withChosen(search(many, 'valea'), chosen, 'valea')
  expect(rows).toHaveLength(10)
  expect(names(rows).slice(0, 2)).toEqual(['Valea 25', 'Valea 0'])
  expect(withChosen(rows, chosen, 'valea')).toBe(rows)
  expect(withChosen(search(many, 'valea 1'), chosen, 'valea 1')).not.toContain(chosen)
  expect(withChosen([], chosen, 'xyz')).toEqual([])
  expect(withChosen(rows, undefined, '')).toBe(rows)
})

test('finds an item by its name, whatever its case or diacritics', () => {
  for (const [name, found] of [
    ['matematica', 'Matematică'],
    ['MATEMATICĂ', 'Matematică'],
    ['limba  engleza', 'Limba engleza'],
    ['matem', undefined],
    ['', undefined],
  ] as const)
    expect
      .soft(
        findByName(named('Limba engleza', 'Matematică'), name)?.Name,
        `finds by the name ${JSON.stringify(name)} the item ${JSON.stringify(found)}`,
      )
      .toBe(found)
})
