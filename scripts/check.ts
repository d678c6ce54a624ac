import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateAction, validateWorkflow } from '@action-validator/core'
import { root, run } from './run.ts'

/** Format, lint and architecture (oxlint), types, unused code, GitHub's workflow. Each check runs even when an earlier one fails. */
const checks: Record<string, () => Promise<number> | number> = {
  format: () => run('prettier', ['--check', '--log-level', 'warn', '.']),
  lint: () => run('oxlint', []),
  'types of the app': () => run('tsc', ['-p', 'tsconfig.app.json']),
  'types of the tools': () => run('tsc', ['-p', 'tsconfig.tools.json']),
  'unused code': () => run('knip', ['--no-progress']),
  workflow,
}

function workflow(): number {
  const read = (file: string) => readFileSync(join(root, '.github', file), 'utf8')
  const errors = [
    ...validateWorkflow(read('workflows/ci.yml')).errors,
    ...validateAction(read('actions/setup/action.yml')).errors,
  ]
  for (const error of errors) console.error(error)
  return errors.length
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
