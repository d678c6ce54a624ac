import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Types into a type-ahead and takes the first match of that name. The press is repeated while the list is open: to bring
 * the match into view the page may scroll, which moves the list.
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
