import { now } from '#clock.ts'
import { lastBookableDay } from '#domain/booking.ts'
import { addDays, isoDay } from '#domain/dates.ts'
import { readFreeHours } from './bookLesson.ts'

/** A week is asked for at a time, and not more than four: what is later is for the calendar. */
const daysAtOnce = 7
const mostWeeks = 4

/**
 * The next day after this one with a free hour; `null` when there is none in four weeks, or that the calendar has.
 * Aborts with the signal.
 * @throws ApiError
 */
export async function findFreeDay(
  teacherCode: string,
  after: string,
  signal: AbortSignal,
): Promise<string | null> {
  const last = lastBookableDay(isoDay(now()))
  for (let week = 0; week < mostWeeks; week += 1) {
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
