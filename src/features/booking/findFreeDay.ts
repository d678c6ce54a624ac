import { now } from '#clock.ts'
import { lastBookableDay } from '#domain/booking.ts'
import { addDays, isoDay } from '#domain/dates.ts'
import { readFreeHours } from './readFreeHours.ts'

/** Reads a week at a time and four weeks at most: later days can be found in the calendar. */
const daysAtOnce = 7
const maxWeeks = 4

/**
 * Returns the next day after this one with a free hour; `null` when there is none within four weeks, or before
 * the calendar ends. Aborts with the signal.
 * @throws ApiError
 */
export async function findFreeDay(
  teacherCode: string,
  after: string,
  signal: AbortSignal,
): Promise<string | null> {
  const last = lastBookableDay(isoDay(now()))
  for (let week = 0; week < maxWeeks; week += 1) {
    const days = Array.from({ length: daysAtOnce }, (_, index) =>
      addDays(after, week * daysAtOnce + index + 1),
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
