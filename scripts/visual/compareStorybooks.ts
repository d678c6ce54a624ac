import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { root } from '../run.ts'
import { Album } from './Album.ts'
import { type Cached, openCache, workingTreeStorybook } from './cache.ts'
import { Comparison } from './Comparison.ts'
import { launchBrowser } from './launchBrowser.ts'
import type { Options } from './options.ts'
import { photograph } from './photograph.ts'
import { type Changes, reportPage, summary } from './report.ts'
import { buildCommit, buildStorybook, findCommit, isBuilt } from './storybooks.ts'

const report = join(root, 'visual-report')

/**
 * Photographs the stories of the base and of the working tree, and writes a report of the pictures that
 * differ. Returns whether any does, is new or was removed.
 */
export async function compareStorybooks({ base, ...options }: Options): Promise<boolean> {
  const commit = findCommit(base)
  const browser = await launchBrowser()
  try {
    const cached = openCache(commit, browser.version())
    if (!isBuilt(cached.storybook)) {
      console.log(`Building the Storybook of ${base} …`)
      await buildCommit(commit, cached.storybook)
    }
    console.log('Building the Storybook of the working tree …')
    await buildStorybook(root, workingTreeStorybook)
    const changes = await findChanges(browser, cached, options)
    writeFileSync(join(report, 'index.html'), reportPage(base, commit, changes))
    console.log(`${summary(changes)}\n${join(report, 'index.html')}`)
    return changes.changed.length + changes.added.length + changes.removed.length > 0
  } finally {
    await browser.close()
  }
}

/** Photographs both Storybooks, the base only where the cache has no picture, and compares the pictures. */
async function findChanges(
  browser: Browser,
  cached: Cached,
  options: Pick<Options, 'filter' | 'pages'>,
): Promise<Changes> {
  const base = new Album(cached.pictures)
  const baseProblems: Changes['problems'] = []
  const views = await photograph(browser, {
    ...options,
    label: 'Base',
    storybook: cached.storybook,
    isNeeded: view => !base.isComplete(view),
    onTaken: (view, { pictures, problem }) => {
      base.storeAll(view, pictures)
      if (problem !== undefined) baseProblems.push({ view, problem: `Base: ${problem}` })
    },
  })
  rmSync(report, { recursive: true, force: true })
  const comparison = new Comparison(base, base.picturesOf(views), report)
  await photograph(browser, {
    ...options,
    label: 'Working tree',
    storybook: workingTreeStorybook,
    onTaken: (view, taken) => comparison.add(view, taken),
  })
  const changes = comparison.finish()
  // The next run takes them again.
  for (const { view } of baseProblems) base.remove(view)
  return { ...changes, problems: [...baseProblems, ...changes.problems] }
}
