import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** Sets a phone's viewport for the rest of the test. The menu and the filters are then in sheets. */
export async function onPhone(width = 390): Promise<void> {
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(width, 844)
}

/** Sets the viewport of an upright tablet for the rest of the test. */
export async function onTablet(): Promise<void> {
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(768, 1024)
}
