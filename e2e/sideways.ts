import type { Page } from '@playwright/test'

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
