import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    if (await hasFocus(target)) return
  }
  await expect(target, `focused after ${most} presses of Tab`).toBeFocused()
}

/** Asks again when the element was replaced while it was asked: a type-ahead is once its control is loaded. */
async function hasFocus(target: Locator): Promise<boolean> {
  const answer = await target.evaluate(element =>
    element.isConnected ? element === document.activeElement : null,
  )
  return answer ?? hasFocus(target)
}
