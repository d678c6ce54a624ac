import { makeJourneyBuilds } from './journeyBuilds.ts'
import { run } from './run.ts'

/** `npm run test:journeys -- [what Playwright takes]`: makes the builds, then runs the journeys. */

process.exitCode =
  (await makeJourneyBuilds()) || (await run('playwright', ['test', ...process.argv.slice(2)]))
