import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { downloadInvoice, getActiveAppointments, getOldAppointments, getPayments } from '#api/appointments.ts'
import { getCategories } from '#api/categories.ts'
import { connectClient, type MismatchReport } from '#api/client.ts'
import { getConversation, getPartners, sendMessage } from '#api/messages.ts'
import { getOwnAds, saveCurrentProfile } from '#api/profile.ts'
import { getRatings } from '#api/ratings.ts'
import { getReport } from '#api/report.ts'
import { getRequests } from '#api/requests.ts'
import { getAdByCode, getAds, getSuggestedTeachers } from '#api/users.ts'
import { getCurrentProfile } from '#api/viewer.ts'
import { profileToSave } from '#domain/profile.ts'
import { answer } from '#mocks/node.ts'
import type { PersonaId } from '#mocks/personas.ts'
import { configureMocks } from '#mocks/state.ts'
import { teacher } from './testing.ts'

const sent: string[] = []
const answered: string[] = []
const server = setupServer(
  http.all('*', async ({ request }) => {
    sent.push(await request.clone().text())
    const response = await answer(request)
    if (response && !response.headers.get('content-type')?.includes('octet'))
      answered.push(await response.clone().text())
    return response
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

let mismatches: MismatchReport[] = []
beforeEach(() => {
  sent.length = 0
  answered.length = 0
  mismatches = []
  connectClient({ onMismatch: mismatch => mismatches.push(mismatch) })
})

const legacy = (persona: PersonaId) => configureMocks({ persona, scenario: 'legacyWire', latency: 0 })

const reads: [name: string, as: PersonaId, read: () => Promise<unknown>][] = [
  ['getAds', 'visitor', () => getAds({ page: 2 })],
  ['getAdByCode', 'student', () => getAdByCode({ adid: 'ae31oi' })],
  ['getAdByCode of an ad without anything', 'student', () => getAdByCode({ adid: 'a-ad-empty' })],
  ['getAdByCode with emoji', 'student', () => getAdByCode({ adid: 'a-emoji' })],
  [
    'getSuggestedTeachers',
    'visitor',
    () => getSuggestedTeachers({ userid: teacher, categoryid: 1, cityid: 0 }),
  ],
  ['getRatings', 'visitor', () => getRatings({ teacherid: teacher })],
  ['getRequests', 'visitor', () => getRequests()],
  ['getCategories', 'visitor', () => getCategories()],
  ['getConversation', 'student', () => getConversation({ code: teacher, page: 1 })],
  ['getPartners', 'student', () => getPartners()],
  ['getActiveAppointments', 'student', () => getActiveAppointments({ page: 1 })],
  ['getOldAppointments', 'teacher', () => getOldAppointments({ page: 1 })],
  ['getReport', 'teacher', () => getReport({ page: 1 })],
  ['getPayments', 'teacher', () => getPayments()],
  ['getOwnAds', 'teacher', () => getOwnAds()],
  ...(['student', 'teacher', 'teacherUnpaid', 'teacherNew'] as const).map((as): (typeof reads)[number] => [
    `getCurrentProfile of ${as}`,
    as,
    async () => ({ ...(await getCurrentProfile()), source: undefined }),
  ]),
]

test('the app reads the same from an old .NET server as from any other', async () => {
  for (const [name, as, read] of reads) {
    configureMocks({ persona: as, scenario: 'full', latency: 0 })
    const usual = await read()
    legacy(as)
    connectClient({ onMismatch: mismatch => mismatches.push(mismatch) })
    expect.soft(await read(), name).toEqual(usual)
  }
  expect(mismatches).toEqual([])
  const text = answered.join()
  expect(text).toContain('&#536;')
  expect(text).toContain('"0001-01-01T00:00:00"')
})

test('a message that is answered OK as HTML is sent', async () => {
  legacy('student')
  await sendMessage({ ToUserId: teacher, Body: 'Mulțumesc & la revedere' })
  expect(answered).toEqual(['OK'])
  const { Entities } = await getConversation({ code: teacher, page: 1 })
  expect(Entities[0]).toMatchObject({ Body: 'Mulțumesc & la revedere', isMy: true })
})

test('saving a profile sends what is not edited as it came, and the edits as typed', async () => {
  legacy('teacher')
  const profile = await getCurrentProfile()
  expect(profile?.Studies).toContain('București')
  await saveCurrentProfile(profileToSave(profile?.source, { FirstName: 'Mișu & Co' }))
  const body = JSON.parse(sent.at(-1) ?? '') as Record<string, unknown>
  expect(body).toMatchObject({ FirstName: 'Mișu & Co', SubscriptionEndDate: '2027-01-05T10:20:00' })
  expect(body['Studies']).toContain('Bucure&#537;ti')
  expect(await getCurrentProfile()).toMatchObject({ FirstName: 'Mișu & Co', Studies: profile?.Studies })
})

test('an invoice without a content type of its own is downloaded', async () => {
  legacy('teacher')
  const invoice = await downloadInvoice({ paymentCode: 'robdnw' })
  expect(invoice.type).toBe('application/pdf')
  expect(await invoice.slice(0, 5).text()).toBe('%PDF-')
})
