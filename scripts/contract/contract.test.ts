import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { read } from '#api/mismatches.ts'
import { publicEndpoints } from '#mocks/handlers/testing.ts'
import { createMockServer } from '#mocks/server.ts'
import { sampleOf } from '#test/wire.ts'
import { readOrigin } from '../commandLine.ts'
import { har } from '../record/testing.ts'
import { root } from '../run.ts'
import { check, type Exchange, readExceptions } from './check.ts'
import { readHar } from './har.ts'
import { countStates, report } from './report.ts'
import { fieldOf } from './shape.ts'

const teacher = { UserCode: 'secret-code', Cities: null, AlsoOnline: null, FirstName: 'Secret' }
const ad = { Code: 'a', Category: { Id: '7', Name: 'M' }, Cycles: [], Teacher: teacher }
const ads = (...rows: object[]) => ({ TotalRows: rows.length, Entities: rows })

/** Returns the exchange of a successful call. */
const got = (path: string, answer: unknown, patch: Partial<Exchange> = {}): Exchange => {
  return { method: 'GET', url: `https://x${path}`, status: 200, answer: JSON.stringify(answer), ...patch }
}

const list = '/api/users/getusersdescription'
const profile = '/api/users/GetCurrentProfile'
const picture = '/get-profile-image?fileName=a'
const keys = ['ion@example.ro', 'm4t7k2', '1042', 'Ion Popescu', 'Ștefan', 'x'.repeat(41), '']

test.each<[row: string, exchanges: Exchange[], ...lines: string[]]>([
  ['a page that fits', [got(`${list}?categoryid=0`, ads(ad))]],
  ['no page', [got(list, null)]],
  ['an empty body in place of null', [got('/api/users/getuserbycode', '', { answer: ' ' })]],
  ['a path in another casing', [got('/api/users/GETCITIES', [{ Id: 1, Name: 'Iași', County: null }])]],
  ['a path that continues the path of an endpoint', [got('/api/report/getbalance-of-another', {})]],
  ['a reference without a name', [got(profile, { UserCode: 'a1', Experience: { Id: null, Name: '' } })]],
  ['an empty profile of a visitor', [got(profile, { UserCode: '' })]],
  [
    'the wrong field of the option that fits best',
    [got(profile, { UserCode: 'a1', Email: 5, Experience: { Id: 0 } })],
    'answer, wrong types: Email: expected string, got number',
  ],
  [
    'neither option',
    [got('/api/appoitments/getpaymentforuser/', 'x')],
    'answer, wrong types: answer: expected object or list, got string',
  ],
  [
    'a wrong id and name in a list within a row',
    [got(list, ads(ad, { ...ad, Cycles: [{ Id: 'x', Name: 4 }] }))],
    'answer, wrong types: Entities[].Cycles[].Id: expected number or numeric text, got string; Entities[].Cycles[].Name: expected string, got number',
  ],
  [
    'keys that are not named like a field, since they may be personal data',
    [got('/api/users/GetStats', { ...Object.fromEntries(keys.map(key => [key, 1])), Line2: 1, $id: 1 })],
    'answer, missing fields: TotalTeacher; TotalUser; TotalViews',
    'answer, unknown fields: $id; *; Line2',
  ],
  ['a picture', [got(picture, '', { contentType: 'image/png' })]],
  ['a picture that failed beside one that did not', [got(picture, ''), got(picture, '', { status: 404 })]],
  [
    'a picture that failed',
    [got(picture, '', { status: 404 })],
    'answer, wrong types: status: expected 200, got 404',
  ],
  [
    'a page in place of a picture',
    [got(picture, '', { contentType: 'text/html' })],
    'answer, wrong types: answer: expected file, got HTML',
  ],
])('compares %s', (_, exchanges, ...lines) => {
  const details = report(check(exchanges)).match(/(?<=^ {12}).*/gm) ?? []
  expect(details.toSorted()).toEqual(lines)
})

