import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { worldStart } from '#mocks/wallClock.ts'
import { launchOptions } from '../findBrowser.ts'
import { root } from '../run.ts'
import { settings } from './storybooks.ts'

/** Number of commits whose Storybook and pictures stay in the cache: about 100 MB each. */
const cachedCommits = 3

const cache = join(root, 'node_modules/.cache/visual')

/** The folder of the working tree's Storybook, which is built for each run. */
export const workingTreeStorybook = join(root, 'node_modules/.cache/visual-working-tree')

/** The folders of a commit in the cache. */
export type Cached = { storybook: string; pictures: string }

/**
 * Creates the folders of a commit in the cache, and deletes those of the commits that were used longest ago.
 * A build with other settings has other folders, and so have pictures taken with another browser or by other code.
 */
export function openCache(commit: string, browserVersion: string): Cached {
  const folder = join(cache, commit)
  const settingsHash = hashOf(settings())
  const pictures = join(folder, `pictures-${settingsHash}-${cameraHash(browserVersion)}`)
  mkdirSync(pictures, { recursive: true })
  const now = new Date()
  utimesSync(folder, now, now)
  const lastUse = (name: string) => statSync(join(cache, name)).mtimeMs
  const commits = readdirSync(cache).toSorted((a, b) => lastUse(b) - lastUse(a))
  for (const old of commits.slice(cachedCommits)) rmSync(join(cache, old), { recursive: true, force: true })
  return { storybook: join(folder, `storybook-${settingsHash}`), pictures }
}

/** Returns a hash of all that decides how a built Storybook is photographed. */
function cameraHash(browserVersion: string): string {
  const code = readdirSync(import.meta.dirname).filter(file => !file.includes('.test.'))
  const { executablePath, args } = launchOptions()
  return hashOf([
    [browserVersion, executablePath, args, worldStart],
    ...code.toSorted().map(file => readSource(join('scripts/visual', file))),
    readSource('package-lock.json'),
  ])
}

const readSource = (path: string) => readFileSync(join(root, path), 'utf8')

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)
}
