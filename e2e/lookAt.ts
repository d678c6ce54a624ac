import { expect } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { Screen } from './screen.ts'
import { sidewaysScroll } from './sideways.ts'
import { test } from './test.ts'

const phone: [width: number, colorScheme: 'light' | 'dark'][] = [[390, 'light']]
const desktop: (typeof phone)[number] = [1280, 'dark']

/** A journey for each screen: looks at it in the widths and themes of the product. */
export function lookAt(screens: Screen[]): void {
  // Zoom makes the window smaller in CSS pixels, and each of them larger on the screen: 1280 px at 200 % are 640.
  test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 })

  for (const { name, open, phoneOnly, allowedErrors } of screens) {
    test.describe(() => {
      test.use({ allowedErrors })
      test(`${name}: nothing scrolls sideways, and axe finds nothing on a light phone and a dark desktop`, async ({
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
        // Colours do not depend on the width; stories are looked at in both themes each.
        for (const [width, colorScheme] of phoneOnly ? phone : [...phone, desktop]) {
          await page.setViewportSize({ width, height: 844 })
          await page.emulateMedia({ colorScheme })
          await expectAccessible(page, `${width} px, ${colorScheme}`)
        }
      })
    })
  }
}
