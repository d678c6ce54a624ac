import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { read } from '#api/mismatches.ts'
import { recordings } from '#mocks/recorded/all.ts'
import { readHar } from '#scripts/contract/har.ts'
import { report } from '#scripts/contract/report.ts'
import { fieldOf } from '#scripts/docs/shape.ts'
import { root } from '#scripts/run.ts'
import { sampleOf } from '#test/wire.ts'
import { isReferenceList } from './fields.ts'
import { countLeaks } from './leaks.ts'
import { record } from './record.ts'
import { reportOf } from './report.ts'
import { har } from './testing.ts'
import { checkName, toList, toModule } from './write.ts'

/** Records calls whose responses all fit the contract. */
function recordCalls(...calls: Parameters<typeof har>[0]) {
  const recorded = record(readHar(har(calls)))
  if ('drift' in recorded) throw new Error(report(recorded.drift))
  const answersTo = (endpoint: string) =>
    recorded.calls.filter(({ call }) => call.split('?')[0] === endpoint).map(({ answer }) => answer)
  return { ...recorded, answersTo }
}

/** Returns calls of every endpoint, and further calls, with personal data (`zq`) wherever a recording can have any. */
function hostileCalls() {
  let count = 0
  const secret = () => `Zq${(count += 1)} secret zq-${count}@zq.example`

  /** Replaces the values of a sample. Dates other than the date of birth are kept. */
  function toHostile(name: string, value: unknown): unknown {
    if (name === 'Dob') return '1971-02-03T00:00:00'
    if (name === 'Id' && value === 5) return String((count += 1) + 5_550_000)
    if (value === 'text') return secret()
    if (typeof value !== 'object' || value === null) return value
    return Array.isArray(value) ? [...value, ...value] : { ...value, [secret()]: 'text' }
  }

  // The reference lists are public, and kept.
  const own = endpoints.filter(({ name }) => !isReferenceList(name))
  const calls = own.map(({ method, path, query, response }) => {
    const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(secret()))
    const args = new URLSearchParams(Object.keys(query).map(name => [name, secret()]))
    const shape = response === null || response === 'file' ? undefined : fieldOf(response).shape
    // The last option has the most fields.
    const whole = shape?.kind === 'union' ? shape.options.at(-1)?.shape : shape
    const answer = whole ? JSON.stringify(sampleOf(whole), toHostile) : 'zq bytes'
    return { method, path: `${filled}?${args}&zq=zq-query`, answer, sent: { [secret()]: secret() } }
  })
  return [
    ...calls,
    { path: '/api/appoitments/getcurrentpayment/', status: 500, answer: 'zq stack at Zq.Secret()' },
    { path: '/get-profile-image?fileName=zq-lost.jpg&width=1&height=1', status: 404, answer: 'zq lost' },
    { path: '/api/report/getbalance/', status: -1, answer: '' },
    { path: '/api/report/getbalance/', answer: undefined },
    { path: '/api/users/zq-unknown', answer: { Name: 'zq elsewhere' } },
    { path: '/Account/Login?returnUrl=zq', method: 'POST', sent: 'password=zq-password', answer: 'zq' },
  ]
}

test('the output has every read and no text of the recording, in any field of any endpoint, and fits the contract', () => {
  const hostile = hostileCalls()
  expect(JSON.stringify(hostile).match(/zq\d+ secret/gi)?.length).toBeGreaterThan(300)
  const recorded = recordCalls(...hostile)
  expect(recorded.unrecorded).toEqual(endpoints.map(({ name }) => name).filter(isReferenceList))
  const changes = endpoints.filter(({ method, response }) => method === 'POST' || response === null)
  expect(recorded.omissions).toEqual({ otherAddress: 2, change: changes.length, file: 2, incomplete: 2 })
  // A picture that failed is kept.
  expect(recorded.calls.filter(({ status }) => status === 404)).toMatchObject([{ call: /^profileImage/ }])
  expect(`${toModule(recorded.calls)}\n${reportOf('test', recorded)}`).not.toMatch(/zq|secret|1971/i)
  for (const { call, answer } of recorded.calls) {
    const schema = endpoints.find(({ name }) => name === call.split('?')[0])?.response
    if (answer === undefined || !schema || schema === 'file') continue
    expect.soft(read(schema, answer), call).toMatchObject({ mismatches: [] })
  }
})

