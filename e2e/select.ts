import type { Locator } from '@playwright/test'

/** The option that a select shows. */
export function chosenIn(select: Locator): Locator {
  return select.locator('option:checked')
}
