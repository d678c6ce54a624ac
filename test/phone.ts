import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'

/** The rest of the test happens on a phone, whose menu and filters are in sheets. */
export async function onPhone(): Promise<void> {
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(390, 844)
}
