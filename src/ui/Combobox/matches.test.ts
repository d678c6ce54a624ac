import { expect, test } from 'vitest'
import { itemFor, matchesOf } from './matches.ts'

const online = { Id: -1, Name: 'Online' }
const cities = ['Onești', 'București', 'Brașov', 'Iași'].map((Name, index) => ({ Id: index + 1, Name }))
const names = (text: string, items = cities, pinned = [online]) =>
  matchesOf(items, pinned, text).map(({ Name }) => Name)

test('finds items whatever the case and the diacritics of the text', () => {
  for (const [text, expected] of [
    ['', ['Online', 'Onești', 'București', 'Brașov', 'Iași']],
    ['on', ['Online', 'Onești']],
    ['ONES', ['Onești']],
    ['bras', ['Brașov']],
    ['xyz', []],
  ] as const)
    expect.soft(names(text), `"${text}" finds ${JSON.stringify(expected)}`).toEqual(expected)
})

test('returns ten rows, each once, when a pinned item is in the list too', () => {
  const many = [online, ...Array.from({ length: 50 }, (_, index) => ({ Id: index, Name: `Oraș ${index}` }))]
  const shown = names('', many)
  expect(shown.filter(name => name === 'Online')).toHaveLength(1)
  expect(shown).toHaveLength(10)
})

test('a text stands for the only item of its name, otherwise for the only match', () => {
  const list = [...cities, { Id: 5, Name: 'Brașovul Nou' }, { Id: 6, Name: 'Iași' }]
  for (const [text, expected] of [
    ['brasov', 3],
    ['BRAȘOV ', 3],
    ['brasovul', 5],
    ['bra', undefined],
    ['online', -1],
    // Two cities of this name.
    ['Iași', undefined],
    ['xyz', undefined],
  ] as const)
    expect.soft(itemFor(list, [online], text)?.Id, text).toBe(expected)
})
