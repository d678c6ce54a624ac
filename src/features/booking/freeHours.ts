import { now } from '#clock.ts'
import { lastBookableDay } from '#domain/booking.ts'
import { addDays, isoDay } from '#domain/dates.ts'
import { readFreeHours } from './readFreeHours.ts'

/** The days to search: `count` days from `first` on, `atOnce` of them in parallel. */
export type Search = { first: string; count: number; atOnce: number }

/**
 * Returns the first of the days that has a free hour; `null` when none has, or the calendar ends before. Reads no day
 * after the group in which it is found. Aborts with the signal.
 * @throws ApiError
 */
export async function findFreeDay(
  teacherCode: string,
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
      days.map(day => readFreeHours(teacherCode, day, { signal, background: true })),
    )
    const found = days.find((_, index) => (hours[index]?.length ?? 0) > 0)
    if (found !== undefined) return found
  }
  return null
}
