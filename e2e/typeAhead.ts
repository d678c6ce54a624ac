import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Types into a type-ahead and takes the match that begins with `option` (a row may go on with a county or a group). The
 * press is repeated while the list is open: to bring the match into view the page may scroll, which moves the list.
 */
export async function pickFrom(page: Page, field: Locator, typed: string, option: string): Promise<void> {
  await field.fill(typed)
  const match = page.getByRole('option', { name: new RegExp(`^${option}`) }).first()
  await expect(match).toBeVisible()
  await expect(async () => {
    if (await match.isVisible()) await match.click({ timeout: 2000 })
    await expect(match).toBeHidden({ timeout: 2000 })
  }).toPass()
}
