import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { read } from '#api/mismatches.ts'
import { publicEndpoints } from '#mocks/handlers/testing.ts'
import { createMockServer } from '#mocks/server.ts'
import { sampleOf } from '#test/wire.ts'
import { fieldOf } from '../docs/shape.ts'
import { listen } from '../listen.ts'
import { har } from '../record/testing.ts'
import { root } from '../run.ts'
import { check, type Exchange, readExceptions } from './check.ts'
import { readHar } from './har.ts'
import { countStates, report } from './report.ts'

/** Returns the exchange of a successful call. */
const got = (path: string, answer: unknown, patch: Partial<Exchange> = {}): Exchange => {
  return { method: 'GET', url: `https://x${path}`, status: 200, answer: JSON.stringify(answer), ...patch }
}

const profile = '/api/users/GETCURRENTPROFILE'
const picture = '/get-profile-image?fileName=a'
const keys = ['ion@example.ro', 'm4t7k2', '1042', 'Ion Popescu', 'Ștefan', 'x'.repeat(41), '', '$id', 'Line2']

test.each<[row: string, exchanges: Exchange[], ...lines: string[]]>([
  [
    'the option that the client reads, on a path in another casing',
    [got(profile, { Email: 'a', Studies: 'b' })],
    'answer, unknown fields: Email; Studies',
  ],
  [
    'the option that fits best, when the client reads none',
    [got(profile, { UserCode: 'a1', Email: 5, Experience: { Id: 0 } })],
    'answer, wrong types: Email: expected string, got number',
  ],
  [
    'a value that is like no option',
    [got('/api/appoitments/getpaymentforuser/', 'x')],
    'answer, wrong types: answer: expected object or array, got string',
  ],
  [
    'keys that are not named like a field, since they may be personal data',
    [got(profile, Object.fromEntries(keys.map((key, index) => [key, index || 'a'])))],
    'answer, unknown fields: $id; *; Line2',
  ],
  ['a picture that failed beside one that did not', [got(picture, ''), got(picture, '', { status: 404 })]],
  [
    'a page in place of a picture',
    [got(picture, '', { contentType: 'text/html' })],
    'answer, wrong types: answer: expected file, got HTML',
  ],
])('compares %s', (_, exchanges, ...lines) => {
  expect(report(check(exchanges)).match(/(?<=^ {12}).*/gm) ?? []).toEqual(lines)
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

/** Reads a recording of one response, which came from the browser's cache. */
function readEntry(content: object, accept = '*/*'): Exchange[] {
  const url = 'https://b.example/payment/download/p1'
  const request = { method: 'GET', url, headers: [{ name: 'accept', value: accept }] }
  const headers = [{ name: 'date', value: 'Mon, 23 Nov 2026 17:30:05 GMT' }]
  const response = { status: 304, headers, content }
  return readHar(JSON.stringify({ log: { entries: [{ request, response, time: 81.5 }] } }))
}

test('reads the media types, server times, durations, base64 and 304 responses of a recording, but no page loads', () => {
  expect(readEntry({ size: 5, mimeType: 'application/json; charset=utf-8' })).toEqual([
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
  const answers = [base64, { size: -1 }, { size: 0 }].flatMap(content => readEntry(content))
  expect(answers.map(({ answer }) => answer)).toEqual(['42', undefined, ''])
  // The page of an invoice and its file have the same address.
  expect(readEntry({}, 'text/html,application/xhtml+xml,*/*;q=0.8')).toEqual([])
  expect(readEntry({}, 'application/pdf')).toHaveLength(1)
  expect(() => readHar('{}')).toThrow('log')
})

const stats = { endpoint: 'GET /api/users/GetStats', field: 'TotalTeacher', reason: 'fixed <in> "March"' }

test.each([
  ['an unknown endpoint', [{ ...stats, endpoint: 'GET /api/none' }]],
  ['an entry without a reason', [{ ...stats, reason: '' }]],
  ['a misspelled key', [{ ...stats, fields: 'x' }]],
  ['no list', stats],
])('refuses an allow-list with %s', (_, allowed) => {
  expect(() => readExceptions(JSON.stringify(allowed))).toThrow()
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

test('the command reports and writes every difference of a recording and no values, and exits with 1 until all are known', async () => {
  const message = { path: '/api/messages/SaveNewMessage', method: 'POST', answer: '' }
  const ad = { Code: 'a', Category: { Id: '7', Name: 'M' }, Teacher: {} }
  const [Cycles, Sort] = [[{ Id: 1, Name: 'V-VIII' }, { Id: 'x' }], 4]
  const recording = har([
    { path: '/api/users/GetExperience', answer: [{ Id: 1, Name: '1-2 ani', Years: 1 }] },
    { path: '/api/users/GetStats', answer: { TotalTeacher: 'secret', TotalUser: 2, TotalViews: 3 } },
    { ...message, sent: { ToUserId: 'x', Body: 'secret text' } },
    { ...message, sent: { ToUserId: 5, Body: 'secret text' } },
    {
      path: '/api/users/getusersdescription',
      answer: { TotalRows: 2, Entities: [ad, { ...ad, Cycles, Sort }] },
    },
    { path: '/api/appoitments/getpaymentforuser/', answer: '' },
    { path: '/api/report/getbalance/', answer: '<html>secret' },
  ])
  const known = (endpoint: string, field: string) => ({ endpoint, field, reason: 'a bug' })
  const payments = known('GET /api/appoitments/getpaymentforuser/', 'answer')
  const allow = (...list: object[]) => writeFileSync(join(folder, 'known.json'), JSON.stringify(list))
  const command = '--har a.har --junit reports/out.xml --allow known.json'.split(' ')
  writeFileSync(join(folder, 'a.har'), recording)
  allow(stats, payments, known('GET /api/users/GetOccupation', '[].Name'))
  const { code, stdout } = await run(command)
  expect(code).toBe(1)
  expect(stdout.match(/^(?!not seen).*$/gm)?.slice(0, -1)).toEqual([
    'known     GET /api/users/GetStats (1 seen)',
    '            answer, known (fixed <in> "March"): TotalTeacher: expected number, got string',
    'MISMATCH  GET /api/users/getusersdescription (1 seen)',
    '            answer, wrong types: Entities[].Cycles[].Id: expected number or numeric text, got string',
    '            answer, missing fields: Entities[].Cycles[].Name',
    '            answer, unknown fields: Entities[].Sort',
    'fit       GET /api/users/GetExperience (1 seen)',
    '            answer, unknown fields: [].Years',
    'MISMATCH  POST /api/messages/SaveNewMessage (2 seen)',
    '            sent, wrong types: ToUserId: expected string, got number',
    'fit       GET /api/appoitments/getpaymentforuser/ (1 seen)',
    'MISMATCH  GET /api/report/getbalance/ (1 seen)',
    '            answer, wrong types: answer: expected JSON, got other text',
    'STALE     allow-list: GET /api/appoitments/getpaymentforuser/, answer: no longer a difference, remove the entry',
    '',
    `2 fit, 1 known, 3 do not, ${endpoints.length - 6} not seen (${changes - 1} change data)`,
  ])
  const xml = readFileSync(join(folder, 'reports/out.xml'), 'utf8')
  expect(xml.match(/<testcase /g)).toHaveLength(endpoints.length)
  expect(xml.match(/<failure /g)).toHaveLength(3)
  expect(xml.match(/<skipped\/>/g)).toHaveLength(endpoints.length - 6)
  expect(xml).toContain('known (fixed &lt;in> &quot;March&quot;): TotalTeacher')
  expect(stdout + xml).not.toContain('ecret')

  allow(
    stats,
    known('GET /api/report/getbalance/', 'answer'),
    known('GET /api/users/getusersdescription', 'Entities[].Cycles[].Id'),
    known('GET /api/users/getusersdescription', 'Entities[].Cycles[].Name'),
    known('POST /api/messages/SaveNewMessage', 'ToUserId'),
  )
  expect(await run(command)).toMatchObject({ code: 0 })
})

test('the command sends every safe read that the session allows, and reports an expired session', async () => {
  const { origin, url, stop } = await listen(createMockServer({ latency: 0 }))
  const ids = { CONTRACT_TUTOR_ID: '2', CONTRACT_PARTNER_ID: '2' }
  const variables = { CONTRACT_BASE: origin, CONTRACT_COOKIE: 'mock=mock%3Dstudent.full', ...ids }
  writeFileSync(join(folder, 'cookie.txt'), 'mock=mock%3Dvisitor.full\n')
  const [student, visitor, former] = await Promise.all([
    run([], variables),
    run(['--base', url, '--tutor-id', '2']),
    run(['--cookie', 'cookie.txt'], variables),
  ])
  stop()
  const totals = (fit: number) =>
    `${fit} fit, 0 known, 0 do not, ${endpoints.length - fit} not seen (${changes} change data)`
  expect(student.stdout).toContain(totals(reads.length))
  expect(visitor.stdout).toContain(totals(reads.filter(({ name }) => publicEndpoints.has(name)).length))
  expect(former.stdout).toMatch(
    /MISMATCH {2}GET \/api\/messages\/getlistofuserswithmessage \(1 seen\)\n +answer, wrong types: status: expected 200, got 401/,
  )
  expect([student.code, visitor.code, former.code]).toEqual([0, 0, 1])
})

test.each<[args: string, message: string, base?: string]>([
  ['', 'Give --base', ''],
  ['', '--base takes an origin', 'localhost:4180'],
  ['--base https://host/ui', '--base takes an origin'],
  ['--base http://127.0.0.1:1', 'fetch failed'],
  ['--har none.har', 'no such file'],
  ['--har other.har', 'Nothing could be compared'],
  ['--base http://127.0.0.1:1 --cookie session=1', '--cookie takes a file'],
])('a wrong option or source (%s) ends the command with 2 and "%s"', async (args, message, base = '') => {
  writeFileSync(join(folder, 'other.har'), har([{ path: '/other', answer: {} }]))
  const { code, stderr } = await run(args.split(' ').filter(Boolean), { CONTRACT_BASE: base })
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
})
