import type { Page } from '@playwright/test'

/**
 * Clicks the link and watches each frame for the text of the global overlay, until `total` is on the page.
 * Returns the time at which the overlay was first visible, in ms after the click; `null` when it never was.
 * Measures with the timestamps of animation frames, which do not advance within a frame: even if a busy
 * machine renders a frame late, an overlay with a delay of 200 ms is never measured as earlier.
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
      const hasLoaded = () => document.querySelector('main')?.textContent.includes(end ?? '')
      while (!hasLoaded()) {
        const now = await frame()
        if (seen === null && isShown()) seen = now - start
        if (now - start > 20_000) throw new Error(`"${end}" did not come`)
      }
      return seen
    },
    [link, total],
  )
}
