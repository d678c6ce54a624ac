import { describe, expect, test } from 'vitest'
import { addDays, dayInWords, hasOtherClock, isoDay, longDay, shortDay, wireDay } from './dates.ts'

const lateEvening = new Date('2026-11-20T22:30:00Z')

test('the day of a moment is the day in Romania', () => {
  expect(isoDay(lateEvening)).toBe('2026-11-21')
  expect(shortDay(lateEvening)).toBe('21.11.2026')
  expect(longDay(lateEvening)).toBe('21 noiembrie 2026')
})

test('an invalid date is shown as an empty text', () => {
  expect(isoDay(new Date(Number.NaN))).toBe('')
  expect(shortDay(new Date(Number.NaN))).toBe('')
  expect(longDay(new Date(Number.NaN))).toBe('')
})

describe('calendar days', () => {
  test('are written out in Romanian', () => {
    expect(dayInWords('2026-11-20')).toBe('vineri, 20 noiembrie 2026')
  })

  test('adds days, also where clocks change', () => {
    for (const [day, days, later] of [
      ['2026-12-31', 1, '2027-01-01'],
      ['2027-03-28', 1, '2027-03-29'],
      ['2027-10-31', 1, '2027-11-01'],
      ['2028-02-28', 1, '2028-02-29'],
      ['2026-11-20', -20, '2026-10-31'],
    ] as const)
      expect.soft(addDays(day, days), `${day} plus ${days} days is ${later}`).toBe(later)
  })

  test('are sent unpadded', () => {
    expect(wireDay('2026-03-09')).toBe('2026-3-9')
    expect(wireDay('2026-11-20')).toBe('2026-11-20')
  })
})

test('tells whether the clocks differ from those in Romania', () => {
  for (const [zone, elsewhere] of [
    ['Europe/Bucharest', false],
    // The same clocks under another name.
    ['Europe/Athens', false],
    ['Europe/Berlin', true],
    ['America/New_York', true],
    ['UTC', true],
  ] as const)
    expect
      .soft(
        hasOtherClock(lateEvening, zone),
        `the clocks in ${zone} differ from those in Romania: ${elsewhere}`,
      )
      .toBe(elsewhere)
})
