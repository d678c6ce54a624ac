import type { Locator, Page } from '@playwright/test'
import { pickFrom } from './typeAhead.ts'

export function qaPanel(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Panou QA' })
}

/** Opens or closes the QA panel by its button. Returns the panel. */
export async function togglePanel(page: Page): Promise<Locator> {
  const panel = qaPanel(page)
  await panel.getByRole('button', { name: 'QA', exact: true }).click()
  return panel
}

/** Chooses an option in one of the panel's selects. */
export async function choose(page: Page, list: string, option: string): Promise<void> {
  await qaPanel(page).getByRole('combobox', { name: list }).selectOption({ label: option })
}

/** Sets a fault for every call of an endpoint. */
export async function breakCall(page: Page, typed: string, kind: string): Promise<void> {
  await pickFrom(page, qaPanel(page).getByRole('combobox', { name: 'Apel' }), typed, new RegExp(typed))
  await choose(page, 'Ce nu merge', kind)
  await qaPanel(page).getByRole('button', { name: 'Strică apelul' }).click()
}
