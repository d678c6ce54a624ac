import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the element has the focus, at most `most` times. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    if (await hasFocus(target)) return
  }
  await expect(target, `focused after ${most} presses of Tab`).toBeFocused()
}

/**
 * Returns true when the element has the focus. Retries when it was replaced meanwhile, as a picker is when
 * its control loads.
 */
async function hasFocus(target: Locator): Promise<boolean> {
  const isFocused = await target.evaluate(element =>
    element.isConnected ? element === document.activeElement : null,
  )
  return isFocused ?? hasFocus(target)
}
