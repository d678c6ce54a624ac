import { run } from './run.ts'

/** Makes the two builds that the journeys test (production and demo); resolves to an exit code. */
export async function makeJourneyBuilds(): Promise<number> {
  const codes = await Promise.all([
    run('vite', ['build', '--logLevel', 'warn']),
    run('node', ['scripts/buildDemo.ts', '--base', '/qa/']),
  ])
  return codes.find(code => code !== 0) ?? 0
}

// `npm run test:journeys -- [Playwright's arguments]`: makes the builds, then runs the journeys.
if (import.meta.main)
  process.exitCode =
    (await makeJourneyBuilds()) || (await run('playwright', ['test', ...process.argv.slice(2)]))
