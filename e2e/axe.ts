import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'

const script = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** axe's rules for whole pages. The stories check the other rules; a story is only a part of a page. */
const pageRules = [
  'bypass',
  'document-title',
  'html-has-lang',
  'html-lang-valid',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'page-has-heading-one',
  'region',
]

/** Fails when axe finds that the page lacks its title, language, heading or landmarks. */
export async function expectPageRules(page: Page): Promise<void> {
  await page.addScriptTag({ path: script })
  const violations = await page.evaluate(async runOnly => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const results = await run(document, { runOnly, resultTypes: ['violations'] })
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(node => node.html),
    }))
  }, pageRules)
  expect.soft(violations).toEqual([])
}