/** Returns copies of a JSON value, in which each part in turn is replaced by a value of every kind. */
function damage(value: unknown): unknown[] {
  const others = [null, 'soon', 5, true, [], {}]
  if (typeof value !== 'object' || value === null) return others
  const inner = Object.entries(value).flatMap(([key, part]) =>
    damage(part).map(other => (Array.isArray(value) ? [other] : { ...value, [key]: other })),
  )
  return [...others, ...inner]
}

test('reports a response of any endpoint exactly when the client cannot read all of it', () => {
  for (const { name, method, path, response } of endpoints) {
    if (response === null || response === 'file') continue
    const address = path.replace(/\{\w+\}/g, '1')
    const differs = (answers: unknown[]) =>
      countStates(check(answers.map(answer => got(address, answer, { method })))).mismatch > 0
    const answers = damage(sampleOf(fieldOf(response).shape))
    const { readable = [], unreadable = [] } = Object.groupBy(answers, answer => {
      const reading = read(response, answer)
      return reading.mismatches.length === 0 && !('broken' in reading) ? 'readable' : 'unreadable'
    })
    expect.soft(differs(readable), name).toBe(false)
    for (const answer of unreadable)
      expect.soft(differs([answer]), `${name}: ${JSON.stringify(answer)}`).toBe(true)
  }
})

/** Reads a recording with one entry: a request and its response. */
function readEntry(request: object, response: object, rest: object = {}): Exchange[] {
  const url = 'https://b.example/payment/download/p1'
  const entry = {
    startedDateTime: '2026-11-23T17:30:00.000Z',
    request: { method: 'GET', url, headers: [], ...request },
    response: { status: 200, headers: [], content: {}, ...response },
    ...rest,
  }
  return readHar(JSON.stringify({ log: { entries: [entry] } }))
}

test('reads the media types, server times, durations, base64 and 304 responses of a recording, but no page loads', () => {
  const headers = [{ name: 'date', value: 'Mon, 23 Nov 2026 17:30:05 GMT' }]
  const content = { size: 5, mimeType: 'application/json; charset=utf-8' }
  expect(readEntry({}, { status: 304, headers, content }, { time: 81.5 })).toEqual([
    {
      method: 'GET',
      url: 'https://b.example/payment/download/p1',
      status: 200,
      contentType: 'application/json',
      milliseconds: 81.5,
      time: new Date('2026-11-23T17:30:05Z'),
    },
  ])
  const base64 = { text: Buffer.from('42').toString('base64'), encoding: 'base64' }
  const answers = [base64, { size: -1 }, { size: 0 }].flatMap(one => readEntry({}, { content: one }))
  expect(answers.map(({ answer }) => answer)).toEqual(['42', undefined, ''])
  // The page of an invoice and its file have the same address.
  const accepting = (value: string) => readEntry({ headers: [{ name: 'accept', value }] }, {})
  expect(accepting('text/html,application/xhtml+xml,*/*;q=0.8')).toEqual([])
  expect(accepting('application/pdf')).toHaveLength(1)
  expect(() => readHar('{}')).toThrow('log')
})

const stats = { endpoint: 'GET /api/users/GetStats', field: 'TotalTeacher', reason: 'fixed <in> "March"' }
const payments = { endpoint: 'GET /api/appoitments/getpaymentforuser/', field: 'answer', reason: 'was text' }
const unseen = { endpoint: 'GET /api/users/GetOccupation', field: '[].Name', reason: 'sometimes a number' }
const cycle = { endpoint: 'GET /api/cycle/getall', field: '[].Name', reason: 'a bug' }

