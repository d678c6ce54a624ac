import { makeJourneyBuilds } from './journeyBuilds.ts'
import { run } from './run.ts'

/** `npm run test:journeys -- [Playwright's arguments]`: makes the builds, then runs the journeys. */

process.exitCode =
  (await makeJourneyBuilds()) || (await run('playwright', ['test', ...process.argv.slice(2)]))
