import { run } from './run.ts'

/** `npm run test:journeys -- [what Playwright takes]`: makes the two builds that journeys run against, then runs them. */

const codes = await Promise.all([
  run('vite', ['build', '--logLevel', 'warn']),
  run('node', ['scripts/buildDemo.ts', '--base', '/qa/']),
])

process.exitCode =
  codes.find(code => code !== 0) ?? (await run('playwright', ['test', ...process.argv.slice(2)]))
