import { expect, type Locator, type Page } from '@playwright/test'

/** Loads an address and waits for its heading. */
export async function goTo(page: Page, address: string, name: string | RegExp): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** The live region of the toast, which is empty while none is shown. */
export function toast(page: Page): Locator {
  return page.locator('#root > [aria-live]').last()
}

/**
 * Waits until nothing in the main part of the page is busy or a skeleton, and the page is not the heading of a prepared one with
 * another list (`data-frame`), which stays until the app has rendered.
 */
export async function expectSettled(page: Page): Promise<void> {
  const waiting =
    'main :is([aria-busy="true"], [data-shape]), main[data-frame], html[data-frame="other-list"] main'
  await expect(page.locator(waiting)).toHaveCount(0)
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

/**
 * Returns by how many pixels the page or an open dialog is wider than the window; 0 when neither scrolls
 * sideways.
 */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, document.body, ...document.querySelectorAll('[role="dialog"]')]
    const beyond = boxes.map(box =>
      Math.max(box.scrollWidth - box.clientWidth, box.getBoundingClientRect().right - innerWidth),
    )
    return Math.max(0, ...beyond)
  })
}

/**
 * Expects a part of the page to be what `e2e/app/heard/<name>.aria.yml` says: the accessibility tree, which a screen
 * reader reads from top to bottom.
 */
export async function expectHeard(part: Locator, name: string): Promise<void> {
  await expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
}
