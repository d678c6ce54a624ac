import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, noBrowser } from './findBrowser.ts'
import { findNginx, noNginx } from './findNginx.ts'
import { run } from './run.ts'

/** Every check and every test; the last line is their sum. */

const missing = [findBrowser() === undefined && noBrowser, findNginx() === undefined && noNginx].filter(
  Boolean,
)
if (missing.length > 0) {
  console.error(missing.join('\n'))
  process.exit(1)
}

type Counts = { passed: number; failed: number; skipped: number }
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const broken: string[] = []
const reports = mkdtempSync(join(tmpdir(), 'reports-'))

if ((await run('node', ['scripts/check.ts'])) !== 0) broken.push('checks')
for (const project of ['unit', 'browser', 'stories']) await vitest(project)
await journeys()
rmSync(reports, { recursive: true, force: true })

if (broken.length > 0) console.error(`Failed: ${broken.join(', ')}`)
if (broken.length > 0 || total.failed > 0) process.exitCode = 1
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)

async function vitest(project: string) {
  const report = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run('vitest', ['run', '--project', project, ...reporters])
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = read(report)
  count(project, code, {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
  })
}

async function journeys() {
  const report = join(reports, 'journeys.json')
  const code = await run('node', ['scripts/journeys.ts', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  const { expected, unexpected, flaky, skipped } = read(report, 'stats')
  // A journey that passes only at the second try has failed once too often.
  const failed = (unexpected ?? 0) + (flaky ?? 0)
  count('journeys', failed > 0 ? 1 : code, { passed: expected ?? 0, failed, skipped: skipped ?? 0 })
}

/** A runner that broke down before it could report has run nothing, and its exit code says so. */
function read(file: string, part?: string): Record<string, number | undefined> {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Record<string, never>
    return part ? (report[part] ?? {}) : report
  } catch {
    return {}
  }
}

function count(runner: string, code: number, { passed, failed, skipped }: Counts) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  if (code !== 0 || passed === 0) broken.push(runner)
}
