import { getFreeHours } from '#api/users.ts'
import { now } from '#clock.ts'
import { freeHours, lastBookableDay } from '#domain/booking.ts'
import { addDays, isoDay, wireDay } from '#domain/dates.ts'
import { storeFreeHours } from '#stores/freeHours.ts'

/** Returns the free hours of a day, and stores them for the marks of the calendar. @throws ApiError */
export async function readFreeHours(
  tutorCode: string,
  day: string,
  options: { signal?: AbortSignal; background?: boolean } = {},
): Promise<number[]> {
  const { Entities } = await getFreeHours({ userid: tutorCode, day: wireDay(day) }, options)
  const hours = freeHours(Entities, day, now())
  storeFreeHours(tutorCode, day, hours)
  return hours
}

/** The days to search: `count` days from `first` on, `atOnce` of them in parallel. */
type Search = { first: string; count: number; atOnce: number }

/**
 * Returns the first of the days that has a free hour; `null` when none has, or the calendar ends before. Reads no day
 * after the group in which it is found. Aborts with the signal.
 * @throws ApiError
 */
export async function findFreeDay(
  tutorCode: string,
  { first, count, atOnce }: Search,
  signal: AbortSignal,
): Promise<string | null> {
  const last = lastBookableDay(isoDay(now()))
  for (let start = 0; start < count; start += atOnce) {
    const days = Array.from({ length: Math.min(atOnce, count - start) }, (_, index) =>
      addDays(first, start + index),
    ).filter(day => day <= last)
    const hours = await Promise.all(
      // In the background: a search that the user did not start must not show the loader overlay.
      days.map(day => readFreeHours(tutorCode, day, { signal, background: true })),
    )
    const found = days.find((_, index) => (hours[index]?.length ?? 0) > 0)
    if (found !== undefined) return found
  }
  return null
}
