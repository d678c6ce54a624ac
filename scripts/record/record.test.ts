import { expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { read } from '#api/mismatches.ts'
import { readHar } from '#scripts/contract/har.ts'
import { report } from '#scripts/contract/report.ts'
import { countLeaks, textsIn } from './leaks.ts'
import { record } from './record.ts'
import { reportOf } from './report.ts'
import { ad, har, hostileHar, profile } from './testing.ts'
import { toModule } from './write.ts'

/** Records a HAR whose responses all fit the contract. */
function recordHar(text: string) {
  const recorded = record(readHar(text))
  if ('drift' in recorded) throw new Error(report(recorded.drift))
  return recorded
}

/** Returns the answers to a call, in their order. */
const answersTo = ({ calls }: ReturnType<typeof recordHar>, endpoint: string) =>
  calls.filter(({ call }) => call.split('?')[0] === endpoint).map(({ answer }) => answer)

/** Texts of the hostile recording that may be written: names of reference lists, dates, numbers and the like. */
const harmless =
  /^(Matematica|Iași|Iasi|Bacalaureat|Profesor|1 oră|\d{1,4}|\d{4}-\d\d-\d\d(T[\d:.]+Z?)?|2026-11-24|GET|POST|true|)$/

test('nothing that is written or printed has any text of the recording that is not of a reference list', () => {
  const recorded = recordHar(hostileHar)
  const written = `${toModule(recorded.calls)}\n${reportOf('test', recorded)}`.toLowerCase()
  const texts = textsIn(JSON.parse(hostileHar)).flatMap(text => [
    text,
    ...bodyTexts(text),
    ...text.split(/[?&=/;,\s]+/).map(decode),
  ])
  const secrets = [...new Set(texts)].filter(text => /zq/i.test(text))
  expect(secrets.length).toBeGreaterThan(60)
  expect(secrets.filter(text => written.includes(text.toLowerCase()))).toEqual([])

  // Without the marker: no original text at all, but for the harmless ones.
  const originals = recorded.calls.flatMap(({ answer }) => textsIn(answer))
  const bodies = new Set(textsIn(JSON.parse(hostileHar)).flatMap(bodyTexts))
  expect(originals.filter(text => bodies.has(text) && !harmless.test(text))).toEqual([])
})

/** Returns the texts within a text that is JSON. */
function bodyTexts(text: string): string[] {
  try {
    return textsIn(JSON.parse(text))
  } catch {
    return []
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

test('the written responses fit the contract', () => {
  for (const { call, answer } of recordHar(hostileHar).calls) {
    const schema = endpoints.find(({ name }) => name === call.split('?')[0])?.response
    if (answer === undefined || !schema || schema === 'file') continue
    expect([call, read(schema, answer)]).toMatchObject([call, { mismatches: [] }])
  }
})

test('a person has the same name, code and picture in all responses and addresses', () => {
  const recorded = recordHar(hostileHar)
  const [list] = answersTo(recorded, 'getAds') as [{ Entities: ReturnType<typeof ad>[] }]
  const [shown] = answersTo(recorded, 'getAdByCode') as [ReturnType<typeof ad>]
  const [partners] = answersTo(recorded, 'getPartners') as [{ Code: string; Name: string }[]]
  const [messages] = answersTo(recorded, 'getConversation') as [
    { Entities: { SenderName: string; FromProfileImageUrl: string }[] },
  ]
  const { FirstName, LastName, UserCode, ProfileImageUrl } = shown.Teacher
  expect(list.Entities[0]?.Teacher).toMatchObject({ FirstName, LastName, UserCode, ProfileImageUrl })
  expect(partners[0]).toMatchObject({ Code: UserCode, Name: `${FirstName} ${LastName}` })
  expect(messages.Entities[0]).toMatchObject({
    SenderName: `${FirstName} ${LastName}`,
    FromProfileImageUrl: ProfileImageUrl,
  })
  const calls = recorded.calls.map(({ call }) => call)
  expect(calls).toContain(`getAdByCode?adid=${shown.Code}`)
  expect(calls).toContain(`getRatings?teacherid=${UserCode}`)
  expect(calls).toContain(`getConversation?code=${UserCode}&page=1`)
  // A lesson's number is that of its chat.
  const [lessons] = answersTo(recorded, 'getAppointments') as [{ Entities: { Id: number }[] }]
  expect(calls).toContain(`getChat?id=${lessons.Entities[0]?.Id}`)
})

test('codes that differ by case stay different', () => {
  const entries = [{ path: '/api/users/getusersdescription', answer: page(ad('zQa'), ad('zqA')) }]
  const [list] = answersTo(recordHar(har(entries)), 'getAds') as [{ Entities: { Code: string }[] }]
  expect(new Set(list.Entities.map(({ Code }) => Code)).size).toBe(2)
})

const page = (...rows: unknown[]) => ({ TotalRows: rows.length, Entities: rows })

test('a value in a kept field is replaced unless it is what the field is for', () => {
  const odd = ad('code1', {
    Category: { Id: 3, Name: 'Ion Zqpop' },
    DurationName: 'sună la 0722',
  })
  const path = '/api/users/getusersdescription?categoryid=0722123456&cityid=1'
  const recorded = recordHar(har([{ path, answer: page(odd) }]))
  const [list] = answersTo(recorded, 'getAds') as [{ Entities: ReturnType<typeof ad>[] }]
  expect(list.Entities[0]).toMatchObject({
    Category: { Id: 3, Name: expect.stringMatching(/^Text\d+ acest$/) as unknown },
    DurationName: expect.stringMatching(/^Text\d+ acest text$/) as unknown,
  })
  expect(recorded.calls[0]?.call).not.toContain('0722')
  const hours = '/api/users/getavailabilityforday?userid=a&day=luni, la 0722'
  expect(recordHar(har([{ path: hours, answer: page() }])).calls[0]?.call).toMatch(/&day=1990-01-01T/)
})

test('a text keeps its number of words and lines', () => {
  const Description = 'Unu doi trei\n\npatru cinci'
  const path = '/api/users/getusersdescription'
  const [list] = answersTo(recordHar(har([{ path, answer: page(ad('c', { Description })) }])), 'getAds') as [
    { Entities: { Description: string }[] },
  ]
  expect(list.Entities[0]?.Description).toMatch(/^Text\d+ acest text\n\na fost$/)
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
  const { omissions, unrecorded, calls } = recordHar(hostileHar)
  expect(omissions).toEqual({ otherAddress: 2, change: 1, file: 1, incomplete: 1 })
  expect(unrecorded).toContain('getStats')
  expect(unrecorded).not.toContain('getAds')
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
  const originals = {
    values: new Map([['Zqpopescu', 'lastName' as const]]),
    texts: new Set<string>(),
    people: [],
  }
  const leaksIn = (answer: unknown, call = 'getAds') =>
    countLeaks([{ call, status: 200, milliseconds: 0, answer }], { originals, names: new Set(['Zqpopescu']) })
  expect(leaksIn([{ Name: 'dl. zqpopescu' }])).toBe(1)
  expect(leaksIn(null, 'getRequests?city=zqpopescu')).toBe(1)
  expect(leaksIn('Zqpopescule')).toBe(0)
  // A town of this name.
  expect(leaksIn('Zqpopescu')).toBe(0)
})
