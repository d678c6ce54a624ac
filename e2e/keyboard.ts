import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the element has the focus, at most `most` times. */
export async function tabTo(
  page: Page,
  target: Locator,
  most = 40,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key)
    if (await hasFocus(target)) return
  }
  await expect(target, `focused after ${most} presses of ${key}`).toBeFocused()
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

/** Goes to a button or link with Tab, and presses Enter. */
export async function tabAndEnter(page: Page, target: Locator, most?: number): Promise<void> {
  await tabTo(page, target, most)
  await page.keyboard.press('Enter')
}
