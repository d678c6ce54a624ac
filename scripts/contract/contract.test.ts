import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { publicEndpoints } from '#mocks/handlers/testing.ts'
import { createMockServer } from '#mocks/server.ts'
import { readOrigin } from '../commandLine.ts'
import { har } from '../record/testing.ts'
import { root } from '../run.ts'
import { check } from './check.ts'
import { type Exception, readExceptions } from './exceptions.ts'
import { readHar } from './har.ts'
import { callBackend, type LiveOptions } from './live.ts'
import { countStates, report, toJson, toJUnit } from './report.ts'

afterEach(() => vi.restoreAllMocks())

const reads = endpoints.filter(({ isChange }) => !isChange)
const changes = endpoints.length - reads.length

const teacher = { UserCode: 'secret-code', Cities: null, AlsoOnline: null, FirstName: 'Secret' }
const ad = { Code: 'a', Category: { Id: '7', Name: 'M' }, Cycles: [], Teacher: teacher }

/** A recording in which five endpoints fit, seven have planted errors, and the only call of one failed. */
const recording = har([
  { path: '/api/users/getusersdescription?categoryid=0', answer: { TotalRows: 1, Entities: [ad] } },
  { path: '/api/users/GETCITIES', answer: [{ Id: 1, Name: 'Iași', County: null }] },
  { path: '/api/users/getbalance-of-another', answer: {} },
  { path: '/api/users/GetExperience', answer: [{ Id: 1, Name: '1-2 ani', Years: 1 }] },
  { path: '/api/appoitments/getpaymentforuser/', answer: [] },
  {
    path: '/api/messages/SaveNewMessage',
    method: 'POST',
    sent: { ToUserId: 'x', Body: 'secret text' },
    answer: '',
  },
  // Planted errors: an unknown field, a missing field, wrong types, text instead of JSON, a wrong sent body.
  { path: '/api/cycle/getall', answer: [{ Id: 1, Name: 'V-VIII', Sort: 4 }, { Id: 2 }] },
  { path: '/api/users/GetStats', answer: { TotalTeacher: 'secret', TotalUser: 2, TotalViews: 3 } },
  { path: '/api/report/getbalance/', answer: '<html>' },
  {
    path: '/api/messages/saveMessageForRequest',
    method: 'POST',
    sent: { requestId: 5, message: 'secret' },
    answer: '',
  },
  { path: '/api/users/getadbycode?adid=a', answer: { ...ad, Teacher: { ...teacher, Dob: 'soon' } } },
  { path: '/api/categories/getall', answer: { error: 'boom' }, status: 500 },
])

const stats: Exception = {
  endpoint: 'GET /api/users/GetStats',
  field: 'TotalTeacher',
  reason: 'fixed <in> "March" & later',
}
const payments = { endpoint: 'GET /api/appoitments/getpaymentforuser/', field: 'answer', reason: 'was text' }
const unseen = { endpoint: 'GET /api/users/GetOccupation', field: '[].Name', reason: 'sometimes a number' }

const seen = 11
const outcome = check(readHar(recording), [stats, payments, unseen])

test('reports exactly the planted errors of a recording without those that are known, and none of its values', () => {
  const text = report(outcome)
  const lines = text.split('\n').filter(line => !line.startsWith('not seen'))
  expect(lines).toEqual([
    'fit       GET /api/users/GetCities (1 seen)',
    'known     GET /api/users/GetStats (1 seen)',
    '            answer, known: TotalTeacher: expected number, got string (fixed <in> "March" & later)',
    'MISMATCH  GET /api/users/getadbycode (1 seen)',
    '            answer, wrong types: Teacher.Dob: expected date, got string',
    'fit       GET /api/users/getusersdescription (1 seen)',
    'fit       GET /api/users/GetExperience (1 seen)',
    '            answer, unknown fields: [].Years',
    'MISMATCH  GET /api/categories/getall (1 seen)',
    '            answer, wrong types: status: expected 200, got 500',
    'MISMATCH  GET /api/cycle/getall (1 seen)',
    '            answer, unknown fields: [].Sort',
    '            answer, missing fields: [].Name',
    'fit       POST /api/messages/SaveNewMessage (1 seen)',
    'MISMATCH  POST /api/messages/saveMessageForRequest (1 seen)',
    '            sent, wrong types: requestId: expected string, got number',
    'fit       GET /api/appoitments/getpaymentforuser/ (1 seen)',
    'MISMATCH  GET /api/report/getbalance/ (1 seen)',
    '            answer, wrong types: answer: expected JSON, got other text',
    'STALE     allow-list: GET /api/appoitments/getpaymentforuser/, answer: no longer a difference, remove the entry',
    '',
    `5 fit, 1 known, 5 do not, ${endpoints.length - seen} not seen (${changes - 2} change data)`,
  ])
  expect(text).not.toContain('ecret')
})

