import { expect } from '@playwright/test'
import { expectPageRules } from './axe.ts'
import type { Screen } from './screen.ts'
import { sidewaysScroll } from './sideways.ts'
import { test } from './test.ts'

/**
 * Adds a journey for each screen: it must fit narrow widths without horizontal scrolling, and pass axe's
 * rules for whole pages. The stories check the accessibility of its parts, in both themes.
 */
export function testScreens(screens: Screen[]): void {
  // A zoomed window has fewer CSS pixels, and each of them is larger on the screen: 1280 px at 200 % are 640 px.
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 })

  for (const { name, open, phoneOnly, allowedErrors } of screens) {
    test.describe(() => {
      test.use({ allowedErrors })
      test(`${name}: does not scroll sideways, and has a page title and landmarks`, async ({ page }) => {
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
