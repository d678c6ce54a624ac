import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { adDurations, durationInWords, ownAdPrice, readPrice, writePrice } from './ownAds.ts'

test('writes a duration in hours and minutes', () => {
  expect(adDurations.map(durationInWords).join()).toBe(
    '1 oră,1 oră și 30 de minute,2 ore,2 ore și 30 de minute,3 ore',
  )
  expectRows(durationInWords, [
    [1, '1 minut'],
    [0, '0 minute'],
    [45, '45 de minute'],
    [61, '1 oră și 1 minut'],
    [1215, '20 de ore și 15 minute'],
  ])
})

test('shows the price with the duration, as far as they are known', () => {
  expectRows(ownAdPrice, [
    [{ Price: 85, Duration: 60, DurationName: '1 oră' }, '85 / 1 oră'],
    [{ Price: 1200, Duration: 90, DurationName: 'o oră și jumătate' }, '1.200 / o oră și jumătate'],
    [{ Price: 79.5, Duration: 90, DurationName: undefined }, '79,50 / 1 oră și 30 de minute'],
    [{ Price: 79.5, Duration: null, DurationName: undefined }, '79,50'],
    [{ Price: 0, Duration: 60, DurationName: '1 oră' }, 'Nespecificat'],
    [{ Price: null, Duration: 60, DurationName: '1 oră' }, 'Nespecificat'],
    [{ Price: undefined, Duration: 60, DurationName: '1 oră' }, 'Nespecificat'],
  ])
})

const unreadable = 'Scrieți prețul în cifre, de exemplu 80 sau 79,50.'
const negative = 'Prețul nu poate fi negativ.'

test('reads a typed price in any usual format, and refuses any other, and one below 0', () => {
  for (const [price, ...texts] of [
    [0, '', '   ', '0', '-0'],
    [85, '85', ' 085 '],
    [79.5, '79,5', '79,50', '79.5', '79.50'],
    [0.5, '0,5'],
    [1200, '1.200', '1 200', '1\u00A0200'],
    [1200.5, '1.200,50'],
    [10_000.01, '10000,01'],
    [1_200_000, '1.200.000'],
  ] as const)
    for (const typed of texts) expect.soft(readPrice(typed), typed).toEqual({ price })
  for (const [problem, ...texts] of [
    [unreadable, 'optzeci', '80 lei', '8o', '1,200', '1.2.3', '79,', ',5', '79,555', '1e3', '0x10', 'NaN'],
    [unreadable, 'Infinity', '٨٥', '--5', '<b>85</b>', '9'.repeat(400)],
    [negative, '-1', '−1,50', '-20000'],
  ] as const)
    for (const typed of texts) expect.soft(readPrice(typed), typed).toEqual({ problem })
})

test('a written price is read back unchanged', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(cents, price => {
      expect(readPrice(writePrice(price / 100))).toEqual({ price: price / 100 })
    }),
  )
})