test('refuses an allow-list with an unknown endpoint, a missing reason or a misspelled key', () => {
  for (const [row, allowed] of [
    ['an unknown endpoint', [{ ...stats, endpoint: 'GET /api/none' }]],
    ['an entry without a reason', [{ ...stats, reason: '' }]],
    ['a misspelled key', [{ ...stats, fields: 'x' }]],
    ['no list', stats],
  ] as const)
    expect.soft(() => readExceptions(JSON.stringify(allowed)), `an allow-list with ${row}`).toThrow()
})

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `npm run contract` in a temporary folder. */
function run(args: string[], env: Record<string, string> = {}) {
  const options = { cwd: folder, env: { ...process.env, ...env } }
  const command = [join(root, 'scripts/contract.ts'), ...args]
  return new Promise<{ code: number; stdout: string; stderr: string }>(resolve =>
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    ),
  )
}

const reads = endpoints.filter(({ isChange }) => !isChange)
const changes = endpoints.length - reads.length
const message = { path: '/api/messages/SaveNewMessage', method: 'POST', answer: '' }

test('the command reports and writes every difference of a recording and no values, and exits with 1 until all are known', async () => {
  const recording = har([
    { path: '/api/users/GetExperience', answer: [{ Id: 1, Name: '1-2 ani', Years: 1 }] },
    { path: '/api/users/GetStats', answer: { TotalTeacher: 'secret', TotalUser: 2, TotalViews: 3 } },
    { ...message, sent: { ToUserId: 'x', Body: 'secret text' } },
    { ...message, sent: { ToUserId: 5, Body: 'secret text' } },
    { path: '/api/cycle/getall', answer: [{ Id: 1, Name: 'V-VIII', Sort: 4 }, { Id: 2 }] },
    { path: '/api/appoitments/getpaymentforuser/', answer: [] },
    { path: '/api/report/getbalance/', answer: '<html>secret' },
  ])
  const known = [stats, payments, unseen]
  writeFileSync(join(folder, 'a.har'), recording)
  writeFileSync(join(folder, 'known.json'), JSON.stringify(known))
  const files = ['--har', 'a.har', '--json', 'reports/out.json', '--junit', 'reports/out.xml']
  const { code, stdout } = await run([...files, '--allow', 'known.json'])
  expect(code).toBe(1)
  expect(
    stdout
      .trim()
      .split('\n')
      .filter(line => !line.startsWith('not seen')),
  ).toEqual([
    'known     GET /api/users/GetStats (1 seen)',
    '            answer, known (fixed <in> "March"): TotalTeacher: expected number, got string',
    'fit       GET /api/users/GetExperience (1 seen)',
    '            answer, unknown fields: [].Years',
    'MISMATCH  GET /api/cycle/getall (1 seen)',
    '            answer, unknown fields: [].Sort',
    '            answer, missing fields: [].Name',
    'MISMATCH  POST /api/messages/SaveNewMessage (2 seen)',
    '            sent, wrong types: ToUserId: expected string, got number',
    'fit       GET /api/appoitments/getpaymentforuser/ (1 seen)',
    'MISMATCH  GET /api/report/getbalance/ (1 seen)',
    '            answer, wrong types: answer: expected JSON, got other text',
    'STALE     allow-list: GET /api/appoitments/getpaymentforuser/, answer: no longer a difference, remove the entry',
    '',
    `2 fit, 1 known, 3 do not, ${endpoints.length - 6} not seen (${changes - 1} change data)`,
  ])
  const [json = '', xml = ''] = ['json', 'xml'].map(type =>
    readFileSync(join(folder, `reports/out.${type}`), 'utf8'),
  )
  const { endpoints: results, ...rest } = JSON.parse(json) as { endpoints: { name: string }[] }
  expect(rest).toEqual({
    totals: { fit: 2, known: 1, mismatch: 3, unseen: endpoints.length - 6, unseenChanges: changes - 1 },
    staleExceptions: [payments],
  })
  const [where, kind, expected] = ['answer', 'wrong', 'number']
  expect(results.find(({ name }) => name === 'getStats')).toEqual({
    name: 'getStats',
    section: 'Users',
    method: 'GET',
    path: '/api/users/GetStats',
    isChange: false,
    seen: 1,
    state: 'known',
    differences: [{ where, kind, field: stats.field, expected, got: 'string', reason: stats.reason }],
  })
  expect(xml.match(/<testcase /g)).toHaveLength(endpoints.length)
  expect(xml.match(/<failure /g)).toHaveLength(3)
  expect(xml.match(/<skipped\/>/g)).toHaveLength(endpoints.length - 6)
  expect(xml).toContain('known (fixed &lt;in> &quot;March&quot;): TotalTeacher')
  expect(stdout + json + xml).not.toContain('ecret')

  const rows = [cycle, { ...cycle, endpoint: 'POST /api/messages/SaveNewMessage', field: 'ToUserId' }]
  const balance = { ...payments, endpoint: 'GET /api/report/getbalance/' }
  writeFileSync(join(folder, 'known.json'), JSON.stringify([stats, balance, ...rows]))
  expect(await run([...files, '--allow', 'known.json'])).toMatchObject({ code: 0 })
})

