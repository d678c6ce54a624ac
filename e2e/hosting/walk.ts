import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { expectSettled, goTo, sidewaysScroll } from '../screen.ts'
import { test as base } from './host.ts'

type Walk = {
  /** Signs in as the persona. The next page load has its session. */
  signIn: (persona: string) => Promise<void>
  /** Opens an address, waits for its heading and data, and checks the screen. */
  visit: (name: string, address: string, heading: string | RegExp) => Promise<void>
  /**
   * Brings the shown screen into another state, and checks it: it must fit narrow widths without scrolling
   * sideways, and pass axe's rules for whole pages.
   */
  look: (name: string, change?: () => Promise<void>, widths?: 'phone') => Promise<void>
}

const phone = { width: 320, height: 640 }

/**
 * Playwright's test of a walk: one page that visits many screens, one after the other. A screen that fails is
 * named in the error, and the walk goes on.
 */
export const test = base.extend<{ walk: Walk }>({
  // A zoomed window has fewer CSS pixels, and each of them is larger on the screen: 1280 px at 200 % are 640 px.
  viewport: phone,
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',

  walk: async ({ page }, provide) => {
    const look: Walk['look'] = (name, change, widths) =>
      test.step(name, async () => {
        try {
          await change?.()
          await expectSettled(page)
        } catch (error) {
          // Soft, so that the walk goes on.
          expect.soft(error, name).toBeUndefined()
          return
        }
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft(width, `${name}: width at 320 px`).toBeLessThanOrEqual(320)
        expect.soft(await sidewaysScroll(page), `${name}: scrolls sideways at 320 px`).toBe(0)
        expect.soft(await brokenPageRules(page), `${name}: axe's rules for whole pages`).toEqual([])
        if (widths !== 'phone') {
          await page.setViewportSize({ width: 640, height: 450 })
          expect.soft(await sidewaysScroll(page), `${name}: scrolls sideways at 640 px`).toBe(0)
          await page.setViewportSize(phone)
        }
      })
    await provide({
      look,
      signIn: async persona => {
        await page.request.get(`/Account/Login?persona=${persona}&returnUrl=/robots.txt`)
      },
      visit: (name, address, heading) => look(name, () => goTo(page, address, heading)),
    })
  },
})

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

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

async function brokenPageRules(page: Page): Promise<object[]> {
  // Not as a script element: the Content-Security-Policy blocks it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript)
  const broken = await page.evaluate(async runOnly => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const results = await run(document, { runOnly, resultTypes: ['violations'] })
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map(node => node.html),
    }))
  }, pageRules)
  return broken
}
