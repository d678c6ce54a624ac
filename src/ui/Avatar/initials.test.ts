import { expect, test } from 'vitest'
import { hueOf, initialsOf } from './initials.ts'

test.each([
  ['Ana Pop', 'AP'],
  ['Ștefan Țîrlea', 'ȘȚ'],
  ['Ana-Maria Constantinescu-Brătianu', 'AC'],
  ['Ion Luca Caragiale', 'IC'],
  ['  ioana  ', 'I'],
  ['Ș', 'Ș'],
  ['S\u0326tefan', 'Ș'],
  ['(Prof.) Dan', 'PD'],
  ['', '?'],
  ['—', '?'],
])('%s is drawn as %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('a name keeps its hue, however it is encoded or padded', () => {
  expect(hueOf('Ștefan')).toBe(hueOf(' S\u0326tefan '))
})

test.each(['', 'Ana Pop', 'Ana Pos', 'Ion Luca Caragiale', 'x'.repeat(10_000)])('%.20s has a hue', name => {
  expect(hueOf(name)).toBeGreaterThanOrEqual(0)
  expect(hueOf(name)).toBeLessThan(360)
  expect(Number.isInteger(hueOf(name))).toBe(true)
})

test('names that differ by one letter differ in colour', () => {
  expect(Math.abs(hueOf('Ana Pop') - hueOf('Ana Pos'))).toBeGreaterThan(20)
})
