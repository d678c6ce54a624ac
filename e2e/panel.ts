import { expect, type Locator, type Page } from '@playwright/test'
import { pickFrom } from './typeAhead.ts'

export function qaPanel(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Panou QA' })
}

/** Its button opens it, and closes it when it is in the way. */
export async function togglePanel(page: Page): Promise<Locator> {
  const panel = qaPanel(page)
  await panel.getByRole('button', { name: 'QA', exact: true }).click()
  return panel
}

/** Picks from one of the panel's lists. */
export async function choose(page: Page, list: string, option: string): Promise<void> {
  await qaPanel(page).getByRole('combobox', { name: list }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Lets every call of an endpoint go wrong. */
export async function breakCall(page: Page, typed: string, kind: string): Promise<void> {
  await pickFrom(page, qaPanel(page).getByRole('combobox', { name: 'Apel' }), typed, new RegExp(typed))
  // A press that follows the opening of the list too closely is taken for its end.
  const kinds = qaPanel(page).getByRole('combobox', { name: 'Ce nu merge' })
  const option = page.getByRole('option', { name: kind, exact: true })
  await expect(async () => {
    if (!(await option.isVisible())) await kinds.click()
    await option.click({ timeout: 2000 })
    await expect(kinds).toContainText(kind, { timeout: 1000 })
  }).toPass()
  await qaPanel(page).getByRole('button', { name: 'Strică apelul' }).click()
}
