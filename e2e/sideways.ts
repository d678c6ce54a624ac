import type { Page } from '@playwright/test'

/** How far the page, and the dialog that stands open on it, can be scrolled sideways: 0 when not at all. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, document.body, ...document.querySelectorAll('[role="dialog"]')]
    const beyond = boxes.map(box =>
      Math.max(box.scrollWidth - box.clientWidth, box.getBoundingClientRect().right - innerWidth),
    )
    return Math.max(0, ...beyond)
  })
}
