import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until the element has the focus, at most `most` times. */
export async function tabTo(
  page: Page,
  target: Locator,
  most = 40,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  // A dialog takes the focus some time after it appears: an earlier Tab would move the focus behind it.
  await expect.poll(() => target.evaluate(isReachable), 'the focus is in the dialog').toBe(true)
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key)
    if (await hasFocus(target)) return
  }
  await expect(target, `focused after ${most} presses of ${key}`).toBeFocused()
}

/** Runs in the page: returns whether the element is in no dialog, or the focus is in its dialog. */
function isReachable(element: Element): boolean {
  return element.closest('[role="dialog"], [role="alertdialog"]')?.contains(document.activeElement) ?? true
}

/**
 * Returns true when the element has the focus. Retries when the element was replaced meanwhile, like a picker whose control loads,
 * and while a dialog passes the focus from its last control to its first.
 */
async function hasFocus(target: Locator): Promise<boolean> {
  const isFocused = await target.evaluate(element => {
    const isPassed = document.activeElement?.hasAttribute('data-base-ui-focus-guard')
    return element.isConnected && !isPassed ? element === document.activeElement : null
  })
  return isFocused ?? hasFocus(target)
}

/** Goes to a button or link with Tab, and presses Enter. */
export async function tabAndEnter(
  page: Page,
  target: Locator,
  most?: number,
  key?: 'Tab' | 'Shift+Tab',
): Promise<void> {
  await tabTo(page, target, most, key)
  await page.keyboard.press('Enter')
}

/** Goes to a field with Tab, and types. A select chooses the first option that begins with the text. */
export async function tabAndType(page: Page, field: Locator, text: string, most?: number): Promise<void> {
  await tabTo(page, field, most)
  await page.keyboard.type(text)
}

/**
 * Goes to a picker with Tab, types, and chooses the first match, which begins with `option`. The option of a subject also
 * names its group.
 */
export async function tabAndPick(page: Page, field: Locator, typed: string, option: string, most?: number) {
  await tabAndType(page, field, typed, most)
  await expect(page.getByRole('option', { name: new RegExp(`^${option}`) })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(option)
}

/** Goes to a checkbox with Tab, and checks it with Space. */
export async function tabAndCheck(page: Page, box: Locator, most?: number): Promise<void> {
  await tabTo(page, box, most)
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
}
