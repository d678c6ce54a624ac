import { expect, test, vi } from 'vitest'
import { dayOf, hoursOf, inWords } from './lessonTimes.ts'

test('day and hours are Romanian', () => {
  const midnight = {
    StartDate: new Date('2026-11-20T22:30:00Z'),
    EndDate: new Date('2026-11-20T23:30:00Z'),
  }
  expect(dayOf(midnight)).toBe('sâmbătă, 21 noiembrie 2026')
  expect(hoursOf(midnight)).toBe('00:30–01:30')
})

test('hours are told as far as they are known', () => {
  const StartDate = new Date('2026-11-20T07:00:00Z')
  expect(hoursOf({ StartDate, EndDate: null })).toBe('09:00')
  expect(hoursOf({ EndDate: StartDate })).toBe('09:00')
  expect(hoursOf({})).toBe('')
})

test.each([
  ['Europe/Bucharest', 'vineri, 09:00–10:00'],
  ['Europe/Berlin', 'vineri, 09:00–10:00 (ora României)'],
])('in %s whose time it is is said where that is not plain', (timeZone, text) => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
  spy.mockReturnValue({ ...options, timeZone })
  expect(inWords('vineri', '09:00–10:00', new Date('2026-11-20T07:00:00Z'))).toBe(text)
  spy.mockRestore()
})
