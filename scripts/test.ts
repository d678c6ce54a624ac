import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fail, readCommandLine } from './commandLine.ts'
import { findBrowser, noBrowser } from './findBrowser.ts'
import { engineNames, findEngines, noEngine } from './findEngine.ts'
import { findNginx, noNginx } from './findNginx.ts'
import { makeJourneyBuilds } from './journeyBuilds.ts'
import { root, run } from './run.ts'

/**
 * `npm test`: runs every check and every test. The output ends with each failed test and the counts of all
 * runners. `--all` (`TEST_ALL=1` for the runners) adds the tests that a normal run leaves out, such as stories
 * that only show a component at another width.
 */

const { values } = readCommandLine({ options: { all: { type: 'boolean', default: false } } })
const env: Record<string, string> = values.all ? { TEST_ALL: '1' } : {}

if (findBrowser() === undefined) fail(noBrowser, 1)
if (findNginx() === undefined)
  console.error(`${noNginx} ${process.env['CI'] ? '' : 'Without it the hosting journeys are skipped.'}`)
const engines = findEngines()
if (engines.length < engineNames.length) console.error(`${noEngine} Without it its journeys do not run.`)

const reports = join(root, 'reports')
rmSync(reports, { recursive: true, force: true })

const broken: string[] = []
// Checks and builds need no browser, so they run in parallel.
const [checks, builds] = await Promise.all([run('node', ['scripts/check.ts']), makeJourneyBuilds()])
if (checks !== 0) broken.push('checks')
if (builds !== 0) broken.push('builds')

// Unit tests, browser tests and stories in one process, so that both workers stay busy until the last file. The console
// output of passing tests is hidden.
const tests = await runTests<VitestReport>('vitest', 'vitest', ['run', '--silent=passed-only'])
const journeys =
  builds === 0 ? await runTests<PlaywrightReport>('playwright', 'playwright', ['test']) : undefined
const otherEngines = builds === 0 && engines.length > 0 ? await runEngines() : undefined

/** The part of Vitest's report that is read here. */
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; message: string; assertionResults: Assertion[] }[]
}
type Assertion = { fullName: string; failureMessages: string[] | null }

/** The part of Playwright's report that is read here. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Runs the journeys in the engines that are installed. */
async function runEngines() {
  const projects = engines.map(name => `--project=${name}`)
  return runTests<PlaywrightReport>('engines', 'playwright', ['test', '--config', 'e2e/engines', ...projects])
}

/** Starts a test runner. Returns its report of this name; `undefined` when it crashed before it wrote one. */
async function runTests<Report>(name: string, runner: string, args: string[]): Promise<Report | undefined> {
  if ((await run(runner, args, env)) !== 0) broken.push(name)
  const file = join(reports, `${name}.json`)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
}

// Repeated at the end, because a log that is cut short usually keeps its end; Playwright's own list is just above.
for (const { name, message, assertionResults } of tests?.testResults ?? []) {
  const file = relative(root, name)
  if (message !== '') console.error(`\n✗ ${file}\n${message}`)
  for (const { fullName, failureMessages } of assertionResults)
    for (const failure of failureMessages ?? []) console.error(`\n✗ ${file} › ${fullName}\n${failure}`)
}
if (broken.length > 0) {
  console.error(`\nFailed: ${broken.join(', ')}`)
  console.error('Reports: reports/ (journeys with pictures: npx playwright show-report reports/html)')
  process.exitCode = 1
}
const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = tests ?? {}
const sum = { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
for (const { stats } of [journeys, otherEngines].filter(report => report !== undefined)) {
  sum.passed += stats.expected
  sum.failed += stats.unexpected + stats.flaky
  sum.skipped += stats.skipped
}
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`)
