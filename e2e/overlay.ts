import type { Page } from '@playwright/test'

/**
 * Follows the link and watches each frame for the text of the global overlay, until `total` is on the page. Returns when
 * it was first seen, in ms after the press; `null`: never. The clock is that of animations, which stands still within a
 * frame: however late a frame is on a busy machine, an overlay that waits 200 ms is not seen before they are over.
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
      const frame = () => new Promise<number>(requestAnimationFrame)
      const start = await frame()
      let seen: number | null = null
      target?.click()
      const isThere = () => document.querySelector('main')?.textContent.includes(end ?? '')
      while (!isThere()) {
        const now = await frame()
        if (seen === null && isShown()) seen = now - start
        if (now - start > 20_000) throw new Error(`"${end}" did not come`)
      }
      return seen
    },
    [link, total],
  )
}
