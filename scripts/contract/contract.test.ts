import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { publicEndpoints } from '#mocks/handlers/testing.ts'
import { createMockServer } from '#mocks/server.ts'
import { checkExchanges, type Exchange } from './check.ts'
import { applyExceptions } from './exceptions.ts'
import { readHar } from './har.ts'
import { callBackend, type LiveOptions } from './live.ts'
import { countStates, report, toJson } from './report.ts'

afterEach(() => vi.restoreAllMocks())

const reads = endpoints.filter(({ isChange }) => !isChange)
const changes = endpoints.length - reads.length

/** Returns the outcome without an allow-list. */
const check = (exchanges: Exchange[]) => applyExceptions(checkExchanges(exchanges), [])

/** Returns an entry of a HAR recording. */
const entry = (
  method: string,
  path: string,
  answer: unknown,
  extra: { status?: number; sent?: unknown } = {},
) => ({
  startedDateTime: '2026-11-23T17:30:00.000Z',
  request: {
    method,
    url: `https://backend.example${path}`,
    headers: [],
    ...(extra.sent === undefined
      ? {}
      : { postData: { mimeType: 'application/json', text: JSON.stringify(extra.sent) } }),
  },
  response: {
    status: extra.status ?? 200,
    headers: [],
    content: { text: typeof answer === 'string' ? answer : JSON.stringify(answer) },
  },
})

const teacher = { UserCode: 'secret-code', Cities: null, AlsoOnline: null, FirstName: 'Secret' }
const ad = { Code: 'a', Category: { Id: '7', Name: 'M' }, Cycles: [], Teacher: teacher }

/** A recording in which three endpoints fit, five have planted errors, and the only call of one failed. */
const recording = JSON.stringify({
  log: {
    entries: [
      entry('GET', '/api/users/getusersdescription?categoryid=0', { TotalRows: 1, Entities: [ad] }),
      entry('GET', '/api/users/GETCITIES', [{ Id: 1, Name: 'Iași', County: null }]),
      entry('GET', '/api/users/getbalance-of-another', {}),
      entry('POST', '/api/messages/SaveNewMessage', '', { sent: { ToUserId: 'x', Body: 'secret text' } }),
      // Planted errors: an unknown field, a missing field, wrong types, text instead of JSON, a wrong sent body.
      entry('GET', '/api/cycle/getall', [{ Id: 1, Name: 'V-VIII', Sort: 4 }, { Id: 2 }]),
      entry('GET', '/api/users/GetStats', { TotalTeacher: 'secret', TotalUser: 2, TotalViews: 3 }),
      entry('GET', '/api/report/getbalance/', '<html>'),
      entry('POST', '/api/messages/saveMessageForRequest', '', { sent: { requestId: 5, message: 'secret' } }),
      entry('GET', '/api/users/getadbycode?adid=a', { ...ad, Teacher: { ...teacher, Dob: 'soon' } }),
      entry('GET', '/api/categories/getall', { error: 'boom' }, { status: 500 }),
    ],
  },
})

