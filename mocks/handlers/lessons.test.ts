import { expect, test } from 'vitest'
import {
  acceptAppointment,
  cancelAppointment,
  getActiveAppointments,
  getAppointments,
  getChat,
  getCurrentPayment,
  getOldAppointments,
  getPayments,
  savePayments,
} from '#api/appointments.ts'
import { getRatings, saveRating } from '#api/ratings.ts'
import { book, getFreeHours, getUserByCode } from '#api/users.ts'
import { moveClock, setClock } from '#mocks/clock.ts'
import { lessonIds } from '#mocks/seeding/lessonCases.ts'
import { getWorld } from '#mocks/world.ts'
import { as, call, readFrom, statusOf, teacher, unpaid } from './testing.ts'

// A Monday, as the client writes it.
const day = '2026-11-23'
const hours = async (userid = teacher, on = day) =>
  (await readFrom(getFreeHours, { userid, day: on })).Entities.map(slot => slot.Time)
const bookAt = (startTime: number | string, selectedDate = day, teacherId = teacher) =>
  call(book, { teacherId, selectedDate, startTime })

/** Returns the viewer's active lessons by id, from the first two pages. */
async function active() {
  const [first, second] = [
    await readFrom(getActiveAppointments, { page: 1 }),
    await readFrom(getActiveAppointments, { page: 2 }),
  ]
  return new Map([...first.Entities, ...second.Entities].map(lesson => [lesson.Id, lesson]))
}

async function oldLesson(id: number) {
  for (let page = 1; ; page++) {
    const { Entities } = await readFrom(getOldAppointments, { page })
    const found = Entities.find(lesson => lesson.Id === id)
    if (found || Entities.length === 0) return found
  }
}

test('a lesson is booked, accepted, paid, joined, held and rated', async () => {
  as('student')
  expect(await hours()).toEqual([14, 16, 17, 18, 19])
  const before = new Set((await active()).keys())
  expect(await bookAt(16)).toEqual([200, ''])
  expect(await hours()).toEqual([14, 17, 18, 19])
  const id = [...(await active()).keys()].find(one => !before.has(one)) ?? 0
  expect((await active()).get(id)).toMatchObject({
    StartDate: new Date('2026-11-23T14:00:00Z'),
    EndDate: new Date('2026-11-23T15:00:00Z'),
    AcceptedByTeacher: false,
    CanJoin: false,
    Payment: null,
    Price: 85,
    Category: { Name: 'Matematica' },
    Teacher: { Id: teacher, FirstName: 'Mihai', Rating: 95 },
    Learner: { FirstName: 'Ioana' },
  })
  expect(await statusOf(savePayments, {}, [id])).toBe(409)
  expect(await statusOf(acceptAppointment, { id })).toBe(403)

  as('teacher')
  expect((await active()).get(id)).toMatchObject({ AcceptedByTeacher: false })
  expect(await statusOf(acceptAppointment, { id })).toBe(200)
  expect(await call(acceptAppointment, { id })).toEqual([409, 'Programarea a fost deja acceptată.'])
  expect(await statusOf(savePayments, {}, [id])).toBe(404)

  as('student')
  const paidBefore = await readFrom(getPayments)
  expect((await active()).get(id)).toMatchObject({ AcceptedByTeacher: true })
  expect(await call(savePayments, {}, [id])).toEqual([200, ''])
  expect(await call(savePayments, {}, [id])).toEqual([409, 'Programarea a fost deja plătită.'])
  const paid = (await active()).get(id)
  expect(paid).toMatchObject({ CanJoin: false, Payment: { Status: 1 } })
  const paidAfter = await readFrom(getPayments)
  if (Array.isArray(paidBefore) || Array.isArray(paidAfter)) throw new Error('A page was expected')
  expect(paidAfter.TotalRows).toBe(paidBefore.TotalRows + 1)
  expect(paidAfter.Entities[0]?.PaymentCode).toBe(paid?.Payment?.PaymentCode)

  for (const [at, isOpen] of [
    ['2026-11-23T15:49:00', false],
    ['2026-11-23T15:50:00', true],
    ['2026-11-23T16:59:00', true],
  ] as const)
    for (const persona of ['student', 'teacher'] as const) {
      setClock(at)
      as(persona)
      expect([at, persona, (await active()).get(id)?.CanJoin]).toEqual([at, persona, isOpen])
      if (isOpen) expect(await statusOf(cancelAppointment, { id })).toBe(409)
    }

  moveClock(1)
  expect((await active()).has(id)).toBe(false)
  expect(await oldLesson(id)).toMatchObject({ isReadyForRating: false, CanJoin: false })
  expect(await statusOf(cancelAppointment, { id })).toBe(409)
  as('student')
  expect(await oldLesson(id)).toMatchObject({ isReadyForRating: true })
  const rating = { TeacherIdEncoded: teacher, Rating: '0', RatingText: 'Nu.' }
  expect(await call(saveRating, {}, rating)).toEqual([200, ''])
  expect(await oldLesson(id)).toMatchObject({ isReadyForRating: false })
  const [newest] = await readFrom(getRatings, { teacherid: teacher })
  expect(newest).toMatchObject({
    Rating: 0,
    RatingText: 'Nu.',
    Student: { Email: 'ioana.dumitrescu@example.com' },
  })
  // 19 ratings with a sum of 171: 9.0 on average.
  expect(await readFrom(getUserByCode, { userid: teacher })).toMatchObject({ Rating: 90 })
})

