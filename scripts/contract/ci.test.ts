import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { root } from '../run.ts'
import { checkExchanges, type Exchange } from './check.ts'
import { applyExceptions, readExceptions } from './exceptions.ts'
import { report, toJson, toJUnit } from './report.ts'

const exchange = (path: string, answer: unknown): Exchange => ({
  method: 'GET',
  url: `https://b.example${path}`,
  status: 200,
  answer: JSON.stringify(answer),
})

/** Two endpoints with a difference each, and one with a field that the client ignores. */
const exchanges = [
  exchange('/api/users/GetStats', { TotalTeacher: 'secret', TotalUser: 2, TotalViews: 3 }),
  exchange('/api/cycle/getall', [{ Id: 'secret', Name: 'V-VIII' }]),
  exchange('/api/report/getbalance/', 40),
  exchange('/api/users/GetExperience', [{ Id: 1, Name: '1-2 ani', Years: 1 }]),
]

const stats = {
  endpoint: 'GET /api/users/GetStats',
  field: 'TotalTeacher',
  reason: 'fixed <in> "March" & later',
}
const balance = { endpoint: 'GET /api/report/getbalance/', field: 'answer', reason: 'was text' }
const unseen = { endpoint: 'GET /api/users/GetCities', field: '[].County', reason: 'sometimes a number' }

const changes = endpoints.filter(({ isChange }) => isChange).length
/** Endpoints that are in none of the exchanges. */
const unseenCount = endpoints.length - exchanges.length

const outcome = applyExceptions(checkExchanges(exchanges), [stats, balance, unseen])

test('a difference on the allow-list does not fail, and an entry without its difference is reported as stale', () => {
  const lines = report(outcome)
    .split('\n')
    .filter(line => !line.startsWith('not seen'))
  expect(lines).toEqual([
    'known     GET /api/users/GetStats (1 seen)',
    '            answer, known: TotalTeacher: expected number, got string (fixed <in> "March" & later)',
    'fit       GET /api/users/GetExperience (1 seen)',
    '            answer, unknown fields: [].Years',
    'MISMATCH  GET /api/cycle/getall (1 seen)',
    '            answer, wrong types: [].Id: expected number or numeric text, got string',
    'fit       GET /api/report/getbalance/ (1 seen)',
    'STALE     allow-list: GET /api/report/getbalance/, answer: no longer a difference, remove the entry',
    '',
    `2 fit, 1 known, 1 do not, ${unseenCount} not seen (${changes} change data)`,
  ])
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

test('the JSON has the totals, each endpoint with its differences, and no values', () => {
  const json = JSON.parse(toJson(outcome)) as { endpoints: { name: string }[] }
  expect(json).toMatchObject({
    totals: { fit: 2, known: 1, mismatch: 1, unseen: unseenCount, unseenChanges: changes },
    staleExceptions: [balance],
  })
  expect(json.endpoints.find(({ name }) => name === 'getStats')).toEqual({
    name: 'getStats',
    method: 'GET',
    path: '/api/users/GetStats',
    isChange: false,
    seen: 1,
    state: 'known',
    differences: [
      {
        where: 'answer',
        kind: 'wrong',
        field: 'TotalTeacher',
        expected: 'number',
        got: 'string',
        reason: 'fixed <in> "March" & later',
      },
    ],
  })
  expect(toJson(outcome)).not.toContain('secret')
})

test('the JUnit file is well-formed and has one case per endpoint, failed, skipped or passed', () => {
  const xml = toJUnit(outcome)
  // The stale entry is a case too, and the endpoint with a known difference counts as skipped.
  const [cases, skipped] = [endpoints.length + 1, unseenCount + 1]
  expect(xml).toContain(
    `<testsuite name="contract" tests="${cases}" failures="1" errors="0" skipped="${skipped}">`,
  )
  expect(xml.match(/<testcase /g)).toHaveLength(cases)
  expect(xml.match(/<failure /g)).toHaveLength(1)
  expect(xml.match(/<skipped /g)).toHaveLength(skipped)
  expect(xml).toContain('unknown fields: [].Years')
  expect(xml).toContain('(fixed &#60;in&#62; &#34;March&#34; &#38; later)</system-out>')
  expect(xml).toContain(
    '<testcase classname="contract.Users" name="POST /api/users/SaveNewRequest"><skipped message="changes data: check a recording"/></testcase>',
  )
  expect(xml).not.toContain('secret')
})

const folder = mkdtempSync(join(tmpdir(), 'contract-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `npm run contract` on a recording. Returns its exit code and its error. */
function run(args: string[], env: Record<string, string> = {}): Promise<{ code: number; stderr: string }> {
  const options = { cwd: folder, env: { ...process.env, ...env } }
  return new Promise(resolve => {
    execFile(process.execPath, [join(root, 'scripts/contract.ts'), ...args], options, (error, _, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stderr }),
    )
  })
}

test('the command writes both files, and exits with 1 until the allow-list has every difference', async () => {
  const entries = exchanges.map(({ method, url, status, answer }) => ({
    startedDateTime: '2026-11-23T17:30:00.000Z',
    request: { method, url, headers: [] },
    response: { status, headers: [], content: { text: answer } },
  }))
  writeFileSync(join(folder, 'a.har'), JSON.stringify({ log: { entries } }))
  writeFileSync(join(folder, 'known.json'), JSON.stringify([stats]))
  const files = [
    '--har',
    'a.har',
    '--allow',
    'known.json',
    '--json',
    'reports/out.json',
    '--junit',
    'reports/out.xml',
  ]
  expect(await run(files)).toMatchObject({ code: 1 })
  expect(readFileSync(join(folder, 'reports/out.json'), 'utf8')).toContain('"mismatch": 1')
  expect(readFileSync(join(folder, 'reports/out.xml'), 'utf8')).toContain('failures="1"')

  const levels = { endpoint: 'GET /api/cycle/getall', field: '[].Id', reason: 'a known bug' }
  writeFileSync(join(folder, 'known.json'), JSON.stringify([stats, levels]))
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
