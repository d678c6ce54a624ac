import { expect, test } from 'vitest'
import { amount, count, counted, lei } from './numbers.ts'

test.each([
  [70, '70'],
  [49.5, '49,50'],
  [49.999, '50,00'],
  [1200, '1.200'],
  [0.1, '0,10'],
])('amount of %d is %s', (value, text) => {
  expect(amount(value)).toBe(text)
})

test.each([
  [39, '39,00 RON'],
  [69, '69,00 RON'],
  [179, '179,00 RON'],
  [1234.5, '1.234,50 RON'],
])('%d in lei is %s, with an ordinary space', (value, text) => {
  expect(lei(value)).toBe(text)
})

test.each([
  [0, '0 anunțuri'],
  [1, '1 anunț'],
  [2, '2 anunțuri'],
  [19, '19 anunțuri'],
  [20, '20 de anunțuri'],
  [101, '101 anunțuri'],
  [120, '120 de anunțuri'],
  [960, '960 de anunțuri'],
  [20000, '20.000 de anunțuri'],
])('%i ads are written as %s', (value, text) => {
  const forms = {
    one: (n: string) => `${n} anunț`,
    few: (n: string) => `${n} anunțuri`,
    other: (n: string) => `${n} de anunțuri`,
  }
  expect(counted(value, forms)).toBe(text)
})

test('counts have the Romanian thousands separator', () => {
  expect(count(1234567)).toBe('1.234.567')
})
