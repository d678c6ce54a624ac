import type { Locator, Page } from '@playwright/test'

type Picker = 'Materie' | 'Oraș' | 'Nivel'

/** The search widget of the home page. */
export function searchWidget(page: Page): Locator {
  return page.getByRole('search', { name: 'Caută meditații' })
}

export function picker(page: Page, label: Picker): Locator {
  return searchWidget(page).getByRole('combobox', { name: label })
}
