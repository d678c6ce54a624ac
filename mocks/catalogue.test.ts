import { expect, test } from 'vitest'
import { downloadInvoice, getActiveAppointments, getOldAppointments } from '#api/appointments.ts'
import { getRequest } from '#api/requests.ts'
import { getAdByCode, getUserByCode } from '#api/users.ts'
import { stateOf } from '#domain/appointment.ts'
import { catalogue } from './catalogue.ts'
import { as, readFrom, statusOf } from './handlers/testing.ts'
import { lessonIds } from './seeding/lessonCases.ts'

test('every ad, request, partner and invoice that a case names exists for its persona, unless its title says otherwise', async () => {
  for (const [title, path, persona] of catalogue) {
    as(persona)
    const { pathname, searchParams } = new URL(path, 'http://localhost')
    const [, screen, code = '', paymentCode] = pathname.split('/')
    const user = searchParams.get('user')
    const exists = !/ nu există$| plăți eșuate$/.test(title)
    if (screen === 'teacherprofile')
      expect.soft((await readFrom(getAdByCode, { adid: code })) !== null, title).toBe(exists)
    if (screen === 'solicitare-de-meditatii')
      expect.soft((await readFrom(getRequest, { id: code })) !== null, title).toBe(exists)
    if (user) expect.soft(await readFrom(getUserByCode, { userid: user }), title).not.toBeNull()
    if (paymentCode)
      expect.soft(await statusOf(downloadInvoice, { paymentCode }), title).toBe(exists ? 200 : 404)
  }
})

test('the lesson of each state is in that state', async () => {
  const now = new Date('2026-11-20T07:00:00Z')
  for (const persona of ['student', 'teacher'] as const) {
    as(persona)
    const pages = await Promise.all(
      [1, 2, 3, 4].flatMap(page => [
        readFrom(getActiveAppointments, { page }),
        readFrom(getOldAppointments, { page }),
      ]),
    )
    const lessons = new Map(pages.flatMap(({ Entities }) => Entities).map(lesson => [lesson.Id, lesson]))
    for (const [id, state] of [
      [lessonIds.requested, 'requested'],
      [lessonIds.accepted, 'unpaid'],
      [lessonIds.paid, 'paid'],
      [lessonIds.joinable, 'joinable'],
      [lessonIds.past, 'past'],
      [lessonIds.readyForRating, 'past'],
      [persona === 'student' ? lessonIds.rated : lessonIds.ratedTeacher, 'past'],
    ] as const) {
      const lesson = lessons.get(id)
      const isReady = persona === 'student' && id === lessonIds.readyForRating
      expect
        .soft([id, lesson && stateOf(lesson, now), lesson?.isReadyForRating])
        .toEqual([id, state, isReady])
    }
  }
})
