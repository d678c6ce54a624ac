import { expect, test } from 'vitest'
import { downloadInvoice, getActiveAppointments, getOldAppointments, getPayments } from '#api/appointments.ts'
import { getConversation, getPartners } from '#api/messages.ts'
import { getRatings } from '#api/ratings.ts'
import { getReport } from '#api/report.ts'
import { getRequest } from '#api/requests.ts'
import { getAdByCode, getFreeHours, getUserByCode } from '#api/users.ts'
import { catalogue } from './catalogue.ts'
import { as, readFrom, statusOf, student, teacher } from './handlers/testing.ts'

const ad = async (id: string) => {
  const found = await readFrom(getAdByCode, { adid: `a-${id}` })
  if (!found) throw new Error(`No ad of the case ${id}`)
  return found
}

test('titles are unique', () => {
  expect(new Set(catalogue.map(([title]) => title)).size).toBe(catalogue.length)
})

test('every ad, request and partner that a path names exists for its persona', async () => {
  for (const [title, path, persona] of catalogue) {
    as(persona)
    const [, screen, code = ''] = path.split('?')[0]?.split('/') ?? []
    if (code === 'nimic') continue
    if (screen === 'teacherprofile') expect(await readFrom(getAdByCode, { adid: code }), title).not.toBeNull()
    if (screen === 'solicitare-de-meditatii')
      expect(await readFrom(getRequest, { id: code }), title).not.toBeNull()
    const partner = new URL(path, 'http://localhost').searchParams.get('user')
    if (partner) expect(await readFrom(getUserByCode, { userid: partner }), title).not.toBeNull()
  }
})

test('the ad of each case has the content that its id names', async () => {
  expect(await ad('ad-empty')).toMatchObject({
    Price: null,
    Description: undefined,
    Cycles: [],
    Teacher: {
      FirstName: undefined,
      LastName: undefined,
      Cities: [],
      Occupation: null,
      Experience: null,
    },
  })
  expect((await ad('ad-empty')).Teacher).not.toHaveProperty('Rating')
  expect((await ad('no-last-name')).Teacher).toMatchObject({ FirstName: 'Dragoș', LastName: undefined })
  expect((await ad('no-name')).Teacher).toMatchObject({ FirstName: undefined, LastName: undefined })
  expect((await ad('long-name')).Teacher.LastName?.length).toBeGreaterThan(50)
  expect((await ad('unbroken-name')).Teacher.LastName).toMatch(/^\S{60}$/)
  expect((await ad('price-zero')).Price).toBe(0)
  expect((await ad('long-description')).Description).toHaveLength(2000)
  expect((await ad('unbroken-text')).Description).toMatch(/^\S{400}$/)
  expect((await ad('many-cities')).Teacher.Cities).toHaveLength(14)
  expect((await ad('bad-video')).Teacher.YouYubeURL).toContain('example.net')
  expect((await ad('script-video')).Teacher.YouYubeURL).toMatch(/^javascript:/)
  expect((await ad('html')).Description).toContain('<h1>')
  expect((await ad('emoji')).Teacher.FirstName).toContain('👩‍🏫')
  expect((await ad('rtl')).Description).toMatch(/[\u0590-\u06ff]/)
  for (const [id, count] of [
    ['rating-zero', 3],
    ['no-reviews', 0],
  ] as const) {
    const { Rating, UserCode } = (await ad(id)).Teacher
    expect([Rating, (await readFrom(getRatings, { teacherid: UserCode })).length]).toEqual([0, count])
  }
  const { UserCode } = (await ad('no-availability')).Teacher
  for (let day = 21; day <= 27; day++)
    expect((await readFrom(getFreeHours, { userid: UserCode, day: `2026-11-${day}` })).Entities).toEqual([])
})

test("the request cases are the student's own, online, without a city, ended, and empty", async () => {
  const request = (id: string) => readFrom(getRequest, { id })
  expect(await request('c-own')).toMatchObject({ Learner: { UserCode: student } })
  expect(await request('c-online')).toMatchObject({ IsOnline: true, City: null })
  expect(await request('c-no-city')).toMatchObject({ IsOnline: false, City: null })
  expect((await request('c-ended'))?.EndDate?.getTime()).toBeLessThan(Date.parse('2026-11-20T07:00:00Z'))
  expect(await request('c-empty')).toMatchObject({
    Description: undefined,
    Cycle: null,
    Learner: { FirstName: undefined },
  })
})

test.each(['student', 'teacher'] as const)('the %s persona has a lesson in each state', async persona => {
  as(persona)
  const active = (await readFrom(getActiveAppointments, { page: 1 })).Entities
  const old = [1, 2, 3, 4].map(page => readFrom(getOldAppointments, { page }))
  const past = (await Promise.all(old)).flatMap(page => page.Entities)
  const isPaid = ({ Payment, Payments }: (typeof active)[number]) =>
    [Payment, ...Payments].some(payment => payment?.Status === 1)
  const states = {
    requested: active.some(lesson => !lesson.AcceptedByTeacher),
    accepted: active.some(lesson => lesson.AcceptedByTeacher && !isPaid(lesson)),
    paid: active.some(lesson => isPaid(lesson) && !lesson.CanJoin),
    joinable: active.some(lesson => isPaid(lesson) && lesson.CanJoin),
    past: past.some(lesson => !isPaid(lesson)),
    held: past.some(lesson => isPaid(lesson) && !lesson.isReadyForRating),
    readyForRating: past.some(lesson => lesson.isReadyForRating),
  }
  // Only the student can rate.
  const expected = { ...states, readyForRating: persona === 'student' }
  expect(states).toEqual(expected)
  expect(Object.values({ ...states, readyForRating: true })).not.toContain(false)
  expect(past.length).toBeGreaterThan(10)
})

test('each invoice case answers with the status that its title implies', async () => {
  const statuses: Record<string, number> = {}
  for (const [title, path, persona] of catalogue) {
    const [, paymentCode] = path.split('/payment/download/')
    if (paymentCode === undefined) continue
    as(persona)
    statuses[title] = await statusOf(downloadInvoice, { paymentCode })
  }
  expect(statuses).toEqual({
    'Cea mai nouă factură, descărcată': 200,
    'Factura unei meditații': 200,
    'Factura unei plăți eșuate': 404,
    'Factură care nu există': 404,
  })
  as('teacher')
  const invoices = await readFrom(getPayments)
  if (Array.isArray(invoices)) throw new Error('A page was expected')
  expect(invoices.Entities[0]?.PaymentCode).toBe('robdnw')
})

test('the cases of conversations, partners, invoices and the report are long, nameless or empty as named', async () => {
  as('student')
  expect((await readFrom(getConversation, { code: teacher, page: 1 })).TotalRows).toBe(130)
  expect((await readFrom(getConversation, { code: 'p-html', page: 1 })).Entities.at(-1)?.Body).toContain(
    '<script>',
  )
  as('teacher')
  const partners = await readFrom(getPartners)
  expect(partners.find(partner => partner.Code === 'p-nameless-learner')).toMatchObject({ Name: undefined })
  expect(await readFrom(getPayments)).toMatchObject({ TotalRows: 25 })
  expect((await readFrom(getReport, { page: 1 })).TotalRows).toBeGreaterThan(20)
  for (const persona of ['teacherUnpaid', 'teacherNew'] as const) {
    as(persona)
    expect(await readFrom(getPayments)).toMatchObject({ TotalRows: 0 })
  }
  expect(await readFrom(getReport, { page: 1 })).toMatchObject({ TotalRows: 0 })
})
