import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findBrowser, noBrowser } from './findBrowser.ts'
import { findNginx, noNginx } from './findNginx.ts'
import { makeJourneyBuilds } from './journeyBuilds.ts'
import { root, run } from './run.ts'

/**
 * `npm test`: runs every check and every test. The output ends with each failed test and the counts of all
 * runners.
 */

if (findBrowser() === undefined) {
  console.error(noBrowser)
  process.exit(1)
}
if (findNginx() === undefined)
  console.error(`${noNginx} ${process.env['CI'] ? '' : 'Without it the hosting journeys are skipped.'}`)

type Counts = { passed: number; failed: number; skipped: number }
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const broken: string[] = []
/** Each failed test with its message. Printed last, because a log that is cut short usually keeps its end. */
const failures: string[] = []
const reports = mkdtempSync(join(tmpdir(), 'reports-'))

// Checks and builds need no browser, so they run in parallel.
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

/**
 * Runs unit tests, browser tests and stories in one process, so that both workers stay busy until the last
 * file.
 */
async function vitest() {
  const file = join(reports, 'vitest.json')
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  // Hide the console output of passing tests.
  const code = await run('vitest', ['run', '--silent=passed-only', ...reporters])
  const report = readReport(file) as VitestReport | undefined
  count('vitest', code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  })
  for (const { name, message, assertionResults } of report?.testResults ?? []) {
    // A test file that fails to load has a message but no tests.
    if (message) noteFailure(name, '', message)
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === 'failed') noteFailure(name, fullName, failureMessages.join('\n'))
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
  const report = readReport(file) as JourneysReport | undefined
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  // A journey that passes only at a retry counts as failed.
  const failed = unexpected + flaky
  count('journeys', failed > 0 ? 1 : code, { passed: expected, failed, skipped })
  if (report) noteFailedJourneys(report)
}

function noteFailedJourneys({ suites = [], specs = [] }: Suite) {
  for (const { title, file, tests } of specs)
    for (const { error } of tests.flatMap(test => test.results))
      if (error) noteFailure(join(root, 'e2e', file), title, error.message ?? '')
  suites.forEach(noteFailedJourneys)
}

/**
 * Returns a runner's JSON report; `undefined` when the runner crashed before writing it, which its exit code
 * shows.
 */
function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function noteFailure(file: string, test: string, message: string) {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 12)
  failures.push([relative(root, file), ...(test ? [test] : [])].join(' › ') + `\n  ${lines.join('\n  ')}`)
}

function count(runner: string, code: number, { passed, failed, skipped }: Counts) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (code !== 0 || passed === 0) broken.push(runner)
}
