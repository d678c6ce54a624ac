import { expect, test } from 'vitest'
import { lesson } from '#test/appointments.ts'
import { isUnderway } from './cardView.ts'

const at = (start: string, end: string) => lesson({ StartDate: new Date(start), EndDate: new Date(end) })
const now = new Date('2026-11-20T07:30:00Z')

test('isUnderway is true from the start of the lesson to its end', () => {
  for (const [row, start, end, expected] of [
    ['has started', '2026-11-20T07:30:00Z', '2026-11-20T08:30:00Z', true],
    ['starts later today', '2026-11-20T21:59:00Z', '2026-11-20T22:59:00Z', false],
    // Half past midnight in Romania.
    ['starts tomorrow in Romania', '2026-11-20T22:30:00Z', '2026-11-20T23:30:00Z', false],
    ['has ended', '2026-11-20T06:30:00Z', '2026-11-20T07:30:00Z', false],
  ] as const)
    expect.soft(isUnderway(at(start, end), now, false), `isUnderway a lesson that ${row}`).toBe(expected)
})

test('a lesson of the old list counts as past, even if its end is to come', () => {
  expect(isUnderway(at('2026-11-20T07:00:00Z', '2026-11-20T08:00:00Z'), now, true)).toBe(false)
})
