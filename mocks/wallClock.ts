import { fromWallClock } from '#api/dates.ts'

// Dates as the server writes them: Romanian wall-clock time without an offset, `2026-11-20T14:00:00`. They are counted in
// UTC, so that neither a change of the clocks nor the zone of the machine falls in between, and compare like plain text.

/** The moment the seeded world shows. Nothing seeded depends on the real clock. */
export const worldStart = '2026-11-20T09:00:00'

const minute = 60_000
const asDate = (wallClock: string) => new Date(`${wallClock}Z`)

/** The world's start as an instant, in milliseconds. */
export const worldStartInstant = asDate(worldStart).getTime()
export const toWallClock = (date: Date) => date.toISOString().slice(0, 19)

export function addMinutes(wallClock: string, minutes: number): string {
  return toWallClock(new Date(asDate(wallClock).getTime() + minutes * minute))
}

export const addDays = (wallClock: string, days: number) => addMinutes(wallClock, days * 24 * 60)

/** The same day of a later month, or its last day when it is shorter. */
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

/** `minutes` before the world's start. */
export const minutesBefore = (minutes: number) => addMinutes(worldStart, -minutes)

/** 1 (Monday) to 7 (Sunday), as availability counts. */
export function weekdayOf(wallClock: string): number {
  return ((asDate(wallClock).getUTCDay() + 6) % 7) + 1
}

export const hourOf = (wallClock: string) => Number(wallClock.slice(11, 13))

/** The moment of a whole hour of a day; the day is `yyyy-MM-dd` or a wall-clock time on it. */
export const atHour = (day: string, hour: number) =>
  `${day.slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00`

/** A day as the client writes it, `2026-11-5`, as `2026-11-05`; `undefined` when there is no such day. */
export function readDay(text: string): string | undefined {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  const padded = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isWallClock(`${padded}T00:00:00`) ? padded : undefined
}

/** Whether the text is a moment that exists, without an offset and to the second. */
export function isWallClock(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text)) return false
  const date = asDate(text)
  return !Number.isNaN(date.getTime()) && toWallClock(date) === text
}

/** As answers carry it, for their schemas to write out again. */
export function toDate(wallClock: string): Date
export function toDate(wallClock: string | null | undefined): Date | undefined
export function toDate(wallClock: string | null | undefined): Date | undefined {
  return wallClock ? fromWallClock(wallClock) : undefined
}

/** Contract: one lesson is one hour. */
export const lessonMinutes = 60
