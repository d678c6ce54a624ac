import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Fails when axe finds a violation on the page as it stands, each told with the elements concerned. */
export async function expectAccessible(page: Page, label: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: script })
  // Colours on their way from one to another have contrasts that nobody reads.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(animation => animation.finished))
  })
  const violations = await page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const results = await run(document, { resultTypes: ['violations'] })
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(node => node.html),
    }))
  })
  expect.soft(violations, label).toEqual([])
}
