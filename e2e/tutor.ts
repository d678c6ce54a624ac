import { expect, type Locator, type Page } from '@playwright/test'
import { tabAndEnter } from './keyboard.ts'

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

/** The button of a day, by its Romanian name, e.g. `luni, 23 noiembrie 2026`, whether its hours are known or it is chosen. */
export function dayButton(page: Page, day: string): Locator {
  return calendar(page).getByRole('button', {
    name: new RegExp(`^${day}(, ((cu|fără) ore libere|ziua aleasă))?$`),
  })
}

function openButton(page: Page): Locator {
  return contact(page).getByRole('button', { name: 'Programează o ședință' })
}

export async function openBooking(page: Page): Promise<void> {
  await openButton(page).click()
  await expect(calendar(page)).toBeVisible()
}

const today = 'Astăzi, vineri, 20 noiembrie 2026'

/** Opens the booking with the keyboard only, which chooses and focuses the first free day. */
export async function openBookingByKeys(page: Page, firstFree = today): Promise<void> {
  await expect(contact(page).getByText(/^Prima oră liberă:/)).toBeVisible()
  await tabAndEnter(page, openButton(page))
  await expect(
    calendar(page).getByRole('button', { name: new RegExp(`^${firstFree}, ziua aleasă`) }),
  ).toBeFocused()
}

/** Chooses a day of the month that is shown, and waits until its hours have loaded. */
export async function chooseDay(page: Page, day: string): Promise<void> {
  await dayButton(page, day).click()
  await expect(hoursHeading(page, day)).toBeVisible()
  await expect(booking(page).getByRole('radiogroup', { name: 'Ora' })).not.toHaveAttribute('aria-busy')
}

/** Chooses Monday, 23 November, with the arrow keys, beginning at today. Tab then leads to its first free hour. */
export async function chooseMondayByKeys(page: Page): Promise<void> {
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(hoursHeading(page, 'luni, 23 noiembrie 2026')).toBeFocused()
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
