import { expect, type Locator, type Page } from '@playwright/test'

/** A filter beside the list, as on a desktop. */
export function filter(page: Page, name: string): Locator {
  return page.getByRole('complementary', { name: 'Filtre' }).getByRole('link', { name, exact: true })
}

/** The list of active filters, each a link that removes the filter. */
export function chips(page: Page): Locator {
  return page.getByRole('list', { name: 'Filtre active' })
}

export function chip(page: Page, text: string): Locator {
  return chips(page).getByRole('link', { name: `Elimină filtrul ${text}`, exact: true })
}

export function cards(page: Page): Locator {
  return page.getByRole('article')
}

export function pageLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Pagini' }).getByRole('link', { name, exact: true })
}

/** Waits until the list shows this total of ads above its cards. */
export async function expectTotal(page: Page, total: string): Promise<void> {
  await expect(page.getByRole('main').getByText(total, { exact: true })).toBeVisible()
}

/** The message button of a tutor's first card. `tutor` is the name as the viewer sees it. */
export function writeButton(page: Page, tutor: string): Locator {
  return page.getByRole('button', { name: `Trimite mesaj către ${tutor}`, exact: true }).first()
}
