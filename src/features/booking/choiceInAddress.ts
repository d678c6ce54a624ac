import { now } from '#clock.ts'
import { lastBookableDay } from '#domain/booking.ts'
import { isCalendarDay, isoDay } from '#domain/dates.ts'
import type { Choice } from './choice.ts'

/** The query parameter that carries a choice over the login, as `2026-11-23T16`. */
const parameter = 'book'

/** Returns an address of the app (path and query) with the choice in its query. */
export function withChoice(address: string, { day, hour }: Choice): string {
  const url = new URL(address, location.href)
  url.searchParams.set(parameter, `${day}T${hour}`)
  return url.pathname + url.search
}

/**
 * Returns the choice in a query, and removes it from the address bar; `null` when there is none, or it is not an hour of a
 * day that can be booked. The address changes past the router: a navigation would read the ad again and count another view.
 */
export function takeChoice(search: string): Choice | null {
  const url = new URL(location.href)
  url.searchParams.delete(parameter)
  history.replaceState(history.state, '', url)
  return choiceOf(search)
}

function choiceOf(search: string): Choice | null {
  const [day = '', hour = ''] = new URLSearchParams(search).get(parameter)?.split('T') ?? []
  if (!isCalendarDay(day) || !/^(\d|1\d|2[0-3])$/.test(hour)) return null
  const today = isoDay(now())
  return day >= today && day <= lastBookableDay(today) ? { day, hour: Number(hour) } : null
}
