import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { read } from '#api/mismatches.ts'
import { recordings } from '#mocks/recorded/all.ts'
import { readHar } from '#scripts/contract/har.ts'
import { report } from '#scripts/contract/report.ts'
import { root } from '#scripts/run.ts'
import { isReferenceList } from './fields.ts'
import { countLeaks } from './leaks.ts'
import { record } from './record.ts'
import { reportOf } from './report.ts'
import { har, hostileHar } from './testing.ts'
import { checkName, toList, toModule } from './write.ts'

/** Records a HAR whose responses all fit the contract. */
function recordHar(text: string) {
  const recorded = record(readHar(text))
  if ('drift' in recorded) throw new Error(report(recorded.drift))
  return recorded
}

/** Returns the answers to a call, in their order. */
const answersTo = ({ calls }: ReturnType<typeof recordHar>, endpoint: string) =>
  calls.filter(({ call }) => call.split('?')[0] === endpoint).map(({ answer }) => answer)

test('nothing that is written or printed has any text of the recording, in any field of any endpoint', () => {
  const recording = hostileHar()
  const recorded = recordHar(recording)
  expect(recording).toMatch(/zq/i)
  expect(recorded.unrecorded.filter(name => !isReferenceList(name))).toEqual([])
  expect(`${toModule(recorded.calls)}\n${reportOf('test', recorded)}`).not.toMatch(/zq|secret|1971/i)
})

test('the written responses fit the contract', () => {
  for (const { call, answer } of recordHar(hostileHar()).calls) {
    const schema = endpoints.find(({ name }) => name === call.split('?')[0])?.response
    if (answer === undefined || !schema || schema === 'file') continue
    expect([call, read(schema, answer)]).toMatchObject([call, { mismatches: [] }])
  }
})

const page = (...rows: unknown[]) => ({ TotalRows: rows.length, Entities: rows })
const tutor = { UserCode: 'tutor1', FirstName: 'Ilie', LastName: 'Popescu', ProfileImageUrl: 'ilie.jpg' }
const ad = (Code: string, patch: Record<string, unknown> = {}) => ({
  Code,
  Category: { Id: 1, Name: 'Matematica' },
  DurationName: '1 oră',
  Teacher: tutor,
  ...patch,
})
const ads = '/api/users/getusersdescription'

/** Returns the first ad of the list in a recording of this ad. */
function recordAd(one: ReturnType<typeof ad>, query = '') {
  const recorded = recordHar(har([{ path: ads + query, answer: page(one) }]))
  const [list] = answersTo(recorded, 'getAds') as [{ Entities: (typeof one & Record<string, unknown>)[] }]
  return { call: recorded.calls[0]?.call, shown: list.Entities[0] }
}

test('a person has the same name, code and picture in all responses and addresses', () => {
  const message = { Body: 'Da', SenderName: 'Ilie Popescu', FromProfileImageUrl: 'ilie.jpg' }
  const lesson = { Id: 5_550_123, StartDate: '2026-11-24T10:00:00', EndDate: '2026-11-24T11:00:00' }
  const recorded = recordHar(
    har([
      { path: ads, answer: page(ad('a1')) },
      { path: '/api/users/getadbycode?adid=a1', answer: ad('a1') },
      { path: '/api/teacherrating/getallratingforteacher?teacherid=tutor1', answer: [] },
      { path: '/api/messages/getlistofuserswithmessage', answer: [{ Code: 'tutor1', Name: 'Ilie Popescu' }] },
      { path: '/api/messages/getmessagesbymentorcode/tutor1/1', answer: page(message) },
      { path: '/api/appoitments/getappoitments/1', answer: page(lesson) },
      { path: '/api/appoitments/getchatforappoitment/5550123', answer: page() },
    ]),
  )
  const [shown] = answersTo(recorded, 'getAdByCode') as [ReturnType<typeof ad>]
  const { FirstName, LastName, UserCode, ProfileImageUrl } = shown.Teacher
  expect([FirstName, LastName, UserCode]).not.toEqual(['Ilie', 'Popescu', 'tutor1'])
  expect(answersTo(recorded, 'getAds')).toMatchObject([page({ Code: shown.Code, Teacher: shown.Teacher })])
  const fullName = `${FirstName} ${LastName}`
  expect(answersTo(recorded, 'getPartners')).toMatchObject([[{ Code: UserCode, Name: fullName }]])
  expect(answersTo(recorded, 'getConversation')).toMatchObject([
    page({ SenderName: fullName, FromProfileImageUrl: ProfileImageUrl }),
  ])
  const calls = recorded.calls.map(({ call }) => call)
  expect(calls).toContain(`getAdByCode?adid=${shown.Code}`)
  expect(calls).toContain(`getRatings?teacherid=${UserCode}`)
  expect(calls).toContain(`getConversation?code=${UserCode}&page=1`)
  // A lesson's number is that of its chat.
  const [lessons] = answersTo(recorded, 'getAppointments') as [{ Entities: { Id: number }[] }]
  const [{ Id } = { Id: 0 }] = lessons.Entities
  expect(Id).not.toBe(lesson.Id)
  expect(calls).toContain(`getChat?id=${Id}`)
})