const page = (...rows: unknown[]) => ({ TotalRows: rows.length, Entities: rows })
const tutor = { UserCode: 'tutor1', FirstName: 'Ilie', LastName: 'Popescu', ProfileImageUrl: 'ilie.jpg' }
const ad = (Code: string, patch: Record<string, unknown> = {}) => {
  return { Code, Category: { Id: 1, Name: 'Matematica' }, DurationName: '1 oră', Teacher: tutor, ...patch }
}
const ads = '/api/users/getusersdescription'

test('a person has the same name, code and picture in all responses and addresses', () => {
  const message = { Body: 'Da', SenderName: 'Ilie Popescu', FromProfileImageUrl: 'ilie.jpg' }
  const lesson = { Id: 5_550_123, StartDate: '2026-11-24T10:00:00', EndDate: '2026-11-24T11:00:00' }
  const { calls, answersTo } = recordCalls(
    { path: '/api/messages/getlistofuserswithmessage', answer: [{ Code: 'tutor1', Name: 'Ilie Popescu' }] },
    { path: ads, answer: page(ad('aB'), ad('Ab')) },
    { path: '/api/users/getadbycode?adid=aB', answer: ad('aB') },
    { path: '/api/teacherrating/getallratingforteacher?teacherid=tutor1', answer: [] },
    { path: '/api/messages/getmessagesbymentorcode/tutor1/1', answer: page(message) },
    { path: '/api/appoitments/getappoitments/1', answer: page(lesson) },
    { path: '/api/appoitments/getchatforappoitment/5550123', answer: page() },
  )
  const [shown] = answersTo('getAdByCode') as [ReturnType<typeof ad>]
  const { FirstName, LastName, UserCode, ProfileImageUrl } = shown.Teacher
  for (const [name, original] of Object.entries(tutor))
    expect(shown.Teacher).not.toHaveProperty(name, original)
  const [list] = answersTo('getAds') as [{ Entities: (typeof shown)[] }]
  expect(list.Entities[0]).toMatchObject({ Code: shown.Code, Teacher: shown.Teacher })
  // Codes that differ by case stay different.
  expect(list.Entities[1]?.Code).not.toBe(shown.Code)
  const fullName = `${FirstName} ${LastName}`
  expect(answersTo('getPartners')).toMatchObject([[{ Code: UserCode, Name: fullName }]])
  expect(answersTo('getConversation')).toMatchObject([
    page({ SenderName: fullName, FromProfileImageUrl: ProfileImageUrl }),
  ])
  // A lesson and its chat have the same number.
  const [lessons] = answersTo('getAppointments') as [{ Entities: { Id: number }[] }]
  const [{ Id } = { Id: 0 }] = lessons.Entities
  expect(Id).not.toBe(lesson.Id)
  expect(calls.map(({ call }) => call)).toEqual(
    expect.arrayContaining([
      `getAdByCode?adid=${shown.Code}`,
      `getRatings?teacherid=${UserCode}`,
      `getConversation?code=${UserCode}&page=1`,
      `getChat?id=${Id}`,
    ]),
  )
})

test('keeps a value that is only a name of a reference list, a date, a number or a duration; a text keeps its number of words and lines', () => {
  const kept = { Category: { Id: 1, Name: 'Matematica' }, Added: '2026-10-01T10:00:00', Price: 80 }
  const odd = { Category: { Id: 3, Name: 'Ion Popa' }, DurationName: 'sună la 0722' }
  const { calls, answersTo } = recordCalls(
    { path: `${ads}?categoryid=3&page=1`, answer: page(ad('a', kept), ad('b', odd)) },
    { path: `${ads}?categoryid=0722123456`, answer: page() },
    { path: '/api/users/getavailabilityforday?userid=a&day=luni, la 0722', answer: page() },
    {
      path: '/api/users/getadbycode?adid=c',
      answer: ad('c', { Description: 'Unu doi trei\n\npatru cinci' }),
    },
  )
  const matching = (pattern: RegExp) => expect.stringMatching(pattern) as unknown
  const replaced = { Id: 3, Name: matching(/^Text\d+ acest$/) }
  expect(answersTo('getAds')[0]).toMatchObject(
    page(
      { ...kept, DurationName: '1 oră' },
      { Category: replaced, DurationName: matching(/^Text\d+ acest text$/) },
    ),
  )
  expect(answersTo('getAdByCode')).toMatchObject([
    { Description: matching(/^Text\d+ acest text\n\na fost$/) },
  ])
  const [list, other, hours] = calls.map(({ call }) => call)
  expect(list).toContain('categoryid=3')
  expect(other).not.toContain('0722')
  expect(hours).toMatch(/&day=1990-01-01T/)
})

