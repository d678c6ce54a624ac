import { beforeEach, expect, test } from 'vitest'
import { saveAppointment } from '#api/appointments.ts'
import { book, getFreeHours } from '#api/users.ts'
import { configureMocks } from '#mocks/state.ts'
import { as, call, readFrom, statusOf, student, teacher, unpaid } from './testing.ts'

beforeEach(() => as('student'))

// A Monday, as the client writes it.
const day = '2026-11-23'
const hours = async (userid = teacher, on = day) =>
  (await readFrom(getFreeHours, { userid, day: on })).Entities.map(slot => slot.Time)
const bookAt = (startTime: number | string, selectedDate = day, teacherId = teacher) =>
  call(book, { teacherId, selectedDate, startTime })

test.each([
  ['an unknown tutor', 400, () => bookAt(16, day, 'nimeni')],
  ['a student', 400, () => bookAt(16, day, student)],
  ['a day that does not exist', 400, () => bookAt(16, '2026-2-30')],
  ['a day that is no date', 400, () => bookAt(16, 'marți')],
  ['an hour that does not exist', 400, () => bookAt('24')],
  ['half an hour', 400, () => bookAt('16.5')],
  ['a past hour', 400, () => bookAt(14, '2026-11-19')],
  ['an hour outside the week', 400, () => bookAt(20)],
  ['a day without hours', 400, () => bookAt(14, '2026-11-22')],
  ['an hour that is taken', 409, () => bookAt(15)],
  ['a tutor without hours', 400, () => bookAt(14, day, 'p-no-availability')],
] as const)('booking %s is refused with %s and an error text', async (_, expected, send) => {
  const [status, text] = await send()
  expect(status).toBe(expected)
  expect(text).not.toBe('')
})

test('booking again takes one whole hour in wall-clock time, and only for a student', async () => {
  const again = (StartDate: string, EndDate: string) =>
    statusOf(saveAppointment, {}, { TeacherId: teacher, StartDate, EndDate })
  expect(await again('2026-11-23T16:00:00', '2026-11-23T17:00:00')).toBe(200)
  expect(await hours()).not.toContain(16)
  expect(await again('2026-11-23T16:00:00', '2026-11-23T17:00:00')).toBe(409)
  expect(await again('2026-11-23T17:00:00Z', '2026-11-23T18:00:00Z')).toBe(400)
  expect(await again('2026-11-23T17:00:00', '2026-11-23T19:00:00')).toBe(400)
  expect(await again('2026-11-23T17:30:00', '2026-11-23T18:30:00')).toBe(400)
  configureMocks({ persona: 'teacherNew' })
  expect(await again('2026-11-23T17:00:00', '2026-11-23T18:00:00')).toBe(403)
})

test('the free hours leave out past hours of today, and are empty for a tutor without a weekly schedule', async () => {
  expect(await hours(teacher, '2026-11-20')).toEqual([10, 11, 15, 16, 17, 18, 19])
  expect(await hours(teacher, '2026-11-22')).toEqual([])
  expect(await hours(unpaid, '2026-11-25')).toEqual([17, 19, 20])
  expect(await hours('p-no-availability')).toEqual([])
  expect(await statusOf(getFreeHours, { userid: teacher, day: '2026-13-1' })).toBe(400)
})
