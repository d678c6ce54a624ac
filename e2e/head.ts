import type { Locator, Page } from '@playwright/test'

/** Returns the meta elements of the document with this name or property. */
export function meta(page: Page, name: string): Locator {
  return page.locator(`head meta[name="${name}"], head meta[property="${name}"]`)
}
