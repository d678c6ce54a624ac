import type { Page } from '@playwright/test'

/**
 * Follows the link and watches each frame for the text of the global overlay, until `total` is on the page. Returns when
 * it was first seen, in ms after the press; `null`: never.
 */
export async function watchOverlay(page: Page, link: string, total: string): Promise<number | null> {
  return page.evaluate(
    async ([wanted, end]) => {
      const isShown = () =>
        [...document.querySelectorAll('[role="status"]')].some(
          region =>
            region.textContent.includes('Se încarcă…') &&
            region.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
      const target = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === wanted)
      const start = performance.now()
      let seen: number | null = null
      target?.click()
      const isThere = () => document.querySelector('main')?.textContent.includes(end ?? '')
      while (!isThere()) {
        await new Promise(requestAnimationFrame)
        if (seen === null && isShown()) seen = performance.now() - start
        if (performance.now() - start > 10_000) throw new Error(`"${end}" did not come`)
      }
      return seen
    },
    [link, total],
  )
}