test('leaves out the page load of an invoice, and keeps the request of its file', () => {
  const page = {
    request: {
      method: 'GET',
      url: 'https://host.example/payment/download/p1',
      headers: [{ name: 'accept', value: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
    },
    response: { status: 200, headers: [], content: { mimeType: 'text/html', text: '<!doctype html>' } },
  }
  const file = {
    ...page,
    request: { ...page.request, headers: [{ name: 'Accept', value: 'application/pdf' }] },
  }
  const calls = readHar(JSON.stringify({ log: { entries: [page, file] } }))
  expect(calls.map(({ url }) => url)).toEqual(['https://host.example/payment/download/p1'])
})

test('reports exactly the planted errors of a recording, and none of its values', () => {
  const text = report(check(readHar(recording)))
  const lines = text.split('\n').filter(line => !line.startsWith('not seen'))
  expect(lines).toEqual([
    'fit       GET /api/users/GetCities (1 seen)',
    'MISMATCH  GET /api/users/GetStats (1 seen)',
    '            answer, wrong types: TotalTeacher: expected number, got string',
    'MISMATCH  GET /api/users/getadbycode (1 seen)',
    '            answer, wrong types: Teacher.Dob: expected date, got string',
    'fit       GET /api/users/getusersdescription (1 seen)',
    'MISMATCH  GET /api/categories/getall (1 seen)',
    '            answer, wrong types: status: expected 200, got 500',
    'MISMATCH  GET /api/cycle/getall (1 seen)',
    '            answer, unknown fields: [].Sort',
    '            answer, missing fields: [].Name',
    'fit       POST /api/messages/SaveNewMessage (1 seen)',
    'MISMATCH  POST /api/messages/saveMessageForRequest (1 seen)',
    '            sent, wrong types: requestId: expected string, got number',
    'MISMATCH  GET /api/report/getbalance/ (1 seen)',
    '            answer, wrong types: answer: expected JSON, got other text',
    '',
    `3 fit, 0 known, 6 do not, ${endpoints.length - 9} not seen (${changes - 2} change data)`,
  ])
  expect(text).not.toContain('ecret')
})

test('prints `*` for a key that is not named like a field, since it may be personal data', () => {
  const keys = ['ion@example.ro', 'm4t7k2', '1042', 'Ion Popescu', 'Ștefan', 'x'.repeat(41), '']
  const stats = {
    ...Object.fromEntries(keys.map(key => [key, 1])),
    Line2: 1,
    $id: 1,
    TotalUser: 1,
    TotalViews: 1,
  }
  const outcome = check(
    readHar(JSON.stringify({ log: { entries: [entry('GET', '/api/users/GetStats', stats)] } })),
  )
  expect(report(outcome)).toContain('            answer, unknown fields: $id; *; Line2\n')
  expect(toJson(outcome)).not.toMatch(/ion@|m4t7k2|1042|Popescu|tefan/)
})

test('reports the wrong field of the option that fits best when a response may have several shapes', () => {
  const profile = { UserCode: 'a1', Email: 5, Experience: { Id: 0 } }
  const entries = [entry('GET', '/api/users/GetCurrentProfile', profile)]
  const text = report(check(readHar(JSON.stringify({ log: { entries } }))))
  expect(text).toContain('            answer, wrong types: Email: expected string, got number')
})

test('reads base64 responses, and throws on a file that is not a recording', () => {
  const base64 = { text: Buffer.from('42').toString('base64'), encoding: 'base64' }
  const entries = [base64, { size: -1 }].map(content => ({
    ...entry('GET', '/api/users/GetStats', ''),
    response: { status: 200, headers: [], content },
  }))
  expect(readHar(JSON.stringify({ log: { entries } })).map(({ answer }) => answer)).toEqual(['42', undefined])
  expect(() => readHar('{}')).toThrow('log')
})

test('reads the media type, the server time and the duration, and takes a 304 for the response it repeats', () => {
  const entries = [
    {
      startedDateTime: '2026-11-23T17:30:00.000Z',
      time: 81.5,
      request: { method: 'GET', url: 'https://b.example/x', headers: [] },
      response: {
        status: 304,
        headers: [{ name: 'date', value: 'Mon, 23 Nov 2026 17:30:05 GMT' }],
        content: { size: 5, mimeType: 'application/json; charset=utf-8' },
      },
    },
  ]
  expect(readHar(JSON.stringify({ log: { entries } }))).toEqual([
    {
      method: 'GET',
      url: 'https://b.example/x',
      status: 200,
      sent: undefined,
      answer: undefined,
      contentType: 'application/json',
      milliseconds: 81.5,
      time: new Date('2026-11-23T17:30:05Z'),
    },
  ])
})

/** Sends every safe read to the mocked back end. */
async function callMocks(options: LiveOptions) {
  const server = createMockServer({ latency: 0 }).listen(0)
  await once(server, 'listening')
  try {
    return await callBackend(`http://localhost:${(server.address() as AddressInfo).port}`, options)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

const student = { cookie: 'mock=mock%3Dstudent.full', tutorId: '2', partnerId: '2' }

test('sends every safe read, those by numeric id and of files too, and the responses of the mocked back end fit', async () => {
  const exchanges = await callMocks(student)
  const totals = countStates(check(exchanges))
  // Only the changes are not seen.
  expect(totals).toEqual({
    fit: reads.length,
    known: 0,
    mismatch: 0,
    unseen: changes,
    unseenChanges: changes,
  })
  expect(exchanges.every(({ method }) => method === 'GET')).toBe(true)
})

test('without a session, counts the calls that need one as not seen', async () => {
  const totals = countStates(check(await callMocks({ tutorId: '2' })))
  const fit = reads.filter(({ name }) => publicEndpoints.has(name)).length
  expect(totals).toEqual({
    fit,
    known: 0,
    mismatch: 0,
    unseen: endpoints.length - fit,
    unseenChanges: changes,
  })
})

test('reports a session that has expired', async () => {
  const text = report(check(await callMocks({ ...student, cookie: 'mock=mock%3Dvisitor.full' })))
  expect(text).toContain('MISMATCH  GET /api/messages/getlistofuserswithmessage (1 seen)')
  expect(text).toContain('answer, wrong types: status: expected 200, got 401')
})

test('reports a page in place of a picture, and ignores a picture that failed beside one that did not', () => {
  const url = 'https://b.example/get-profile-image?fileName=a&width=1&height=1'
  const picture = { method: 'GET', url, status: 200, answer: '', contentType: 'image/png' }
  expect(countStates(check([picture, { ...picture, status: 404 }]))).toMatchObject({ fit: 1, mismatch: 0 })
  expect(report(check([{ ...picture, contentType: 'text/html' }]))).toContain(
    'answer, wrong types: answer: expected file, got HTML',
  )
  expect(report(check([{ ...picture, status: 404 }]))).toContain('status: expected 200, got 404')
})

test('takes the userid from getadbycode when the tutors of the list have no UserCode', async () => {
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...sent) => {
    const answer = await fetch(...sent)
    if (!answer.url.includes('/getusersdescription')) return answer
    const page = (await answer.json()) as { Entities: { Teacher: { UserCode?: string } }[] }
    for (const { Teacher } of page.Entities) delete Teacher.UserCode
    return Response.json(page)
  })
  const exchanges = await callMocks(student)
  expect(exchanges.map(({ url }) => url)).toContainEqual(
    expect.stringContaining('getallratingforteacher?teacherid=m4t7k2'),
  )
  expect(countStates(check(exchanges))).toMatchObject({ fit: reads.length, mismatch: 0 })
})
