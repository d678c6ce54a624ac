import { expect, test } from 'vitest'
import {
  acceptAppointment,
  cancelAppointment,
  downloadInvoice,
  getChat,
  saveAppointment,
  savePayments,
} from '#api/appointments.ts'
import type { Definition } from '#api/endpoint.ts'
import { replyToRequest, sendMessage } from '#api/messages.ts'
import {
  deleteAd,
  saveAd,
  saveAvailability,
  saveCategories,
  saveCity,
  saveCurrentProfile,
  saveCycles,
} from '#api/profile.ts'
import { saveRating } from '#api/ratings.ts'
import { saveRequest } from '#api/requests.ts'
import { book, getFreeHours } from '#api/users.ts'
import type { PersonaId } from '#mocks/personas.ts'
import { invoiceCodes } from '#mocks/seeding/cases.ts'
import { lessonIds } from '#mocks/seeding/lessonCases.ts'
import { getWorld } from '#mocks/world.ts'
import { as, ask, call, student, teacher } from './testing.ts'

const hour = { teacherId: teacher, selectedDate: '2026-11-23', startTime: 16 }
const again = { TeacherId: teacher, StartDate: '2026-11-23T16:00:00', EndDate: '2026-11-23T17:00:00' }
const rating = { TeacherIdEncoded: teacher, Rating: '10', RatingText: '' }
const reply = { requestId: 'c-online', message: 'Bună ziua!' }
const message = { ToUserId: student, Body: 'Bună!' }
const place = { cityid1: 0, atTeacher: true, atStudent: false, isOnline: false }
const ad = { Category: { Id: 3 }, Duration: 90, Price: 0, Description: 'x', Cycles: [{ Id: 6, Name: '' }] }
const wanted = { CategoryId: 2, IsOnline: false, CityId: 3, Description: 'x', CycleId: 6, Duration: 14 }
const { accepted, requested, nameless, paid } = lessonIds

type Case = [
  persona: PersonaId,
  endpoint: { definition: Definition },
  refusals: [status: number, ...inputs: unknown[]][],
]

/** The calls that the back end refuses to a persona: their arguments or bodies, by status. */
const cases: Case[] = [
  ['student', getFreeHours, [[400, { userid: teacher, day: '2026-13-1' }]]],
  [
    'student',
    book,
    [
      [400, { ...hour, teacherId: 'nimeni' }, { ...hour, teacherId: student }],
      [400, { ...hour, selectedDate: '2026-2-30' }, { ...hour, selectedDate: 'marți' }],
      [400, { ...hour, startTime: 24 }, { ...hour, startTime: '16.5' }],
      // A past day, an hour and a day outside the tutor's week, a tutor without hours.
      [400, { ...hour, selectedDate: '2026-11-19' }, { ...hour, startTime: 20 }],
      [400, { ...hour, selectedDate: '2026-11-22' }, { ...hour, teacherId: 'p-no-availability' }],
      // The hour is taken.
      [409, { ...hour, startTime: 15 }],
    ],
  ],
  ['teacherNew', book, [[403, hour]]],
  [
    'student',
    saveAppointment,
    [
      [400, { ...again, StartDate: '2026-11-23T16:00:00Z', EndDate: '2026-11-23T17:00:00Z' }],
      [400, { ...again, EndDate: '2026-11-23T18:00:00' }],
      [400, { ...again, StartDate: '2026-11-23T16:30:00', EndDate: '2026-11-23T17:30:00' }],
      [409, { ...again, StartDate: '2026-11-23T15:00:00', EndDate: '2026-11-23T16:00:00' }],
    ],
  ],
  ['student', acceptAppointment, [[403, { id: requested }]]],
  ['teacher', acceptAppointment, [[409, { id: accepted }, { id: lessonIds.past }]]],
  ['student', cancelAppointment, [[409, { id: lessonIds.past }, { id: lessonIds.joinable }]]],
  ['teacherUnpaid', acceptAppointment, [[404, { id: requested }, { id: 'abc' }]]],
  ['teacherUnpaid', cancelAppointment, [[404, { id: requested }]]],
  ['teacherUnpaid', getChat, [[404, { id: lessonIds.joinable }]]],
  [
    'student',
    savePayments,
    [
      // All of the lessons, or none: the first could be paid.
      [409, [accepted, requested], [accepted, paid]],
      [404, [accepted, nameless]],
      [400, [accepted, 999_999], [accepted, 31], [accepted, accepted], []],
    ],
  ],
  [
    'teacher',
    savePayments,
    [
      [400, [32], [0], [-1], [31, 93], [31.5]],
      [404, [accepted]],
    ],
  ],
  ['teacher', downloadInvoice, [[404, { paymentCode: 'nimic' }, { paymentCode: invoiceCodes.lesson }]]],
  ['student', downloadInvoice, [[404, { paymentCode: invoiceCodes.failed }]]],
  ['teacherUnpaid', sendMessage, [[403, message]]],
  ['student', sendMessage, [[400, message, { ...message, ToUserId: 'nimeni' }]]],
  ['student', sendMessage, [[400, { ToUserId: teacher, Body: '' }, { ToUserId: teacher, Body: ' \u200B ' }]]],
  [
    'student',
    replyToRequest,
    [
      [403, reply],
      [400, { ...reply, requestId: 'c-own' }],
    ],
  ],
  ['teacherUnpaid', replyToRequest, [[403, reply]]],
  [
    'teacher',
    replyToRequest,
    [
      [400, { ...reply, message: ' ' }, { ...reply, requestId: 'nimic' }],
      [409, { ...reply, requestId: 'c-ended' }],
    ],
  ],
  ['student', saveRating, [[400, { ...rating, Rating: '-1' }, { ...rating, Rating: '11' }]]],
  ['student', saveRating, [[400, { ...rating, Rating: '' }, { ...rating, Rating: '7.5' }]]],
  ['student', saveRating, [[400, { ...rating, TeacherIdEncoded: 'nimeni' }, { ...rating, Rating: '010' }]]],
  // Their own page, a student, and a second rating of the same tutor.
  ['teacher', saveRating, [[400, rating, { ...rating, TeacherIdEncoded: student }]]],
  ['student', saveRating, [[400, { ...rating, TeacherIdEncoded: 'e9p2w5' }]]],
  [
    'teacher',
    saveAd,
    [
      [400, { ...ad, Category: { Id: 0, Name: '' } }, { ...ad, Description: ' ' }, { ...ad, Cycles: [] }],
      [400, { ...ad, Duration: 45 }, { ...ad, Price: -1 }],
    ],
  ],
  ['teacherUnpaid', saveAd, [[404, { ...ad, Category: { Id: 3, Name: 'Chimie' }, Code: 'ae31oi' }]]],
  ['teacherUnpaid', deleteAd, [[404, { ...ad, Category: { Id: 3, Name: 'Chimie' }, Code: 'ae31oi' }]]],
  ['student', saveAd, [[403, ad]]],
  ['student', saveAvailability, [[403, []]]],
  ['student', saveCategories, [[403, []]]],
  ['student', saveCycles, [[403, []]]],
  ['teacher', saveCategories, [[400, [{ Id: 999, Name: '' }]]]],
  ['teacher', saveCycles, [[400, [{ Id: 999, Name: '' }]]]],
  [
    'teacher',
    saveAvailability,
    [[400, [{ Day: 0, Time: 9 }], [{ Day: 8, Time: 9 }], [{ Day: 1, Time: 24 }]]],
  ],
  ['teacher', saveCity, [[400, place, { ...place, cityid1: 99_999, isOnline: true }]]],
  ['teacher', saveCurrentProfile, [[400, { UserCode: student }]]],
  ['teacher', saveCurrentProfile, [[400, { UserCode: teacher, Experience: { Id: '77', Name: '?' } }]]],
  [
    'student',
    saveRequest,
    [
      [400, { ...wanted, CategoryId: 0 }, { ...wanted, CityId: 0 }, { ...wanted, Description: ' ' }],
      [400, { ...wanted, Duration: 5 }, { ...wanted, CycleId: 99 }],
    ],
  ],
]

