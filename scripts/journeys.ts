import { run } from './run.ts'

/** `npm run test:journeys -- [what Playwright takes]`: makes the two builds that journeys run against, then runs them. */

const builds = [
  ['vite', 'build', '--logLevel', 'warn'],
  ['node', 'scripts/buildDemo.ts', '--base', '/qa/'],
]

for (const [tool = '', ...args] of builds) {
  const code = await run(tool, args)
  if (code !== 0) process.exit(code)
}
process.exitCode = await run('playwright', ['test', ...process.argv.slice(2)])
