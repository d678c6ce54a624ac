import { expect, test, vi } from 'vitest'
import { formatLesson, zoneNote } from './formatLesson.ts'

test('times are marked as Romanian on the days on which the clocks differ from those in Romania', () => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  // In winter its clocks show the same time as in Romania, in summer one hour less.
  const timeZone = 'Africa/Johannesburg'
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
  expect(zoneNote('2027-01-15')).toBeUndefined()
  expect(zoneNote('2027-07-15')).toBe('ora României')
  expect(formatLesson('2027-01-15', 9)).toBe('vineri, 15 ianuarie 2027, 09:00–10:00')
  expect(formatLesson('2027-07-15', 9)).toBe('joi, 15 iulie 2027, 09:00–10:00 (ora României)')
  vi.restoreAllMocks()
})