test('values are kept that are nothing but a name of a reference list, a date, a number or a duration', () => {
  const { call, shown } = recordAd(
    ad('a1', { Added: '2026-10-01T10:00:00', Price: 80 }),
    '?categoryid=3&page=1',
  )
  expect(shown).toMatchObject({ Category: { Id: 1, Name: 'Matematica' }, DurationName: '1 oră', Price: 80 })
  expect(shown).toMatchObject({ Added: '2026-10-01T10:00:00' })
  expect(call).toContain('categoryid=3')
})

test('codes that differ by case stay different', () => {
  const recorded = recordHar(har([{ path: ads, answer: page(ad('aB'), ad('Ab')) }]))
  const [list] = answersTo(recorded, 'getAds') as [{ Entities: { Code: string }[] }]
  expect(new Set(list.Entities.map(({ Code }) => Code)).size).toBe(2)
})

test('a value in a kept field is replaced unless it is what the field is for', () => {
  const odd = ad('code1', { Category: { Id: 3, Name: 'Ion Popa' }, DurationName: 'sună la 0722' })
  const { call, shown } = recordAd(odd, '?categoryid=0722123456&cityid=1')
  expect(shown).toMatchObject({
    Category: { Id: 3, Name: expect.stringMatching(/^Text\d+ acest$/) as unknown },
    DurationName: expect.stringMatching(/^Text\d+ acest text$/) as unknown,
  })
  expect(call).not.toContain('0722')
  const hours = '/api/users/getavailabilityforday?userid=a&day=luni, la 0722'
  expect(recordHar(har([{ path: hours, answer: page() }])).calls[0]?.call).toMatch(/&day=1990-01-01T/)
})

test('a text keeps its number of words and lines', () => {
  const { shown } = recordAd(ad('c', { Description: 'Unu doi trei\n\npatru cinci' }))
  expect(shown?.['Description']).toMatch(/^Text\d+ acest text\n\na fost$/)
})

/** Returns a profile of the viewer. */
const profile = (patch: Record<string, unknown>) => ({
  UserCode: 'me',
  FirstName: 'Ana',
  LastName: '',
  ...patch,
})

test('the scenario starts at the server time of the first read, as the viewer who was recorded', () => {
  const viewer = (answer: unknown) =>
    recordHar(har([{ path: '/api/users/GetCurrentProfile', answer }])).persona
  const { start } = recordHar(har([{ path: '/api/cycle/getall', answer: [] }]))
  expect(start).toBe('2026-11-23T19:30:00')
  expect(viewer(null)).toBe('visitor')
  expect(viewer({})).toBe('visitor')
  expect(viewer(profile({ IsTeacher: false }))).toBe('student')
  expect(viewer(profile({ IsTeacher: true }))).toBe('teacherUnpaid')
  expect(viewer(profile({ IsTeacher: true, IsSubscriptionOk: true }))).toBe('teacher')
  expect(viewer(profile({ IsTeacher: true, SubscriptionEndDate: '2027-01-01T00:00:00' }))).toBe('teacher')
})

test('keeps failures, their order and latency; merges equal responses; drops the visitor before the sign-in', () => {
  const path = '/api/report/getbalance/'
  const { calls } = recordHar(
    har([
      { path: '/api/users/GetCurrentProfile', answer: null },
      { path, status: 500, answer: 'secret stack', time: 99_000 },
      { path, answer: 40, time: 12.4 },
      { path, answer: 40 },
      { path, answer: 50 },
      { path: '/api/users/GetCurrentProfile', answer: profile({ IsTeacher: true }) },
    ]),
  )
  expect(calls.slice(0, 3)).toEqual([
    { call: 'getBalance', status: 500, milliseconds: 30_000 },
    { call: 'getBalance', status: 200, milliseconds: 12, answer: 40 },
    { call: 'getBalance', status: 200, milliseconds: 5, answer: 50 },
  ])
  expect(calls.slice(3)).toHaveLength(1)
})

