import { expect, type Locator, type Page } from '@playwright/test'

/** The booking section of the tutor's page, from the calendar to the confirmation. */
export function booking(page: Page): Locator {
  return page.getByRole('region', { name: 'Programează o ședință' })
}

function contact(page: Page): Locator {
  return page.getByRole('region', { name: 'Contact' })
}

function calendar(page: Page): Locator {
  return booking(page).getByRole('group', { name: 'Alegeți ziua' })
}

/** The button of a day, by its Romanian name, e.g. `luni, 23 noiembrie 2026`, whether its hours are known or not. */
export function dayButton(page: Page, day: string): Locator {
  return calendar(page).getByRole('button', { name: new RegExp(`^${day}(, (cu|fără) ore libere)?$`) })
}

export async function openBooking(page: Page): Promise<void> {
  await contact(page).getByRole('button', { name: 'Programează o ședință' }).click()
  await expect(calendar(page)).toBeVisible()
}

/** Chooses a day of the month that is shown, and waits until its hours have loaded. */
export async function chooseDay(page: Page, day: string): Promise<void> {
  await dayButton(page, day).click()
  await expect(hoursHeading(page, day)).toBeVisible()
  await expect(booking(page).getByRole('radiogroup', { name: 'Ora' })).not.toHaveAttribute('aria-busy')
}

export async function turnMonth(page: Page, month: string): Promise<void> {
  await calendar(page).getByRole('button', { name: 'Luna următoare' }).click()
  await expect(calendar(page).getByRole('grid', { name: month })).toBeVisible()
}

export function hoursHeading(page: Page, day: string): Locator {
  return booking(page).getByRole('heading', { name: `Ore libere ${day}`, exact: true })
}

/** The free hours of the chosen day, or one of them by its text, `14:00–15:00`. */
export function hours(page: Page, name?: string): Locator {
  return booking(page).getByRole('radio', name === undefined ? {} : { name, exact: true })
}

/** Expects that the sticky header leaves visible room above the element. */
export async function expectRoomAbove(page: Page, element: Locator): Promise<void> {
  const header = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 }
  await expect
    .poll(async () => (await element.boundingBox())?.y)
    .toBeGreaterThanOrEqual(header.y + header.height + 8)
  await expect(element).toBeInViewport({ ratio: 1 })
}

export function agreement(page: Page): Locator {
  return booking(page).getByRole('checkbox', { name: /^Sunt de acord cu/ })
}

export async function pressBook(page: Page): Promise<void> {
  await booking(page).getByRole('button', { name: 'Programează', exact: true }).click()
}

export function bookedHeading(page: Page): Locator {
  return booking(page).getByRole('heading', { name: 'Cererea a fost trimisă' })
}

/** Returns an hour as the page shows it, e.g. `14:00–15:00`. */
export function hourText(hour: number): string {
  const text = (one: number) => `${String(one).padStart(2, '0')}:00`
  return `${text(hour)}–${text(hour + 1)}`
}
