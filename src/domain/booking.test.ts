import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { dayFromToday, freeHours, isBookableDay, lessonEnd, lessonStart, lessonText } from './booking.ts'

const slots = (...hours: number[]) => hours.map(Time => ({ Time }))
/** 14:20 in Romania. */
const now = new Date('2026-11-20T12:20:00Z')

test('returns the free hours of a day once each, in order; for today only those to come, for a past day none', () => {
  expectRows(freeHours, [
    [slots(18, 9, 14, 9), '2026-11-23', now, [9, 14, 18]],
    [slots(9, 14, 15, 18), '2026-11-20', now, [15, 18]],
    [slots(9, 14, 15, 18), '2026-11-19', now, []],
    [slots(-1, 24, 9.5, 0, 23), '2026-11-23', now, [0, 23]],
  ])
})

test('shows the hour of a lesson', () => {
  expectRows(lessonText, [
    [9, '09:00–10:00'],
    [14, '14:00–15:00'],
    [23, '23:00–00:00'],
  ])
})

test('a lesson starts and ends in wall-clock time, also when the clocks change and over midnight', () => {
  expect(lessonStart('2027-03-28', 3)).toBe('2027-03-28T03:00:00')
  expect(lessonEnd('2027-03-28', 3)).toBe('2027-03-28T04:00:00')
  expect(lessonEnd('2026-12-31', 23)).toBe('2027-01-01T00:00:00')
})

test('names the day of a lesson relative to another day', () => {
  expectRows(dayFromToday, [
    ['2026-12-31', '2026-12-31', 'astăzi'],
    ['2027-01-01', '2026-12-31', 'mâine'],
    ['2027-01-02', '2026-12-31', 'sâmbătă, 2 ianuarie'],
  ])
})

test('only a day of the calendar that is not past can be booked', () => {
  expectRows(isBookableDay, [
    ['2026-11-20', '2026-11-20', true],
    ['2027-11-20', '2026-11-20', true],
    ['2026-11-19', '2026-11-20', false],
    ['2027-11-21', '2026-11-20', false],
    ['2027-02-29', '2026-11-20', false],
    ['2026-13-01', '2026-11-20', false],
    ['2026-12-5', '2026-11-20', false],
    ['+02026-11-21', '2026-11-20', false],
    ['', '2026-11-20', false],
    ['mâine', '2026-11-20', false],
  ])
})
