import { expect } from '@playwright/test'
import { expectAccessible } from '../axe.ts'
import { screens } from '../screens.ts'
import { sidewaysScroll } from '../sideways.ts'
import { test } from '../test.ts'

// Zoom makes the window smaller in CSS pixels, and each of them larger on the screen: 1280 px at 200 % are 640.
test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 })

for (const { name, open, phoneOnly, allowedErrors } of screens) {
  test.describe(() => {
    test.use({ allowedErrors })
    test(`${name}: nothing scrolls sideways, and axe finds nothing on a phone and a desktop, light and dark`, async ({
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
      for (const width of phoneOnly ? [390] : [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await expectAccessible(page, `${width} px, ${colorScheme}`)
        }
      }
    })
  })
}
