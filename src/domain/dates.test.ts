import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { addDays, dayInWords, hasOtherClock, isoDay, longDay, recentDay, wireDay } from './dates.ts'

const lateEvening = new Date('2026-11-20T22:30:00Z')

test('the day of a moment is the day in Romania; an invalid date is an empty text', () => {
  const days = (moment: Date) => [isoDay(moment), longDay(moment)]
  expectRows(days, [
    [lateEvening, ['2026-11-21', '21 noiembrie 2026']],
    [new Date(Number.NaN), ['', '']],
  ])
})

test('adds days to a calendar day, also where clocks change', () => {
  expectRows(addDays, [
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-03-28', 1, '2027-03-29'],
    ['2027-10-31', 1, '2027-11-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-20', -20, '2026-10-31'],
  ])
})

test('a day of the last week is its weekday', () => {
  expectRows(recentDay, [
    ['2026-11-20', '2026-11-20', 'de astăzi'],
    ['2026-11-14', '2026-11-20', 'de sâmbătă'],
    ['2026-11-13', '2026-11-20', 'din 13 noiembrie 2026'],
  ])
})

test('a calendar day is sent unpadded, and written out in Romanian', () => {
  expect(wireDay('2026-03-09')).toBe('2026-3-9')
  expect(wireDay('2026-11-20')).toBe('2026-11-20')
  expect(dayInWords('2026-11-20')).toBe('vineri, 20 noiembrie 2026')
})

test('tells whether the clocks differ from those in Romania', () => {
  expectRows(hasOtherClock, [
    [lateEvening, 'Europe/Bucharest', false],
    // The same clocks under another name.
    [lateEvening, 'Europe/Athens', false],
    [lateEvening, 'Europe/Berlin', true],
    [lateEvening, 'America/New_York', true],
    [lateEvening, 'UTC', true],
  ])
})
