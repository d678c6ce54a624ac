import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ApiError } from '#api/apiError.ts'
import { type ChunkEntry, type ErrorEntry, type MismatchEntry, toEntry, type VitalsEntry } from './entries.ts'
import type { Report } from './reporter.ts'

const base = 'https://meditatii.example/qa/'
const route = '/teacherprofile/:code'

/** A value that no report may contain, in each form in which it could appear. */
const secret = 'Ion-Popescu-Pop'
const hostile = [
  secret,
  `${secret}@example.ro`,
  `https://meditatii.example/qa/teacherprofile/${secret}?q=${secret}`,
  `<b>${secret}</b>\n    at ${secret} (https://meditatii.example/qa/u/${secret}:1:2)`,
]

const error = (message: string, change: Partial<Error> = {}) => Object.assign(new Error(message), change)
const entryOf = (thrown: unknown) => toEntry({ kind: 'error', error: thrown }, route, base)

test('no field of an entry holds a hostile value', () => {
  for (const value of hostile) {
    const frame = `at ${value} (${base}assets/kit-Ab12cd3.js:1:23)`
    const thrown = [
      value,
      { message: value, name: value },
      error(value),
      error(value, { name: value }),
      error(value, { stack: `Error: ${value}\n    ${frame}\n    at ${base}${value}.js:1:2` }),
      error(`Minified React error #418; visit https://react.dev/errors/418?args[]=${value}`),
      error(`Failed to fetch dynamically imported module: ${base}assets/${value}.js`),
      error(`Unable to preload CSS for ${value}`),
      new ApiError('status', `GET /api/users/GetRequest?id=${value}`, { status: 500, cause: value }),
    ]
    const mismatch = { endpoint: 'GET /x', field: 'answer', expected: 'application/pdf', got: value }
    const entries = [...thrown.map(entryOf), toEntry({ kind: 'mismatch', mismatch }, route, base)]
    for (const entry of entries)
      expect
        .soft(JSON.stringify(entry), `no field of an entry holds the hostile value ${JSON.stringify(value)}`)
        .not.toMatch(/Popescu/)
  }
})

test('an error has its type and the places in files of the app', () => {
  const stack = [
    "TypeError: Cannot read properties of undefined (reading 'Ana')",
    '    at Ana (https://meditatii.example/qa/assets/TutorPage-a1_b2-c.js:1:4521)',
    '    at async https://meditatii.example/qa/assets/base-Zz00000.js:12:9',
    '    at https://meditatii.example/qa/teacherprofile/ae31oi:5:1',
    '    at chrome-extension://abc/assets/kit-Ab12cd3.js:1:1',
    'render@https://meditatii.example/qa/assets/kit-Ab12cd3.js:3:7',
  ].join('\n')
  expect(entryOf(error('', { name: 'TypeError', stack }))).toEqual({
    kind: 'error',
    route,
    name: 'TypeError',
    frames: [
      { file: 'assets/TutorPage-a1_b2-c.js', line: 1, column: 4521 },
      { file: 'assets/base-Zz00000.js', line: 12, column: 9 },
      { file: 'assets/kit-Ab12cd3.js', line: 3, column: 7 },
    ],
  })
})

test('a failed call has the kind of its failure and its status', () => {
  expect(entryOf(new ApiError('status', 'GET /api/x', { status: 503 }))).toMatchObject({
    name: 'ApiError',
    failure: 'status',
    status: 503,
  })
})

test("one of React's errors has its number", () => {
  expect(entryOf(error('Minified React error #418; visit …'))).toMatchObject({ reactCode: 418 })
})

test('names the file that did not load', () => {
  for (const [message, file] of [
    [
      `Failed to fetch dynamically imported module: ${base}assets/RoomPage-Ab12cd3.js`,
      'assets/RoomPage-Ab12cd3.js',
    ],
    ['Unable to preload CSS for /qa/assets/RoomPage-Ab12cd3.css', 'assets/RoomPage-Ab12cd3.css'],
    ['Importing a module script failed.', ''],
  ] as const)
    expect
      .soft(entryOf(error(message)), `a file that did not load: ${message}`)
      .toEqual({ kind: 'chunk', route, file })
})

test('a field is the same for each item of a list', () => {
  const mismatch = {
    endpoint: 'GET /api/users/GetAds',
    field: 'Entities.12.Prices.0',
    expected: 'number',
    got: 'string',
  }
  expect(toEntry({ kind: 'mismatch', mismatch }, route, base)).toMatchObject({
    field: 'Entities.[].Prices.[]',
  })
})

/** The fields of each kind of entry. Their types ensure that none is missing. */
const samples = [
  {
    kind: 'error',
    route,
    name: '',
    failure: '',
    status: 0,
    reactCode: 0,
    frames: [{ file: '', line: 0, column: 0 }],
  },
  { kind: 'chunk', route, file: '' },
  { kind: 'mismatch', route, endpoint: '', field: '', expected: '', got: '' },
  { kind: 'vitals', route, LCP: 0, INP: 0, CLS: 0, FCP: 0, TTFB: 0 },
] as const satisfies [Required<ErrorEntry>, ChunkEntry, MismatchEntry, Required<VitalsEntry>]
const report: Report = { build: '', entries: [...samples] }

const ownFields = (sample: object) =>
  Object.entries(sample).filter(([name]) => name !== 'kind' && name !== 'route')

test('docs/reporting.md lists every field', () => {
  const fields = samples.flatMap(sample =>
    ownFields(sample).flatMap(([name, value]) =>
      typeof value === 'object'
        ? Object.keys(value[0]).map(part => `${sample.kind} ${name}[].${part}`)
        : [`${sample.kind} ${name}`],
    ),
  )
  const text = readFileSync(join(import.meta.dirname, '../../docs/reporting.md'), 'utf8')
  const rows = [...text.matchAll(/^- (\S+) `(\S+)`:/gm)].map(([, entry, field]) => `${entry} ${field}`)
  const ofReport = Object.keys(report).map(field => `(report) ${field}`)
  expect(rows).toEqual([...ofReport, 'all kind', 'all route', ...fields])
})
