import type { Locator, Page } from '@playwright/test'
import { pickFrom } from './typeAhead.ts'

type Picker = 'Materie' | 'Oraș' | 'Nivel'

/** The search widget of the home page. */
export function searchWidget(page: Page): Locator {
  return page.getByRole('search', { name: 'Caută meditații' })
}

export function picker(page: Page, label: Picker): Locator {
  return searchWidget(page).getByRole('combobox', { name: label })
}

/**
 * Types into a picker and chooses the option that begins with `option` (the option of a city also names its
 * county).
 */
export async function pick(page: Page, label: Picker, typed: string, option: string): Promise<void> {
  await pickFrom(page, picker(page, label), typed, new RegExp(`^${option}`))
}

export async function pressSearch(page: Page): Promise<void> {
  await searchWidget(page).getByRole('button', { name: 'Caută', exact: true }).click()
}
