import { fromWallClock } from '#api/dates.ts'

// Dates as the server writes them: Romanian wall-clock time without an offset, `2026-11-20T14:00:00`.
// Arithmetic treats them as UTC, so that neither daylight saving time nor the machine's time zone affects it.
// They compare as plain text.

/** The time at which the clock of a world starts. Nothing that is seeded depends on the real clock. */
export const worldStart = '2026-11-20T09:00:00'

const minute = 60_000
const asDate = (wallClock: string) => new Date(`${wallClock}Z`)

/** The world's start in milliseconds, with the wall-clock time taken as UTC. */
export const worldStartInstant = asDate(worldStart).getTime()
export const toWallClock = (date: Date) => date.toISOString().slice(0, 19)

export function addMinutes(wallClock: string, minutes: number): string {
  return toWallClock(new Date(asDate(wallClock).getTime() + minutes * minute))
}

export const addDays = (wallClock: string, days: number) => addMinutes(wallClock, days * 24 * 60)

/** Returns the same day so many months later (or earlier), or the last day of that month when it is shorter. */
export function addMonths(wallClock: string, months: number): string {
  const date = asDate(wallClock)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return toWallClock(date)
}

export function minutesBetween(earlier: string, later: string): number {
  return Math.round((asDate(later).getTime() - asDate(earlier).getTime()) / minute)
}

/** Returns the time this many minutes before the world's start. */
export const minutesBefore = (minutes: number) => addMinutes(worldStart, -minutes)

/** Returns the day of the week as availability counts it: 1 (Monday) to 7 (Sunday). */
export function weekdayOf(wallClock: string): number {
  return ((asDate(wallClock).getUTCDay() + 6) % 7) + 1
}

/** Returns the wall-clock time of a whole hour. `day` is `yyyy-MM-dd`, or any wall-clock time of that day. */
export const atHour = (day: string, hour: number) =>
  `${day.slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00`

/** Converts a day as the client writes it, `2026-11-5`, to `2026-11-05`; `undefined` when it does not exist. */
export function readDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  const padded = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isWallClock(`${padded}T00:00:00`) ? padded : undefined
}

/** Returns whether the text is an existing wall-clock time, with seconds and without an offset. */
export function isWallClock(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text)) return false
  const date = asDate(text)
  return !Number.isNaN(date.getTime()) && toWallClock(date) === text
}

/** Converts a wall-clock time to the `Date` that handlers return, and that the schema of the response encodes. */
export function toDate(wallClock: string): Date
export function toDate(wallClock: string | null | undefined): Date | undefined
export function toDate(wallClock: string | null | undefined): Date | undefined {
  return wallClock ? fromWallClock(wallClock) : undefined
}

/** Contract: one lesson is one hour. */
export const lessonMinutes = 60