/** Returns the call of the viewer's profile with this answer. */
const viewer = (answer: unknown) => ({ path: '/api/users/GetCurrentProfile', answer })
const profile = { UserCode: 'me', FirstName: 'Ana', LastName: '', IsTeacher: true }

test('the scenario starts at the server time of the first read, as the recorded viewer', () => {
  for (const [persona, answer] of [
    ['visitor', null],
    ['visitor', {}],
    ['student', { ...profile, IsTeacher: false }],
    ['teacherUnpaid', profile],
    ['teacher', { ...profile, IsSubscriptionOk: true }],
  ] as const)
    expect
      .soft(recordCalls(viewer(answer)), JSON.stringify(answer))
      .toMatchObject({ persona, start: '2026-11-23T19:30:00' })
})

test('keeps failures, order and latency; merges equal responses; drops the visitor before the sign-in; warns of several accounts', () => {
  const path = '/api/report/getbalance/'
  const other = viewer({ ...profile, UserCode: 'other' })
  const one = recordCalls(
    viewer(null),
    { path, status: 500, answer: 'secret stack', time: 99_000 },
    { path, answer: 40, time: 12.4 },
    { path, answer: 40 },
    { path, answer: 50, time: 5 },
    viewer(profile),
    viewer(profile),
  )
  expect(one.calls.slice(0, 3)).toEqual([
    { call: 'getBalance', status: 500, milliseconds: 30_000 },
    { call: 'getBalance', status: 200, milliseconds: 12, answer: 40 },
    { call: 'getBalance', status: 200, milliseconds: 5, answer: 50 },
  ])
  expect(one.calls.slice(3)).toMatchObject([{ answer: { IsTeacher: true } }])
  expect(reportOf('test', one)).not.toContain('accounts were signed in')
  const several = recordCalls(viewer(profile), other, viewer(profile))
  expect(reportOf('test', several)).toContain('2 accounts were signed in during this recording')
})

test('refuses a recording without reads, and one that does not fit the contract, with the report of the check', () => {
  const recorded = record(readHar(har([{ path: '/api/cycle/getall', answer: [{ Id: 'zq', Name: 4 }] }])))
  expect('drift' in recorded && report(recorded.drift)).toContain(
    '[].Id: expected number or numeric text, got string; [].Name: expected string, got number',
  )
  expect(() => record(readHar(har([{ path: '/index.html', answer: '' }])))).toThrow('no read')
})

test('the second check finds an original in the output', () => {
  const originals = new Map([['Zqpopescu', 'lastName' as const]])
  const leaksIn = (answer: unknown, call = 'getAds') =>
    countLeaks([{ call, status: 200, milliseconds: 0, answer }], { originals, names: new Set(['Zqpopescu']) })
  expect(leaksIn([{ Name: 'dl. zqpopescu' }])).toBe(1)
  expect(leaksIn(null, 'getRequests?city=zqpopescu')).toBe(1)
  expect(leaksIn('Zqpopescule')).toBe(0)
  // There is a town of this name.
  expect(leaksIn('Zqpopescu')).toBe(0)
})

test('writes one line per call, and the list of recordings, also with quotes in a label', async () => {
  const call = { call: 'getCities', status: 200, milliseconds: 3, answer: [{ Id: 1 }] }
  expect(toModule([call, call]).split(`\n  ${JSON.stringify(call)},`)).toHaveLength(3)
  expect(readFileSync(join(root, 'mocks/recorded/all.ts'), 'utf8')).toBe(await toList(recordings))
  const source = await toList({ one: { label: `a'b"c`, start: '2026-11-23T19:30:00', persona: 'visitor' } })
  expect(source).toContain(`label: 'a\\'b"c'`)
  expect(source).toContain(`import('./calls/one.ts')`)
})

test('refuses the name of a persona or scenario, and an invalid file name; accepts the name of an existing recording', () => {
  for (const name of ['full', 'teacherunpaid', 'reset', 'Slow', 'a.b', '../x', 'x', ''])
    expect.soft(() => checkName(name), `"${name}" is no name of a recording`).toThrow()
  expect(() => checkName('slow-evening')).not.toThrow()
})