test('the command sends every safe read that the session allows, and reports an expired session', async () => {
  const server = createMockServer({ latency: 0 }).listen(0)
  await once(server, 'listening')
  const base = `http://localhost:${(server.address() as AddressInfo).port}`
  const ids = { CONTRACT_TUTOR_ID: '2', CONTRACT_PARTNER_ID: '2' }
  const variables = { CONTRACT_BASE: base, CONTRACT_COOKIE: 'mock=mock%3Dstudent.full', ...ids }
  writeFileSync(join(folder, 'cookie.txt'), 'mock=mock%3Dvisitor.full\n')
  const [student, visitor, former] = await Promise.all([
    run([], variables),
    run(['--base', `${base}/`, '--tutor-id', '2']),
    run(['--cookie', 'cookie.txt'], variables),
  ])
  server.close()
  server.closeAllConnections()
  const totals = (fit: number) =>
    `${fit} fit, 0 known, 0 do not, ${endpoints.length - fit} not seen (${changes} change data)`
  expect(student.stdout).toContain(totals(reads.length))
  expect(visitor.stdout).toContain(totals(reads.filter(({ name }) => publicEndpoints.has(name)).length))
  expect(former.stdout).toMatch(
    /MISMATCH {2}GET \/api\/messages\/getlistofuserswithmessage \(1 seen\)\n +answer, wrong types: status: expected 200, got 401/,
  )
  expect([student.code, visitor.code, former.code]).toEqual([0, 0, 1])
})

test('wrong options and unreadable or unrelated sources end the command with 2, not as a difference', async () => {
  writeFileSync(join(folder, 'other.har'), har([{ path: '/other', answer: {} }]))
  const calls: [string[], Record<string, string>, message: string][] = [
    [[], { CONTRACT_BASE: '' }, 'Give --base'],
    [[], { CONTRACT_BASE: 'localhost:4180' }, '--base takes an origin'],
    [['--base', 'http://127.0.0.1:1'], {}, 'fetch failed'],
    [['--har', 'none.har'], {}, 'no such file'],
    [['--har', 'other.har'], {}, 'Nothing could be compared'],
    [['--base', 'http://127.0.0.1:1', '--cookie', 'session=1'], {}, '--cookie takes a file'],
  ]
  const results = await Promise.all(calls.map(([args, env]) => run(args, env)))
  for (const [index, [, , text]] of calls.entries())
    expect
      .soft(results[index], text)
      .toMatchObject({ code: 2, stderr: expect.stringContaining(text) as string })
})

test('an origin may have a port and end with a slash, but has no path, query or other scheme', () => {
  expect(readOrigin('base', 'https://host:8443/').origin).toBe('https://host:8443')
  for (const value of ['host', 'https://host/ui', 'https://host?x', 'ftp://host'])
    expect
      .soft(() => readOrigin('base', value), value)
      .toThrow(`takes an origin, such as https://host, not "${value}"`)
})
