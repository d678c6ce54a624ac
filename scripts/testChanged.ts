import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { affectedJourneys } from './affectedJourneys.ts'
import { affectedTests, readImports } from './affectedTests.ts'
import { makeJourneyBuilds } from './journeyBuilds.ts'
import { root, run } from './run.ts'

/**
 * `npm run test:changed -- [commit]`: runs the tests that the changes since a commit can break, also stories
 * that `npm test` leaves out, and with `--journeys` the journeys too. Default: the last commit.
 */
const args = process.argv.slice(2)
const withJourneys = args.includes('--journeys')
const base = args.find(arg => !arg.startsWith('--')) ?? 'HEAD'

const git = (...command: string[]) =>
  execFileSync('git', command, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const changed = [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter(file => existsSync(join(root, file)))

const tests = affectedTests(changed, readImports())
const journeys = affectedJourneys(changed)
console.log(`${changed.length} files changed: ${tests.length} files of tests, ${journeys.length} of journeys`)
if (tests.length > 0) process.exitCode = await run('vitest', ['run', ...tests], { TEST_ALL: '1' })
if (journeys.length > 0 && withJourneys)
  process.exitCode ||= (await makeJourneyBuilds()) || (await run('playwright', ['test', ...journeys]))
else if (journeys.length > 0) console.log(`With --journeys also: ${journeys.join(', ')}`)