test('the JSON has the totals, each endpoint with its differences, and no values', () => {
  const json = JSON.parse(toJson(outcome)) as { endpoints: { name: string }[] }
  expect(json).toMatchObject({
    totals: { fit: 5, known: 1, mismatch: 5, unseen: endpoints.length - seen, unseenChanges: changes - 2 },
    staleExceptions: [payments],
  })
  const { reason } = stats
  const wrong = {
    where: 'answer',
    kind: 'wrong',
    field: 'TotalTeacher',
    expected: 'number',
    got: 'string',
    reason,
  }
  expect(json.endpoints.find(({ name }) => name === 'getStats')).toEqual({
    name: 'getStats',
    section: 'Users',
    method: 'GET',
    path: '/api/users/GetStats',
    isChange: false,
    seen: 1,
    state: 'known',
    differences: [wrong],
  })
  expect(toJson(outcome)).not.toContain('ecret')
})

test('the JUnit file is well-formed and has one case per endpoint, failed, skipped or passed', () => {
  const xml = toJUnit(outcome)
  // The stale entry is a case too, and the endpoint with a known difference counts as skipped.
  const [cases, skipped] = [endpoints.length + 1, endpoints.length - seen + 1]
  const counts = `tests="${cases}" failures="5" errors="0" skipped="${skipped}"`
  expect(xml).toContain(`<testsuite name="contract" ${counts}>`)
  for (const [element, count] of Object.entries({ testcase: cases, failure: 5, skipped }))
    expect(xml.match(new RegExp(`<${element} `, 'g')), element).toHaveLength(count)
  expect(xml).toContain('unknown fields: [].Years')
  expect(xml).toContain('(fixed &#60;in&#62; &#34;March&#34; &#38; later)</system-out>')
  expect(xml).toContain(
    '<testcase classname="contract.Users" name="POST /api/users/SaveNewRequest"><skipped message="changes data: check a recording"/></testcase>',
  )
  expect(xml).not.toContain('ecret')
})

test('refuses an allow-list with an unknown endpoint, without a reason or with a misspelled key', () => {
  for (const [row, list] of [
    ['an unknown endpoint', [{ ...stats, endpoint: 'GET /api/none' }]],
    ['an entry without a reason', [{ ...stats, reason: '' }]],
    ['a misspelled key', [{ ...stats, fields: 'x' }]],
    ['no list', stats],
  ] as const)
    expect.soft(() => readExceptions(JSON.stringify(list)), `an allow-list with ${row} is refused`).toThrow()
})

test('prints `*` for a key that is not named like a field, since it may be personal data', () => {
  const keys = ['ion@example.ro', 'm4t7k2', '1042', 'Ion Popescu', 'Ștefan', 'x'.repeat(41), '']
  const known = { Line2: 1, $id: 1, TotalUser: 1, TotalViews: 1 }
  const answer = { ...Object.fromEntries(keys.map(key => [key, 1])), ...known }
  const found = check(readHar(har([{ path: '/api/users/GetStats', answer }])))
  expect(report(found)).toContain('            answer, unknown fields: $id; *; Line2\n')
  expect(toJson(found)).not.toMatch(/ion@|m4t7k2|1042|Popescu|tefan/)
})

test('reports each wrong field of each row with its place, in lists within rows too', () => {
  const broken = { ...ad, Cycles: [{ Id: 'x', Name: 4 }] }
  const answer = { TotalRows: 2, Entities: [ad, broken] }
  expect(report(check(readHar(har([{ path: '/api/users/getusersdescription', answer }]))))).toContain(
    'answer, wrong types: Entities[].Cycles[].Id: expected number or numeric text, got string; Entities[].Cycles[].Name: expected string, got number',
  )
})

test('reports the wrong field of the option that fits best when a response may have several shapes', () => {
  const answer = { UserCode: 'a1', Email: 5, Experience: { Id: 0 } }
  expect(report(check(readHar(har([{ path: '/api/users/GetCurrentProfile', answer }]))))).toContain(
    '            answer, wrong types: Email: expected string, got number',
  )
})

/** Reads a recording with one entry: a request and its response. */
const readEntry = (request: object, response: object, rest: object = {}) =>
  readHar(
    JSON.stringify({
      log: {
        entries: [
          {
            startedDateTime: '2026-11-23T17:30:00.000Z',
            request: { method: 'GET', url: 'https://b.example/payment/download/p1', headers: [], ...request },
            response: { status: 200, headers: [], content: {}, ...response },
            ...rest,
          },
        ],
      },
    }),
  )

test('leaves out the page load of an invoice, and keeps the request of its file', () => {
  const accepting = (value: string) => readEntry({ headers: [{ name: 'accept', value }] }, {})
  expect(accepting('text/html,application/xhtml+xml,*/*;q=0.8')).toEqual([])
  expect(accepting('application/pdf')).toHaveLength(1)
})

