import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { tutorsText } from '#text/tutors.ts'
import { amount, counted, lei } from './numbers.ts'

test('writes amounts in the Romanian format, prices with two decimals and their currency', () => {
  expectRows(amount, [
    [70, '70'],
    [49.5, '49,50'],
    [49.999, '50,00'],
    [1200, '1.200'],
  ])
  expectRows(lei, [
    [39, '39,00 RON'],
    [1234.5, '1.234,50 RON'],
  ])
})

test('writes a count with the Romanian plural', () => {
  for (const [value, text] of [
    [0, '0 anunțuri'],
    [1, '1 anunț'],
    [2, '2 anunțuri'],
    [19, '19 anunțuri'],
    [20, '20 de anunțuri'],
    [101, '101 anunțuri'],
    [120, '120 de anunțuri'],
    [960, '960 de anunțuri'],
    [20000, '20.000 de anunțuri'],
  ] as const)
    expect.soft(counted(value, tutorsText.results)).toBe(text)
})
