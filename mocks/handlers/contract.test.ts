import { expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { read } from '#api/mismatches.ts'
import { personas } from '#mocks/personas.ts'
import { configureMocks } from '#mocks/state.ts'
import { getWorld } from '#mocks/world.ts'
import { addressOf, ask, exampleOf, publicEndpoints } from './testing.ts'

test('the values in a path keep their case', async () => {
  configureMocks({ persona: 'student' })
  const totalOf = async (code: string) =>
    (await ask(`/API/Messages/GetMessagesByMentorCode/${code}/1`)).json() as Promise<{ TotalRows: number }>
  expect((await totalOf('p-html')).TotalRows).toBeGreaterThan(0)
  expect((await totalOf('P-HTML')).TotalRows).toBe(0)
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
      const response = await ask(addressOf(endpoint, exampleOf(endpoint)))
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

test('a visitor gets 200 from a public endpoint and 401 from any other one, in any case, and changes no lesson', async () => {
  const before = JSON.stringify(getWorld().appointments.all())
  for (const endpoint of endpoints) {
    const { name, method } = endpoint
    const [path = '', query = ''] = addressOf(endpoint, exampleOf(endpoint)).split('?')
    const response = await ask(`${path.toUpperCase()}?${query}`, { method })
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
  const names = /^(getAds|getTeachers|getTeacherById|getUserByCode|getAdByCode|getSuggestedTeachers)$/
  const asked = endpoints.filter(({ name }) => names.test(name))
  const readPublicData = () =>
    Promise.all(asked.map(async one => (await ask(addressOf(one, exampleOf(one)))).text()))
  expect((await readPublicData()).join('')).not.toMatch(/0700|@example/)
  configureMocks({ persona: 'student' })
  const seen = (await readPublicData()).join('')
  expect(seen).toContain('"PhoneNumber":"0700 *** ***"')
  expect(seen).not.toMatch(/@example|Subscription/)
  expect(numbers.some(number => seen.includes(number))).toBe(false)
})