test('the report warns when several accounts were signed in', () => {
  const path = '/api/users/GetCurrentProfile'
  const [first, second] = ['zq-1', 'zq-2'].map(UserCode => ({
    path,
    answer: profile({ UserCode, IsTeacher: false }),
  }))
  const reported = (...entries: (typeof first)[]) =>
    reportOf('test', recordHar(har(entries.flatMap(entry => entry ?? []))))
  expect(reported(first, second, first)).toContain('2 accounts were signed in during this recording')
  expect(reported(first, first)).not.toContain('accounts were signed in')
})

test('counts what it leaves out, and lists the reads that were not recorded', () => {
  const entries = [
    { path: '/api/cycle/getall', answer: [] },
    { path: '/api/users/elsewhere', answer: '' },
    { path: '/api/messages/SaveNewMessage', method: 'POST', answer: '' },
    { path: '/get-profile-image?fileName=a.jpg&width=1&height=1', answer: '' },
    { path: '/get-profile-image?fileName=lost.jpg&width=1&height=1', status: 404, answer: '' },
    { path: '/api/report/getbalance/', status: -1, answer: '' },
  ]
  const { omissions, unrecorded, calls } = recordHar(har(entries))
  expect(omissions).toEqual({ otherAddress: 1, change: 1, file: 1, incomplete: 1 })
  expect(unrecorded).toContain('getStats')
  expect(unrecorded).not.toContain('getCycles')
  // A picture that failed is kept.
  expect(calls.filter(({ call }) => call.startsWith('profileImage?'))).toMatchObject([{ status: 404 }])
})

test('a recording with another shape gives the drift report instead', () => {
  const recorded = record(readHar(har([{ path: '/api/cycle/getall', answer: [{ Id: 'zq', Name: 4 }] }])))
  expect('drift' in recorded && report(recorded.drift)).toContain(
    '[].Id: expected number or numeric text, got string; [].Name: expected string, got number',
  )
})

test('a recording without any read of the contract is refused', () => {
  expect(() => record(readHar(har([{ path: '/index.html', answer: '' }])))).toThrow('no read')
})

test('the second check finds an original in what is about to be written', () => {
  const originals = { values: new Map([['Zqpopescu', 'lastName' as const]]), people: [] }
  const leaksIn = (answer: unknown, call = 'getAds') =>
    countLeaks([{ call, status: 200, milliseconds: 0, answer }], { originals, names: new Set(['Zqpopescu']) })
  expect(leaksIn([{ Name: 'dl. zqpopescu' }])).toBe(1)
  expect(leaksIn(null, 'getRequests?city=zqpopescu')).toBe(1)
  expect(leaksIn('Zqpopescule')).toBe(0)
  // A town of this name.
  expect(leaksIn('Zqpopescu')).toBe(0)
})

test('the list of recordings is as `npm run record` writes it', async () => {
  expect(readFileSync(join(root, 'mocks/recorded/all.ts'), 'utf8')).toBe(await toList(recordings))
})

test('the list of recordings survives quotes in a label', async () => {
  const source = await toList({ one: { label: `a'b"c`, start: '2026-11-23T19:30:00', persona: 'visitor' } })
  expect(source).toContain(`label: 'a\\'b"c'`)
  expect(source).toContain(`import('./calls/one.ts')`)
})

test('a recording has one line per call', () => {
  const call = { call: 'getCities', status: 200, milliseconds: 3, answer: [{ Id: 1 }] }
  const lines = toModule([call, call]).split('\n')
  expect(lines.filter(line => line === `  ${JSON.stringify(call)},`)).toHaveLength(2)
})

test('refuses the name of a persona or scenario, and one that is no file name', () => {
  for (const name of ['full', 'teacherunpaid', 'reset', 'Slow', 'a.b', '../x', 'x', ''])
    expect.soft(() => checkName(name), `"${name}" is no name of a recording`).toThrow()
})

test('a recording may be replaced by one of the same name', () => {
  expect(() => checkName('slow-evening')).not.toThrow()
})
