import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.ts'

/** Number of commits whose Storybook and pictures stay in the cache: about 100 MB each. */
const keptCommits = 3

const cache = join(root, 'node_modules/.cache/visual')

/** The folder of the working tree's Storybook, which is built for each run. */
export const workingTreeStorybook = join(root, 'node_modules/.cache/visual-working-tree')

/** The folders of a commit in the cache. */
export type Cached = { storybook: string; pictures: string }

/**
 * Creates the folders of a commit in the cache, and deletes those of the commits that were used longest ago.
 * Pictures taken with another browser, or by other code, are in another folder.
 */
export function openCache(commit: string, browserVersion: string): Cached {
  const folder = join(cache, commit)
  const pictures = join(folder, `pictures-${codeHash(browserVersion)}`)
  mkdirSync(pictures, { recursive: true })
  const now = new Date()
  utimesSync(folder, now, now)
  const lastUse = (name: string) => statSync(join(cache, name)).mtimeMs
  const commits = readdirSync(cache).toSorted((a, b) => lastUse(b) - lastUse(a))
  for (const old of commits.slice(keptCommits)) rmSync(join(cache, old), { recursive: true, force: true })
  return { storybook: join(folder, 'storybook'), pictures }
}

/** Returns a hash of the code of this folder, without its tests, and of the browser's version. */
function codeHash(browserVersion: string): string {
  const sources = readdirSync(import.meta.dirname).filter(file => !file.includes('.test.'))
  const hash = createHash('sha256').update(browserVersion)
  for (const file of sources.toSorted()) hash.update(readFileSync(join(import.meta.dirname, file)))
  return hash.digest('hex').slice(0, 12)
}
