import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser, noBrowser } from './findBrowser.ts'
import { findNginx, noNginx } from './findNginx.ts'
import { makeJourneyBuilds } from './journeyBuilds.ts'
import { root, run } from './run.ts'

/** Every check and every test; last come what failed, by name, and the sum. */

if (findBrowser() === undefined) {
  console.error(noBrowser)
  process.exit(1)
}
if (findNginx() === undefined)
  console.error(`${noNginx} ${process.env['CI'] ? '' : 'Without it the hosting journeys are skipped.'}`)

type Counts = { passed: number; failed: number; skipped: number }
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const broken: string[] = []
/** Each failed test with its message: a log that is cut short keeps its end. */
const failures: string[] = []
const reports = mkdtempSync(join(tmpdir(), 'reports-'))

// What needs no browser of its own keeps both cores busy side by side.
const [checks, builds] = await Promise.all([run('node', ['scripts/check.ts']), makeJourneyBuilds()])
if (checks !== 0) broken.push('checks')
await vitest()
if (builds === 0) await journeys()
else broken.push('builds')
rmSync(reports, { recursive: true, force: true })

for (const failure of failures) console.error(`\n✗ ${failure}`)
if (broken.length > 0) console.error(`\nFailed: ${broken.join(', ')}`)
if (broken.length > 0 || total.failed > 0) process.exitCode = 1
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)

type VitestReport = Record<
  'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests',
  number
> & {
  testResults: {
    name: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** Unit tests, browser tests and stories in one process, whose two workers are busy until the last file. */
async function vitest() {
  const file = join(reports, 'vitest.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  // What a test that passes has written to the console is nobody's business.
  const code = await run('vitest', ['run', '--silent=passed-only', ...reporters])
  const report = read(file) as VitestReport | undefined
  count('vitest', code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    // A file that could not be loaded has a message of its own.
    if (message) note(name, '', message)
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === 'failed') note(name, fullName, failureMessages.join('\n'))
  }
}

type Suite = {
  suites?: Suite[]
  specs?: { title: string; file: string; tests: { results: { error?: { message?: string } }[] }[] }[]
}
type JourneysReport = Suite & {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
}

async function journeys() {
  const file = join(reports, 'journeys.json')
  const code = await run('playwright', ['test', '--reporter=dot,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const report = read(file) as JourneysReport | undefined
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  // A journey that passes only at the second try has failed once too often.
  const failed = unexpected + flaky
  count('journeys', failed > 0 ? 1 : code, { passed: expected, failed, skipped })
  if (report) noteJourneys(report)
}

function noteJourneys({ suites = [], specs = [] }: Suite) {
  for (const { title, file, tests } of specs)
    for (const { error } of tests.flatMap(test => test.results))
      if (error) note(join(root, 'e2e', file), title, error.message ?? '')
  suites.forEach(noteJourneys)
}

/** A runner that broke down before it could report has run nothing, and its exit code says so. */
function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function note(file: string, test: string, message: string) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12)
  failures.push([relative(root, file), ...(test ? [test] : [])].join(' › ') + `\n  ${lines.join('\n  ')}`)
}

function count(runner: string, code: number, { passed, failed, skipped }: Counts) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (code !== 0 || passed === 0) broken.push(runner)
}