test.each(['student', 'teacher'] as const)('when the %s cancels, the hour is free again', async persona => {
  as('student')
  await bookAt(16)
  expect(await hours()).not.toContain(16)
  as(persona)
  const id = Math.max(...(await active()).keys())
  expect(await call(cancelAppointment, { id })).toEqual([200, ''])
  expect(await hours()).toContain(16)
  expect((await active()).has(id)).toBe(false)
  for (const endpoint of [cancelAppointment, acceptAppointment])
    expect(await statusOf(endpoint, { id })).toBe(
      persona === 'student' && endpoint === acceptAppointment ? 403 : 409,
    )
  as('student')
  expect(await statusOf(savePayments, {}, [id])).toBe(409)
  expect(await statusOf(book, { teacherId: teacher, selectedDate: day, startTime: 16 })).toBe(200)
})

test('several lessons are paid together, all of them or none', async () => {
  as('student')
  const { accepted, acceptedToo, requested, nameless, paid } = lessonIds
  expect(await statusOf(savePayments, {}, [accepted, requested])).toBe(409)
  expect(await statusOf(savePayments, {}, [accepted, paid])).toBe(409)
  expect(await statusOf(savePayments, {}, [accepted, nameless])).toBe(404)
  expect(await statusOf(savePayments, {}, [accepted, 999_999])).toBe(400)
  expect(await statusOf(savePayments, {}, [accepted, 31])).toBe(400)
  expect(await statusOf(savePayments, {}, [accepted, accepted])).toBe(400)
  expect(await statusOf(savePayments, {}, [])).toBe(400)
  expect((await active()).get(accepted)?.Payment).toBeNull()
  expect(await statusOf(savePayments, {}, [accepted, acceptedToo])).toBe(200)
  const lessons = await active()
  for (const id of [accepted, acceptedToo]) expect(lessons.get(id)?.Payment?.Status).toBe(1)
})

test('a lesson whose payment failed can be paid again', async () => {
  as('student')
  expect((await active()).get(lessonIds.failedPayment)?.Payment?.Status).toBe(0)
  expect(await statusOf(savePayments, {}, [lessonIds.failedPayment])).toBe(200)
  const again = (await active()).get(lessonIds.failedPayment)
  expect([again?.Payment, again?.Payments.map(payment => payment.Status)]).toEqual([null, [0, 1]])
})

test('a user cannot list, accept or cancel the lessons of others, nor read their chat', async () => {
  as('teacherUnpaid')
  for (const endpoint of [cancelAppointment, acceptAppointment, getChat])
    expect(await statusOf(endpoint, { id: lessonIds.requested })).toBe(404)
  expect(await statusOf(cancelAppointment, { id: 'abc' })).toBe(404)
  const { Entities } = await readFrom(getAppointments, { page: 1 })
  expect(Entities.every(lesson => lesson.Teacher?.Id === unpaid)).toBe(true)
  expect(getWorld().appointments.get(String(lessonIds.requested))?.AcceptedByTeacher).toBe(false)
})

test('the chat of a lesson marks the lines that the viewer wrote', async () => {
  as('student')
  const { Entities } = await readFrom(getChat, { id: lessonIds.joinable })
  expect(Entities.map(line => line.IsMine)).toEqual([false, true, false, true])
  as('teacher')
  const seen = await readFrom(getChat, { id: lessonIds.joinable })
  expect(seen.Entities.map(line => line.IsMine)).toEqual([true, false, true, false])
  expect(await readFrom(getCurrentPayment)).toMatchObject({ Product: 93, Status: 1 })
})
