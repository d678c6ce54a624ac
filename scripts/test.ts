import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from './commandLine.ts'
import { findBrowser, noBrowser } from './findBrowser.ts'
import { findNginx, noNginx } from './findNginx.ts'
import { makeJourneyBuilds } from './journeyBuilds.ts'
import { readJUnit, type Results } from './readJUnit.ts'
import { root, run } from './run.ts'

/**
 * `npm test`: runs every check and every test. The output ends with each failed test and the counts of all
 * runners. With `--all` (`TEST_ALL=1` for the runners) also what a normal run leaves out, such as stories that
 * only show a component at another width.
 */

const { values } = readCommandLine({ options: { all: { type: 'boolean', default: false } } })
const env: Record<string, string> = values.all ? { TEST_ALL: '1' } : {}

if (findBrowser() === undefined) {
  console.error(noBrowser)
  process.exit(1)
}
if (findNginx() === undefined)
  console.error(`${noNginx} ${process.env['CI'] ? '' : 'Without it the hosting journeys are skipped.'}`)

const reports = join(root, 'reports')
rmSync(reports, { recursive: true, force: true })

const broken: string[] = []
// Checks and builds need no browser, so they run in parallel.
const [checks, builds] = await Promise.all([run('node', ['scripts/check.ts']), makeJourneyBuilds()])
if (checks !== 0) broken.push('checks')
if (builds !== 0) broken.push('builds')

const results = [
  // Unit tests, browser tests and stories in one process, so that both workers stay busy until the last file. The
  // console output of passing tests is hidden.
  await runTests('vitest', ['run', '--silent=passed-only']),
  ...(builds === 0 ? [await runTests('playwright', ['test'])] : []),
]

/** Runs a runner, which writes `reports/<runner>.xml`. */
async function runTests(runner: string, args: string[]): Promise<Results> {
  const code = await run(runner, args, env)
  const found = readReport(join(reports, `${runner}.xml`))
  if (code !== 0 || found.failed > 0 || found.passed === 0) broken.push(runner)
  return found
}

/** Returns no results when the runner crashed before writing its report. */
function readReport(file: string): Results {
  try {
    return readJUnit(readFileSync(file, 'utf8'))
  } catch {
    return readJUnit('')
  }
}

// Printed last, because a log that is cut short usually keeps its end.
for (const failure of results.flatMap(({ failures }) => failures)) console.error(`\n✗ ${failure}`)
if (broken.length > 0) {
  console.error(`\nFailed: ${broken.join(', ')}`)
  console.error('Reports: reports/ (journeys with pictures: npx playwright show-report reports/html)')
  process.exitCode = 1
}
const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, found) => total + found[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`)
