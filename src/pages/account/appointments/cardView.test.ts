import { expect, test } from 'vitest'
import { lesson } from '#test/appointments.ts'
import { nearnessOf, toneOf } from './cardView.ts'

const at = (start: string, end: string) => lesson({ StartDate: new Date(start), EndDate: new Date(end) })
const now = new Date('2026-11-20T07:30:00Z')

test.each([
  ['has started', '2026-11-20T07:30:00Z', '2026-11-20T08:30:00Z', 'now'],
  ['starts later today', '2026-11-20T21:59:00Z', '2026-11-20T22:59:00Z', 'today'],
  // Half past midnight in Romania.
  ['starts tomorrow in Romania', '2026-11-20T22:30:00Z', '2026-11-20T23:30:00Z', undefined],
  ['has ended', '2026-11-20T06:30:00Z', '2026-11-20T07:30:00Z', undefined],
])('nearnessOf a lesson that %s', (_, start, end, expected) => {
  expect(nearnessOf(at(start, end), now, false)).toBe(expected)
})

test('a lesson of the old list counts as past, even if its end is to come', () => {
  expect(nearnessOf(at('2026-11-20T07:00:00Z', '2026-11-20T08:00:00Z'), now, true)).toBeUndefined()
})

test('the badge is amber when the viewer has to act', () => {
  expect([toneOf('requested', 'teacher'), toneOf('unpaid', 'student')]).toEqual(['amber', 'amber'])
  expect([toneOf('requested', 'student'), toneOf('unpaid', 'teacher')]).toEqual(['neutral', 'neutral'])
  expect([toneOf('paid', 'student'), toneOf('joinable', 'teacher')]).toEqual(['action', 'action'])
  expect(toneOf('past', 'student')).toBe('neutral')
})
