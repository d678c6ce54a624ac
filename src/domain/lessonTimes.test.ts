import { expect, test } from 'vitest'
import { dayOf, hoursOf } from './lessonTimes.ts'

test('day and hours are Romanian', () => {
  const midnight = {
    StartDate: new Date('2026-11-20T22:30:00Z'),
    EndDate: new Date('2026-11-20T23:30:00Z'),
  }
  expect(dayOf(midnight)).toBe('sâmbătă, 21 noiembrie 2026')
  expect(hoursOf(midnight)).toBe('00:30–01:30')
})
