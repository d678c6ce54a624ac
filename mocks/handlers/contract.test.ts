import { expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { read } from '#api/mismatches.ts'
import { personas } from '#mocks/personas.ts'
import { lessonIds } from '#mocks/seeding/lessonCases.ts'
import { configureMocks } from '#mocks/state.ts'
import { getWorld } from '#mocks/world.ts'
import { handlers } from './all.ts'
import { addressOf, ask, publicEndpoints, teacher } from './testing.ts'

/** Valid arguments of the endpoints that need some, by the endpoint's name. */
const values: Record<string, Record<string, string | number>> = {
  getTeacherById: { userid: 2 },
  getUserByCode: { userid: teacher },
  getAdByCode: { adid: 'ae31oi' },
  countAdView: { adCode: 'ae31oi' },
  getAdViews: { adCode: 'ae31oi' },
  getPhoneNumber: { userid: teacher },
  getFreeHours: { userid: teacher, day: '2026-11-23' },
  getSuggestedTeachers: { userid: 'e9p2w5', categoryid: 1, cityid: 0 },
  getRequest: { id: 'c-own' },
  getRatings: { teacherid: teacher },
  getSubjectsOf: { id: 1 },
  getConversation: { code: teacher, page: 1 },
  getConversationById: { id: 2, page: 1 },
  getAppointments: { page: 1 },
  getActiveAppointments: { page: 1 },
  getOldAppointments: { page: 1 },
  getChat: { id: lessonIds.joinable },
  getReport: { page: 1 },
  cancelAppointment: { id: lessonIds.requested },
  acceptAppointment: { id: lessonIds.requested },
  book: { teacherId: teacher, selectedDate: '2026-11-23', startTime: 16 },
  profileImage: { fileName: 'a.jpg', width: 110, height: 110 },
}

const handlersOf = (method: string, address: string) => {
  const request = new Request(`http://localhost${address}`, { method })
  return Promise.all(handlers.map(handler => handler.test({ request }))).then(matches =>
    handlers.filter((_, index) => matches[index]),
  )
}

test('each endpoint has exactly one handler, and there are no other handlers', async () => {
  expect(handlers).toHaveLength(endpoints.length)
  const matched = await Promise.all(
    endpoints.map(one => handlersOf(one.method, addressOf(one, values[one.name]))),
  )
  expect(matched.map(({ length }) => length)).toEqual(endpoints.map(() => 1))
  expect(new Set(matched.flat()).size).toBe(endpoints.length)
})

test('paths match without regard to case', async () => {
  for (const endpoint of endpoints) {
    const address = addressOf(endpoint, values[endpoint.name])
    const [path = ''] = address.split('?')
    for (const spelling of [path.toUpperCase(), path.toLowerCase()])
      expect([spelling, await handlersOf(endpoint.method, spelling)]).toEqual([
        spelling,
        await handlersOf(endpoint.method, path),
      ])
  }
})

test('the values in a path keep their case', async () => {
  configureMocks({ persona: 'student' })
  const conversation = (path: string) => ask(path).then(response => response.json())
  const answer = await conversation(`/api/messages/getmessagesbymentorcode/${teacher}/1`)
  expect(answer).toMatchObject({ TotalRows: 130 })
  expect(await conversation(`/API/Messages/GetMessagesByMentorCode/${teacher}/1`)).toEqual(answer)
  expect(await conversation('/api/messages/getmessagesbymentorcode/P-HTML/1')).toMatchObject({ TotalRows: 0 })
})

const reads = endpoints.filter(
  ({ method, response }) => method === 'GET' && response !== null && response !== 'file',
)

// One persona is enough for the big world, which is slow to read.
const visits = [
  ...Object.values(personas).flatMap(({ id }) => [['full', id] as const, ['empty', id] as const]),
  ['big', 'student'] as const,
]

test.each(visits)(
  "scenario %s: every response to the persona %s fits the client's schema",
  async (scenario, persona) => {
    configureMocks({ scenario, persona })
    for (const endpoint of reads) {
      const { name, response: schema } = endpoint
      const response = await ask(addressOf(endpoint, values[name]))
      if (response.status === 401 && persona === 'visitor') continue
      // Most personas are not a party to this lesson.
      if (response.status === 404 && name === 'getChat') continue
      expect([name, response.status]).toEqual([name, 200])
      if (schema === null || schema === 'file') continue
      const reading = read(schema, await response.json())
      expect([name, reading.mismatches, 'broken' in reading]).toEqual([name, [], false])
    }
  },
)

test('a visitor gets 200 from a public endpoint and 401 from any other one, and changes no lesson', async () => {
  const before = JSON.stringify(getWorld().appointments.all())
  for (const endpoint of endpoints) {
    const { name, method } = endpoint
    const response = await ask(addressOf(endpoint, values[name]), { method })
    expect.soft(response.status, name).toBe(publicEndpoints.has(name) ? 200 : 401)
    expect.soft(JSON.stringify(getWorld().appointments.all()), name).toBe(before)
  }
})

test('every endpoint with a body answers 400 to one that does not fit the contract', async () => {
  configureMocks({ persona: 'teacher' })
  for (const { path, body: expected } of endpoints) {
    if (expected === null || expected === 'form') continue
    for (const body of ['', 'nonsense', '7', '{"$id":"1"}', '[{}]'])
      expect.soft((await ask(path, { method: 'POST', body })).status, `${path} ${body}`).toBe(400)
  }
})

test('ads and tutors come without e-mail, with a masked phone number for a user and none for a visitor', async () => {
  const { people } = getWorld()
  const numbers = people.all().flatMap(person => person.PhoneNumber ?? [])
  const readPublicData = async () => {
    const names = new Set([
      'getAds',
      'getTeachers',
      'getTeacherById',
      'getUserByCode',
      'getAdByCode',
      'getSuggestedTeachers',
    ])
    const asked = endpoints.filter(({ name }) => names.has(name))
    return Promise.all(asked.map(async one => (await ask(addressOf(one, values[one.name]))).text()))
  }
  expect((await readPublicData()).join('')).not.toMatch(/0700|@example/)
  configureMocks({ persona: 'student' })
  const seen = (await readPublicData()).join('')
  expect(seen).toContain('"PhoneNumber":"0700 *** ***"')
  expect(seen).not.toMatch(/@example|Subscription/)
  expect(numbers.some(number => seen.includes(number))).toBe(false)
})
