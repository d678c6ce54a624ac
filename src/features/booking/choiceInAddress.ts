import { now } from '#clock.ts'
import { isBookableDay } from '#domain/booking.ts'
import { isoDay } from '#domain/dates.ts'
import type { Choice } from './choice.ts'

/** The query parameter that carries a choice across the login, as `2026-11-23T16`. */
const parameter = 'book'

/** Returns an address of the app (path and query) with the choice in its query. */
export function withChoice(address: string, { day, hour }: Choice): string {
  const url = new URL(address, location.href)
  url.searchParams.set(parameter, `${day}T${hour}`)
  return url.pathname + url.search
}

/**
 * Removes the choice from the address bar, and calls `arrive` with it. Bypasses the router, because a navigation
 * would read the ad again and count another view.
 */
export function takeChoice(search: string, arrive: (choice: Choice) => void): void {
  const url = new URL(location.href)
  url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
  const choice = choiceIn(search)
  if (choice) arrive(choice)
}

/** Returns the choice in a query; `null` when it is not an hour of a day that can be booked. */
export function choiceIn(search: string): Choice | null {
  const [day = '', hour = ''] = new URLSearchParams(search).get(parameter)?.split('T') ?? []
  const isHour = /^(\d|1\d|2[0-3])$/.test(hour)
  return isHour && isBookableDay(day, isoDay(now())) ? { day, hour: Number(hour) } : null
}
