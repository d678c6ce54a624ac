import { expect, type Page } from '@playwright/test'

export type Screen = {
  /** As the title of a test names it. */
  name: string
  /** Brings the page to this screen, with all its data there. */
  open: (page: Page) => Promise<void>
  /** Only as wide as a phone. */
  phoneOnly?: boolean
  allowedErrors?: RegExp
  /**
   * Needs the demo, whose world is each page's own: the state is made by a change, undone by what other journeys change,
   * or by a scenario that counts everybody's calls; or it is a page that only the demo has.
   */
  demoOnly?: boolean
}

/** Loads an address and waits for its heading. */
export async function goTo(page: Page, address: string, name: string | RegExp): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Nothing of the page is still on its way. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** A screen that stands once this heading and a card do. */
export function list(name: string, address: string, heading: string): Screen {
  return {
    name,
    async open(page) {
      await goTo(page, address, heading)
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  }
}

/** A screen that stands once this heading does. */
export function plain(name: string, address: string, heading: string | RegExp): Screen {
  return {
    name,
    async open(page) {
      await goTo(page, address, heading)
      await expectSettled(page)
    },
  }
}