test('reads base64 responses, and throws on a file that is not a recording', () => {
  const base64 = { text: Buffer.from('42').toString('base64'), encoding: 'base64' }
  const answers = [base64, { size: -1 }].flatMap(content => readEntry({}, { content }))
  expect(answers.map(({ answer }) => answer)).toEqual(['42', undefined])
  expect(() => readHar('{}')).toThrow('log')
})

test('reads the media type, the server time and the duration, and takes a 304 for the response it repeats', () => {
  const headers = [{ name: 'date', value: 'Mon, 23 Nov 2026 17:30:05 GMT' }]
  const content = { size: 5, mimeType: 'application/json; charset=utf-8' }
  expect(
    readEntry({ url: 'https://b.example/x' }, { status: 304, headers, content }, { time: 81.5 }),
  ).toEqual([
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

test('reports a page in place of a picture, and ignores a picture that failed beside one that did not', () => {
  const url = 'https://b.example/get-profile-image?fileName=a&width=1&height=1'
  const picture = { method: 'GET', url, status: 200, answer: '', contentType: 'image/png' }
  expect(countStates(check([picture, { ...picture, status: 404 }]))).toMatchObject({ fit: 1, mismatch: 0 })
  expect(report(check([{ ...picture, contentType: 'text/html' }]))).toContain(
    'answer, wrong types: answer: expected file, got HTML',
  )
  expect(report(check([{ ...picture, status: 404 }]))).toContain('status: expected 200, got 404')
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
  // Only the changes are not seen.
  const totals = { fit: reads.length, known: 0, mismatch: 0, unseen: changes, unseenChanges: changes }
  expect(countStates(check(exchanges))).toEqual(totals)
  expect(exchanges.every(({ method }) => method === 'GET')).toBe(true)
})

test('without a session, counts the calls that need one as not seen', async () => {
  const fit = reads.filter(({ name }) => publicEndpoints.has(name)).length
  const totals = { fit, known: 0, mismatch: 0, unseen: endpoints.length - fit, unseenChanges: changes }
  expect(countStates(check(await callMocks({ tutorId: '2' })))).toEqual(totals)
})

test('reports a session that has expired', async () => {
  const text = report(check(await callMocks({ ...student, cookie: 'mock=mock%3Dvisitor.full' })))
  expect(text).toContain('MISMATCH  GET /api/messages/getlistofuserswithmessage (1 seen)')
  expect(text).toContain('answer, wrong types: status: expected 200, got 401')
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

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `npm run contract` in a temporary folder. Returns its exit code and its error. */
function run(args: string[], env: Record<string, string> = {}): Promise<{ code: number; stderr: string }> {
  const options = { cwd: folder, env: { ...process.env, ...env } }
  return new Promise(resolve => {
    execFile(process.execPath, [join(root, 'scripts/contract.ts'), ...args], options, (error, _, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stderr }),
    )
  })
}

test('the command writes both files, and exits with 1 until the allow-list has every difference', async () => {
  writeFileSync(
    join(folder, 'a.har'),
    har([{ path: '/api/cycle/getall', answer: [{ Id: 'secret', Name: '' }] }]),
  )
  const write = (known: Exception[]) => writeFileSync(join(folder, 'known.json'), JSON.stringify(known))
  const [json, junit] = ['reports/out.json', 'reports/out.xml']
  const files = ['--har', 'a.har', '--allow', 'known.json', '--json', json, '--junit', junit]
  write([stats])
  expect(await run(files)).toMatchObject({ code: 1 })
  expect(readFileSync(join(folder, json), 'utf8')).toContain('"mismatch": 1')
  expect(readFileSync(join(folder, junit), 'utf8')).toContain('failures="1"')

  write([stats, { endpoint: 'GET /api/cycle/getall', field: '[].Id', reason: 'a known bug' }])
  expect(await run(files)).toMatchObject({ code: 0 })
})

test('wrong options and unreadable sources end the command with 2, not as a difference', async () => {
  const calls: [string[], Record<string, string>, message: string][] = [
    [[], { CONTRACT_BASE: '' }, 'Say --base'],
    [[], { CONTRACT_BASE: 'localhost:4180' }, '--base takes an origin'],
    [['--base', 'http://127.0.0.1:1'], {}, 'fetch failed'],
    [['--har', 'none.har'], {}, 'no such file'],
  ]
  expect(await Promise.all(calls.map(([args, env]) => run(args, env)))).toEqual(
    calls.map(([, , message]) => ({ code: 2, stderr: expect.stringContaining(message) as string })),
  )
})

test('an origin may have a port and end with a slash, but has no path, query or other scheme', () => {
  expect(readOrigin('base', 'https://host:8443/').origin).toBe('https://host:8443')
  expect(readOrigin('base', 'https://host:443').origin).toBe('https://host')
  for (const value of ['host', 'https://host/ui', 'https://host?x', 'ftp://host'])
    expect(() => readOrigin('base', value), value).toThrow(
      `--base takes an origin, such as https://host, not "${value}".`,
    )
})
