import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { root, run } from '../run.ts'

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })

/** Returns the full hash of a commit. @throws Error when there is no such commit */
export function findCommit(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).trim()
  } catch (error) {
    throw new Error(`There is no commit "${name}".`, { cause: error })
  }
}

/** Returns the settings of this installation (`VITE_*`), with which both Storybooks are built. */
export const settings = () => loadEnv('production', root, 'VITE_')

/** Builds the Storybook of a source tree into the folder, which then holds nothing else. */
export async function buildStorybook(tree: string, folder: string): Promise<void> {
  // A build that was interrupted must not look like a complete one.
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const args = ['build', '--disable-telemetry', '--loglevel', 'error', '--output-dir', unfinished]
  if ((await run('storybook', args, settings(), tree)) !== 0)
    throw new Error(`Storybook could not be built in ${tree}.`)
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
}

/** Builds the Storybook of a commit, in a temporary worktree. */
export async function buildCommit(commit: string, folder: string): Promise<void> {
  // Outside node_modules, where Vite would take the sources for a library.
  const tree = join(mkdtempSync(join(tmpdir(), 'visual-')), 'tree')
  git('worktree', 'add', '--detach', tree, commit)
  try {
    await installDependencies(tree)
    await buildStorybook(tree, folder)
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(join(tree, '..'), { recursive: true, force: true })
  }
}

/** Gives a worktree its dependencies: the project's own when they are the same, else an installation. */
async function installDependencies(tree: string): Promise<void> {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(tree) === lock(root))
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction')
  else if ((await run('npm', ['ci', '--prefer-offline'], {}, tree)) !== 0)
    throw new Error('The dependencies of the base could not be installed.')
}

/** Returns whether the folder has a complete build. */
export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.json'))
}
