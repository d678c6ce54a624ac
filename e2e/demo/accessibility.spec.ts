import { expectAccessible } from '../axe.ts'
import { screens } from '../screens.ts'
import { test } from '../test.ts'

for (const { name, open, phoneOnly, allowedErrors } of screens) {
  test.describe(() => {
    test.use({ allowedErrors, viewport: { width: 390, height: 844 } })
    test(`axe finds nothing on ${name}, on a phone and a desktop, light and dark`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page)
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
