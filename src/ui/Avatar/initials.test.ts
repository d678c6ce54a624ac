import { expect, test } from 'vitest'
import { hueOf, initialsOf } from './initials.ts'

test('takes the initials of the first and the last name', () => {
  for (const [name, initials] of [
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
  ] as const)
    expect.soft(initialsOf(name), `the initials of "${name}" are ${initials}`).toBe(initials)
})

test('the hue of a name does not depend on its Unicode form or on blanks around it', () => {
  expect(hueOf('Ștefan')).toBe(hueOf(' S\u0326tefan '))
})

test.each(['', 'Ana Pop', 'Ana Pos', 'Ion Luca Caragiale', 'x'.repeat(10_000)])(
  'the hue of "%.20s" is an integer from 0 to 11',
  name => {
    expect(hueOf(name)).toBeGreaterThanOrEqual(0)
    expect(hueOf(name)).toBeLessThan(12)
    expect(Number.isInteger(hueOf(name))).toBe(true)
  },
)

test('names that differ by one letter differ in colour', () => {
  expect(hueOf('Ana Pop')).not.toBe(hueOf('Ana Pos'))
})