test('refuses what a real server refuses, with a text for the user, and changes nothing', async () => {
  for (const [persona, endpoint, refusals] of cases) {
    as(persona)
    for (const [status, ...inputs] of refusals)
      for (const input of inputs) {
        const { path, body } = endpoint.definition
        const hasBody = body !== null
        const values = hasBody ? {} : (input as Record<string, string>)
        const [got, text] = await call(
          endpoint as Parameters<typeof call>[0],
          values,
          hasBody ? input : undefined,
        )
        const row = `${path} ${JSON.stringify(input)} of ${persona}`
        expect.soft(got, row).toBe(status)
        expect.soft(text, row).not.toBe('')
      }
  }
  const { seed, ...world } = getWorld()
  for (const name of [
    'people',
    'ads',
    'requests',
    'messages',
    'weeks',
    'appointments',
    'payments',
    'ratings',
  ] as const)
    expect.soft(world[name].all(), name).toBe(seed[name])
})

test('refuses a picture that is not a PNG, too large or missing', async () => {
  as('student')
  const upload = async (content: BlobPart, field = 'profileimage') => {
    const body = new FormData()
    body.set(field, new Blob([content]), 'profile.png')
    return (await ask('/api/users/saveprofileimage', { method: 'POST', body })).status
  }
  expect(await upload('\x89PN')).toBe(400)
  expect(await upload(new Uint8Array(600 * 1024))).toBe(400)
  expect(await upload('x', 'altceva')).toBe(400)
})

test('refuses a POST whose header does not repeat the anti-forgery cookie', async () => {
  as('student')
  const body = JSON.stringify({ ToUserId: teacher, Body: 'Bună!' })
  const rows: [status: number, headers: Record<string, string>][] = [
    [200, {}],
    [200, { 'X-XSRF-TOKEN': 'abc' }],
    [200, { Cookie: 'a=b; XSRF-TOKEN=a%2Fb%3D', 'X-XSRF-TOKEN': 'a/b=' }],
    [403, { Cookie: 'XSRF-TOKEN=abc' }],
    [403, { Cookie: 'XSRF-TOKEN=abc', 'X-XSRF-TOKEN': 'abd' }],
  ]
  for (const [status, headers] of rows) {
    const init = { method: 'POST', body, headers }
    const row = JSON.stringify(headers)
    expect.soft((await ask('/api/messages/SaveNewMessage', init)).status, row).toBe(status)
  }
  const headers = { Cookie: 'XSRF-TOKEN=abc' }
  expect((await ask('/api/messages/getlistofuserswithmessage', { headers })).status).toBe(200)
})
