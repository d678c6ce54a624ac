import { expect, type Page } from '@playwright/test'

export type Screen = {
  /** The start of the test's title. */
  name: string
  /** Opens the screen and waits until its data has loaded. */
  open: (page: Page) => Promise<void>
  /** For a screen that only exists at the width of a phone. */
  phoneOnly?: boolean
  allowedErrors?: RegExp
  /**
   * Needs the demo build, in which each journey has its own data. For a state that the journey makes by a
   * change, that changes of other journeys would undo, or that comes from a scenario that counts the calls of
   * all clients; also for a page that only the demo has.
   */
  demoOnly?: boolean
}

/** Loads an address and waits for its heading. */
export async function goTo(page: Page, address: string, name: string | RegExp): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Waits until nothing in the main part of the page is busy. */
export async function expectSettled(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** Returns a screen that has loaded once this heading and a card are visible. */
export function list(name: string, address: string, heading: string): Screen {
  return {
    name,
    async open(page) {
      await goTo(page, address, heading)
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  }
}

/** Returns a screen that has loaded once this heading is visible and nothing is busy. */
export function plain(name: string, address: string, heading: string | RegExp): Screen {
  return {
    name,
    async open(page) {
      await goTo(page, address, heading)
      await expectSettled(page)
    },
  }
}

/** Waits until all parts of the page have loaded. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('article')
      .or(page.getByRole('heading', { name: 'Recenzii' }))
      .first(),
  ).toBeVisible()
  await expectSettled(page)
  await page.waitForLoadState('networkidle')
}
