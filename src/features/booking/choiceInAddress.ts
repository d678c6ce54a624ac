import { now } from '#clock.ts'
import { isBookableDay } from '#domain/booking.ts'
import { isoDay } from '#domain/dates.ts'
import { askedChoice } from '#domain/paths.ts'
import type { Choice } from './choice.ts'

/** Returns an address of the app (path and query) with the choice in its query, as `2026-11-23T16`, for the way through the login. */
export function withChoice(address: string, { day, hour }: Choice): string {
  const url = new URL(address, location.href)
  url.searchParams.set(askedChoice, `${day}T${hour}`)
  return url.pathname + url.search
}

/**
 * Removes the choice from the address bar, and calls `arrive` with it. Bypasses the router, because a navigation
 * would read the ad again and count another view.
 */
export function takeChoice(search: string, arrive: (choice: Choice) => void): void {
  const url = new URL(location.href)
  url.searchParams.delete(askedChoice)
  history.replaceState(history.state, '', url)
  const choice = choiceIn(search)
  if (choice) arrive(choice)
}

/** Returns the choice in a query; `null` when it is not an hour of a day that can be booked. */
export function choiceIn(search: string): Choice | null {
  const [day = '', hour = ''] = new URLSearchParams(search).get(askedChoice)?.split('T') ?? []
  const isHour = /^(\d|1\d|2[0-3])$/.test(hour)
  return isHour && isBookableDay(day, isoDay(now())) ? { day, hour: Number(hour) } : null
}
