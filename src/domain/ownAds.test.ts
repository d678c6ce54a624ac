import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { adDurations, durationInWords, ownAdPrice, readPrice, writePrice } from './ownAds.ts'

test('the five durations in words', () => {
  expect(adDurations.map(durationInWords)).toEqual([
    '1 oră',
    '1 oră și 30 de minute',
    '2 ore',
    '2 ore și 30 de minute',
    '3 ore',
  ])
})

test('writes any other duration in hours and minutes', () => {
  for (const [minutes, words] of [
    [1, '1 minut'],
    [0, '0 minute'],
    [45, '45 de minute'],
    [61, '1 oră și 1 minut'],
    [1215, '20 de ore și 15 minute'],
  ] as const)
    expect.soft(durationInWords(minutes), `${minutes} minutes are ${words}`).toBe(words)
})

test('shows the price with the duration, as far as they are known', () => {
  for (const [ad, text] of [
    [{ Price: 85, Duration: 60, DurationName: '1 oră' }, '85 / 1 oră'],
    [{ Price: 1200, Duration: 90, DurationName: 'o oră și jumătate' }, '1.200 / o oră și jumătate'],
    [{ Price: 79.5, Duration: 90, DurationName: undefined }, '79,50 / 1 oră și 30 de minute'],
    [{ Price: 79.5, Duration: null, DurationName: undefined }, '79,50'],
    [{ Price: 0, Duration: 60, DurationName: '1 oră' }, 'Nespecificat'],
    [{ Price: null, Duration: 60, DurationName: '1 oră' }, 'Nespecificat'],
    [{ Price: undefined, Duration: 60, DurationName: '1 oră' }, 'Nespecificat'],
  ] as const)
    expect.soft(ownAdPrice(ad), `the price of ${JSON.stringify(ad)} is ${text}`).toBe(text)
})

test('reads a typed price in any usual format', () => {
  for (const [typed, price] of [
    ['', 0],
    ['   ', 0],
    ['0', 0],
    ['-0', 0],
    ['85', 85],
    [' 085 ', 85],
    ['79,5', 79.5],
    ['79,50', 79.5],
    ['79.5', 79.5],
    ['79.50', 79.5],
    ['0,5', 0.5],
    ['1.200', 1200],
    ['1 200', 1200],
    ['1.200,50', 1200.5],
    ['1\u00A0200', 1200],
    ['10.001', 10_001],
    ['10000,01', 10_000.01],
    ['1.200.000', 1_200_000],
  ] as const)
    expect
      .soft(readPrice(typed), `the typed price ${JSON.stringify(typed)} is read as ${price}`)
      .toEqual({ price })
})

const unreadable = 'Scrieți prețul în cifre, de exemplu 80 sau 79,50.'
const negative = 'Prețul nu poate fi negativ.'

test('refuses a price that it cannot read, and one below 0', () => {
  for (const [typed, problem] of [
    ['optzeci', unreadable],
    ['80 lei', unreadable],
    ['8o', unreadable],
    ['1,200', unreadable],
    ['1.2.3', unreadable],
    ['79,', unreadable],
    [',5', unreadable],
    ['79,555', unreadable],
    ['1e3', unreadable],
    ['0x10', unreadable],
    ['NaN', unreadable],
    ['Infinity', unreadable],
    ['٨٥', unreadable],
    ['--5', unreadable],
    ['<b>85</b>', unreadable],
    ['-1', negative],
    ['−1,50', negative],
    ['-20000', negative],
    ['9'.repeat(400), unreadable],
  ] as const)
    expect.soft(readPrice(typed), `the typed price ${JSON.stringify(typed)} is refused`).toEqual({ problem })
})

test('a written price is read back unchanged', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(cents, price => {
      expect(readPrice(writePrice(price / 100))).toEqual({ price: price / 100 })
    }),
  )
})

test('any typed text gives a price or a problem', () => {
  const typed = fc.oneof(fc.string(), fc.stringMatching(/^-?[\d., ]{0,12}$/))
  fc.assert(
    fc.property(typed, text => {
      const { price, problem } = readPrice(text)
      if (problem === undefined) {
        expect(price).toBeGreaterThanOrEqual(0)
        expect(price).toBeLessThan(Infinity)
      } else expect([unreadable, negative]).toContain(problem)
    }),
  )
})
