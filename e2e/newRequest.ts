import type { Locator, Page } from '@playwright/test'
import { pickFrom } from './typeAhead.ts'

export function requestForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Solicitare nouă' })
}

export function requestPicker(page: Page, label: 'Materie' | 'Oraș'): Locator {
  return requestForm(page).getByRole('combobox', { name: label })
}

/**
 * Types into a picker and chooses the option that begins with `option` (the option of a subject also names
 * its group).
 */
export async function pickFor(
  page: Page,
  label: Parameters<typeof requestPicker>[1],
  typed: string,
  option: string,
): Promise<void> {
  await pickFrom(page, requestPicker(page, label), typed, new RegExp(`^${option}`))
}

export function levelSelect(page: Page): Locator {
  return requestForm(page).getByRole('combobox', { name: 'Categoria de vârstă' })
}

export function wanted(page: Page): Locator {
  return requestForm(page).getByRole('textbox', { name: 'Ce anume cauți?' })
}

export async function pressPublish(page: Page): Promise<void> {
  await requestForm(page).getByRole('button', { name: 'Publică solicitarea' }).click()
}
