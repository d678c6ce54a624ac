import { expect } from '@playwright/test'
import { expectPageRules } from './axe.ts'
import type { Screen } from './screen.ts'
import { sidewaysScroll } from './sideways.ts'
import { test } from './test.ts'

/**
 * A journey for each screen: it fits the narrow widths of the product, and is a whole page to axe. That its parts are accessible,
 * in both themes, is held by the stories.
 */
export function lookAt(screens: Screen[]): void {
  // Zoom makes the window smaller in CSS pixels, and each of them larger on the screen: 1280 px at 200 % are 640.
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 })

  for (const { name, open, phoneOnly, allowedErrors } of screens) {
    test.describe(() => {
      test.use({ allowedErrors })
      test(`${name}: nothing scrolls sideways, and the page has its title and landmarks`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await open(page)
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
        expect.soft(await sidewaysScroll(page), 'at 320 px').toBe(0)
        if (!phoneOnly) {
          await page.setViewportSize({ width: 640, height: 450 })
          expect.soft(await sidewaysScroll(page), 'at 640 px').toBe(0)
        }
        await page.setViewportSize({ width: 390, height: 844 })
        await expectPageRules(page)
      })
    })
  }
}
