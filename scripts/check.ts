import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root, run } from './run.ts'

const execute = promisify(execFile)

/** Fewer files than this means that the linter, and so the architecture check, looks in the wrong place. */
const fewestFiles = 150

/** Format, lint and architecture (oxlint), types, unused code. Each runs whatever the others say. */
const checks: Record<string, () => Promise<number>> = {
  format: () => run('prettier', ['--check', '--log-level', 'warn', '.']),
  lint,
  types: () => run('tsc', ['--noEmit']),
  'unused code': () => run('knip', ['--no-progress']),
}

async function lint(): Promise<number> {
  const code = await run('oxlint', ['--quiet'])
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = await execute(process.execPath, [oxlint, '--format', 'json', '--disable-type-aware'], {
    cwd: root,
    maxBuffer: 64 * 2 ** 20,
  }).catch((error: { stdout: string }) => error)
  const seen = (JSON.parse(stdout) as { number_of_files: number }).number_of_files
  if (seen >= fewestFiles) return code
  console.error(`The linter saw ${seen} files; there are at least ${fewestFiles}.`)
  return 1
}

const failed: string[] = []
for (const [name, check] of Object.entries(checks)) {
  if ((await check()) === 0) console.log(`✓ ${name}`)
  else failed.push(name)
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
