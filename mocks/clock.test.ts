import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { clockShift, moveClock, now, setClock, setClockShift } from './clock.ts'
import { configureMocks } from './state.ts'
import { addMinutes, addMonths, isWallClock, readDay, weekdayOf } from './wallClock.ts'
import { resetWorld } from './world.ts'

test('the clock stands still until it is moved, ignores a change of persona or scenario, and a reset restores it', () => {
  expect([now(), clockShift()]).toEqual(['2026-11-20T09:00:00', 0])
  moveClock(90)
  moveClock(-30)
  expect([now(), clockShift()]).toEqual(['2026-11-20T10:00:00', 60])
  setClock('2026-12-01T08:00:00')
  expect(clockShift()).toBe(11 * 24 * 60 - 60)
  setClockShift(-60)
  configureMocks({ persona: 'teacher', scenario: 'slow' })
  expect(now()).toBe('2026-11-20T08:00:00')
  resetWorld()
  expect(now()).toBe('2026-11-20T09:00:00')
})

test('wall-clock arithmetic ignores daylight saving time, and adding months stops at the last day of a month', () => {
  expectRows(addMinutes, [
    ['2026-10-25T02:30:00', 120, '2026-10-25T04:30:00'],
    ['2026-12-31T23:30:00', 60, '2027-01-01T00:30:00'],
  ])
  expectRows(addMonths, [
    ['2026-11-30T10:00:00', 3, '2027-02-28T10:00:00'],
    ['2026-01-31T10:00:00', -2, '2025-11-30T10:00:00'],
    ['2024-02-29T10:00:00', 12, '2025-02-28T10:00:00'],
  ])
  expect([weekdayOf('2026-11-20T09:00:00'), weekdayOf('2026-11-22T23:59:00')]).toEqual([5, 7])
})

test('days and wall-clock times that do not exist are rejected', () => {
  expect(readDay('2026-11-5')).toBe('2026-11-05')
  for (const text of ['2026-2-29', '2026-13-1', '26-1-1', ''])
    expect.soft(readDay(text), text).toBeUndefined()
  for (const time of ['2026-11-20', '2026-11-20T14:00', '2026-11-20T14:00:00Z', '2026-11-31T14:00:00'])
    expect.soft(isWallClock(time), time).toBe(false)
})
