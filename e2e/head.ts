import type { Locator, Page } from '@playwright/test'

/** What the document tells about itself under this name. */
export function meta(page: Page, name: string): Locator {
  return page.locator(`head meta[name="${name}"], head meta[property="${name}"]`)
}
