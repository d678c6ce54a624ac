import { expect, test } from 'vitest'
import { dayFromToday, freeHours, isBookableDay, lessonEnd, lessonStart, lessonText } from './booking.ts'

const slots = (...hours: number[]) => hours.map(Time => ({ Time }))
/** 14:20 in Romania. */
const now = new Date('2026-11-20T12:20:00Z')

test('the free hours of a later day are returned once each, in order', () => {
  expect(freeHours(slots(18, 9, 14, 9), '2026-11-23', now)).toEqual([9, 14, 18])
})

test('the free hours of today are those after the current Romanian time', () => {
  expect(freeHours(slots(9, 14, 15, 18), '2026-11-20', now)).toEqual([15, 18])
})

test('values that are not hours of a day are left out', () => {
  expect(freeHours(slots(-1, 24, 9.5, 0, 23), '2026-11-23', now)).toEqual([0, 23])
})

test('shows the hour of a lesson', () => {
  for (const [hour, text] of [
    [9, '09:00–10:00'],
    [14, '14:00–15:00'],
    [23, '23:00–00:00'],
  ] as const)
    expect.soft(lessonText(hour), `a lesson at ${hour} is shown as ${text}`).toBe(text)
})

test('a lesson starts and ends in wall-clock time, also when the clocks change and over midnight', () => {
  expect(lessonStart('2027-03-28', 3)).toBe('2027-03-28T03:00:00')
  expect(lessonEnd('2027-03-28', 3)).toBe('2027-03-28T04:00:00')
  expect(lessonEnd('2026-12-31', 23)).toBe('2027-01-01T00:00:00')
})

test('names the day of a lesson, seen from another day', () => {
  for (const [day, today, words] of [
    ['2026-12-31', '2026-12-31', 'astăzi'],
    ['2027-01-01', '2026-12-31', 'mâine'],
    ['2027-01-02', '2026-12-31', 'sâmbătă, 2 ianuarie'],
  ] as const)
    expect.soft(dayFromToday(day, today), `${day}, seen from ${today}, is ${words}`).toBe(words)
})

test('only a day of the calendar that is not past can be booked', () => {
  for (const [day, expected] of [
    ['2026-11-20', true],
    ['2027-11-20', true],
    ['2026-11-19', false],
    ['2027-11-21', false],
    ['2027-02-29', false],
    ['2026-13-01', false],
    ['2026-12-5', false],
    ['+02026-11-21', false],
    ['', false],
    ['mâine', false],
  ] as const)
    expect
      .soft(isBookableDay(day, '2026-11-20'), `on 2026-11-20 the day "${day}" can be booked: ${expected}`)
      .toBe(expected)
})
