import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createMockServer } from '#mocks/server.ts'
import { listen } from './listen.ts'
import { root, run } from './run.ts'
import { writeSnapshot } from './snapshot/writeSnapshot.ts'

/**
 * Makes the builds that the journeys test: production, demo, and production with a snapshot of the lists and some tutors
 * (`dist-hosted`). Resolves to an exit code.
 */
export async function makeJourneyBuilds(): Promise<number> {
  const codes = await Promise.all([
    run('vite', ['build', '--logLevel', 'warn']),
    run('vite', ['build', '--mode', 'demo', '--base', '/qa/', '--logLevel', 'warn']),
  ])
  const failed = codes.find(code => code !== 0)
  return failed ?? (await makeHosted())
}

async function makeHosted(): Promise<number> {
  const build = join(root, 'dist')
  const out = join(root, 'dist-hosted')
  for (const folder of [out, `${out}-snapshot`]) rmSync(folder, { recursive: true, force: true })
  cpSync(build, out, { recursive: true })
  const { url, stop } = await listen(createMockServer({ latency: 0 }))
  const options = {
    from: new URL(url),
    build,
    out,
    pages: ['home', 'tutors', 'subject', 'requests', 'tutor'],
    rate: 10_000,
    limit: 90,
    // Longer than the command's ten minutes, because on a slow machine the journeys start later.
    freshFor: 60,
    maxAge: 24,
  } as const
  const { problems } = await writeSnapshot(options)
  for (const problem of problems) console.error(problem)
  stop()
  return problems.length === 0 ? 0 : 1
}

// `npm run test:journeys`, before Playwright.
if (import.meta.main) process.exitCode = await makeJourneyBuilds()
