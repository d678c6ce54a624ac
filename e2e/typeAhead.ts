import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Types into a picker and chooses the first option of this name. Repeats the click while the list is open:
 * the page may scroll to bring the option into view, which moves the list.
 */
export async function pickFrom(page: Page, field: Locator, typed: string, name: RegExp): Promise<void> {
  await field.fill(typed)
  const match = page.getByRole('option', { name }).first()
  await expect(match).toBeVisible()
  await expect(async () => {
    if (await match.isVisible()) await match.click({ timeout: 2000 })
    await expect(match).toBeHidden({ timeout: 2000 })
  }).toPass()
}
