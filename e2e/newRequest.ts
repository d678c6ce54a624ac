import type { Locator, Page } from '@playwright/test'

export function requestForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Solicitare nouă' })
}

export function requestPicker(page: Page, label: 'Materie' | 'Oraș'): Locator {
  return requestForm(page).getByRole('combobox', { name: label })
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
