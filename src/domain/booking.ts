import { dayText } from '#text/romanianTime.ts'
import { addDays, isoDay } from './dates.ts'

/** §9: hours that the form shows disabled until the free hours of the day have loaded. */
export const defaultHours: readonly number[] = [14, 15, 18, 19]

const maxDaysAhead = 365

export const lastBookableDay = (today: string) => addDays(today, maxDaysAhead)

/** Returns whether a text is a day (`yyyy-MM-dd`) that exists and can be booked today. */
export function isBookableDay(text: string, today: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text
  return exists && text >= today && text <= lastBookableDay(today)
}

/** Returns the whole hours of a day that can be booked, in order: for today only future ones, for a past day none. §2 Tutor ad page */
export function freeHours(slots: readonly { Time: number }[], day: string, now: Date): number[] {
  const hours = new Set(slots.map(({ Time }) => Time))
  return [...hours]
    .filter(hour => Number.isInteger(hour) && hour >= 0 && hour <= 23 && isFutureHour(day, hour, now))
    .toSorted((a, b) => a - b)
}

/** Returns whether an hour has not begun. A page may stay open for hours, and over midnight. */
export function isFutureHour(day: string, hour: number, now: Date): boolean {
  const today = isoDay(now)
  return day > today || (day === today && hour > hourOf(now))
}

const withoutYear = new Intl.DateTimeFormat('ro-RO', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** Returns a day of the near future in words: `astăzi`, `mâine`, or `luni, 23 noiembrie`. */
export function dayFromToday(day: string, today: string): string {
  if (day === today) return dayText.today
  if (day === addDays(today, 1)) return dayText.tomorrow
  return withoutYear.format(new Date(`${day}T00:00:00Z`))
}

const romanianHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Bucharest',
  hour: '2-digit',
  hourCycle: 'h23',
})

const hourOf = (moment: Date) => Number(romanianHour.format(moment))

/** Formats an hour: `14:00`. */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** Formats the hours of a lesson, which takes one hour: `14:00–15:00`. §2 Tutor ad page */
export function lessonText(hour: number): string {
  return `${hourText(hour)}–${hourText((hour + 1) % 24)}`
}

/** Returns the start of a lesson as appointments have it: `2026-11-23T14:00:00`, Romanian wall-clock time. */
export function lessonStart(day: string, hour: number): string {
  return `${day}T${hourText(hour)}:00`
}

/** Returns the end of a lesson, in the format of its start. A lesson takes one hour. */
export function lessonEnd(day: string, hour: number): string {
  return hour === 23 ? lessonStart(addDays(day, 1), 0) : lessonStart(day, hour + 1)
}
