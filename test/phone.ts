import { onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'

/** Sets a phone's viewport for the rest of the test. The menu and the filters are then in sheets. */
export async function onPhone(width = 390, height = 844): Promise<void> {
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(width, height)
}

/** Returns whether the end of the element is in the window, and not covered by a bar or a footer. */
export function isInSight(element: HTMLElement): boolean {
  const { left, width, bottom } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(left + width / 2, bottom - 4))
}

/** Sets the viewport of an upright tablet for the rest of the test. */
export async function onTablet(): Promise<void> {
  onTestFinished(() => page.viewport(1280, 900))
  await page.viewport(768, 1024)
}

/** Chrome handles Android's Back like an Escape that the page does not handle. */
export function pressBack() {
  addEventListener('keydown', event => event.stopImmediatePropagation(), { capture: true, once: true })
  return userEvent.keyboard('{Escape}')
}
