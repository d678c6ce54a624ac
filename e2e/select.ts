import type { Locator } from '@playwright/test'

/** The selected option of a select. */
export function chosenIn(select: Locator): Locator {
  return select.locator('option:checked')
}
