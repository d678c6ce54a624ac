import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sirv from 'sirv'
import { loadEnv } from 'vite'
import { fail, messageOf, readCommandLine } from './commandLine.ts'
import { findBrowser, noBrowser } from './findBrowser.ts'
import { listen } from './listen.ts'
import { root, run } from './run.ts'

/**
 * `npm run visual -- --base <commit> [--filter kit/button] [--pages 4] [--contrast more] [--forced-colors]`: shows how
 * the working tree changes the look of the stories since the commit. `--filter` takes only the stories whose title and
 * name match (`--grep` of Playwright); `--pages` is the number of browser pages that work in parallel; `--contrast more`
 * and `--forced-colors` emulate these settings of the system. Playwright takes the pictures
 * (scripts/visual/stories.spec.ts) and writes the report. Exit code: 0 when no picture differs, 1 when one does, 2 on an
 * error.
 */
const { values } = readCommandLine({
  options: {
    base: { type: 'string', default: 'HEAD' },
    filter: { type: 'string', default: '' },
    pages: { type: 'string' },
    contrast: { type: 'string', default: 'no-preference' },
    'forced-colors': { type: 'boolean', default: false },
  },
})
// git would read it as one of its own options.
if (values.base === '' || values.base.startsWith('-')) fail('--base takes a commit.')
if (!['no-preference', 'more'].includes(values.contrast)) fail('--contrast takes "more".')
if (findBrowser() === undefined) fail(noBrowser)

const cache = join(root, 'node_modules/.cache/visual')
const report = join(root, 'visual-report')
/** The settings of this installation, with which both Storybooks are built. */
const settings = loadEnv('production', root, 'VITE_')
/** The settings of the system that the browser emulates. */
const emulated = { contrast: values.contrast, forcedColors: values['forced-colors'] ? 'active' : 'none' }

try {
  const base = openCache(findCommit(values.base))
  const baseStorybook = join(base, 'storybook')
  const pictures = join(base, `pictures-${emulated.contrast}-${emulated.forcedColors}`)
  if (!existsSync(baseStorybook)) {
    console.log(`Building the Storybook of ${values.base} …`)
    await buildCommit(values.base, baseStorybook)
  }
  console.log('Building the Storybook of the working tree …')
  const storybook = join(root, 'node_modules/.cache/visual-working-tree')
  await buildStorybook(root, storybook)
  console.log(`Taking the pictures of ${values.base} that are not in the cache …`)
  await runPlaywright(baseStorybook, pictures, ['--update-snapshots=all', '--reporter=dot', '--quiet'])
  console.log('Comparing the working tree with them …')
  process.exitCode = await runPlaywright(storybook, pictures, ['--update-snapshots=none'], baseStorybook)
  console.log(join(report, 'index.html'))
} catch (error) {
  fail(messageOf(error))
}

/** Runs the specification of the pictures on a built Storybook; `compared` is the Storybook of the base. */
async function runPlaywright(
  storybook: string,
  pictures: string,
  args: string[],
  compared = '',
): Promise<number> {
  const { url, stop } = await listen(createServer(sirv(storybook)))
  const env = {
    VISUAL_URL: url,
    VISUAL_STORYBOOK: storybook,
    VISUAL_PICTURES: pictures,
    VISUAL_BASE: compared,
    VISUAL_REPORT: report,
    VISUAL_EMULATED: JSON.stringify(emulated),
  }
  const options = ['--config', 'scripts/visual/playwright.config.ts', '--grep', values.filter]
  if (values.pages !== undefined) options.push('--workers', values.pages)
  try {
    return await run('playwright', ['test', ...options, ...args], env)
  } finally {
    stop()
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
}

/** Returns the full hash of a commit. @throws Error when there is no such commit */
function findCommit(name: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).trim()
  } catch (error) {
    throw new Error(`There is no commit "${name}".`, { cause: error })
  }
}

/**
 * Creates the folder of a commit in the cache. Deletes the folder of another commit first, since each takes about
 * 100 MB. The name of the folder also depends on the settings, the browser and the code that takes the pictures.
 */
function openCache(commit: string): string {
  const browser = findBrowser() ?? ''
  const folder = join(import.meta.dirname, 'visual')
  const sources = [...readdirSync(folder).map(file => join(folder, file)), join(root, 'package-lock.json')]
  const hash = createHash('sha256').update(JSON.stringify([settings, browser, statSync(browser).mtimeMs]))
  for (const file of sources) hash.update(readFileSync(file))
  const opened = join(cache, `${commit}-${hash.digest('hex').slice(0, 12)}`)
  if (!existsSync(opened)) rmSync(cache, { recursive: true, force: true })
  mkdirSync(opened, { recursive: true })
  return opened
}

/** Builds the Storybook of a source tree into the folder, which then holds nothing else. */
async function buildStorybook(tree: string, folder: string): Promise<void> {
  // A build that was interrupted must not look like a complete one.
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const args = ['build', '--disable-telemetry', '--loglevel', 'error', '--output-dir', unfinished]
  if ((await run('storybook', args, settings, tree)) !== 0)
    throw new Error(`Storybook could not be built in ${tree}.`)
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
}

/** Builds the Storybook of a commit, in a temporary worktree. */
async function buildCommit(commit: string, folder: string): Promise<void> {
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

/** Gives a worktree its dependencies: links the project's own when they are the same, and otherwise installs them. */
async function installDependencies(tree: string): Promise<void> {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8')
  if (lock(tree) === lock(root))
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'), 'junction')
  else if ((await run('npm', ['ci', '--prefer-offline'], {}, tree)) !== 0)
    throw new Error('The dependencies of the base could not be installed.')
}
