import { addDays, isoDay } from './dates.ts'

/** §9: the hours that stand in the form, disabled, until those of the day are there. */
export const defaultHours: readonly number[] = [14, 15, 18, 19]

/** How far ahead one can book, in days. */
const longestAhead = 365

export const lastBookableDay = (today: string) => addDays(today, longestAhead)

/**
 * The whole hours of a day, `yyyy-MM-dd`, that one can take, once each and in order; today only those to come. Hours and
 * days are Romanian. §2 Tutor ad page
 */
export function freeHours(slots: readonly { Time: number }[], day: string, now: Date): number[] {
  const hours = new Set(slots.map(({ Time }) => Time))
  const first = day === isoDay(now) ? hourOf(now) + 1 : 0
  return [...hours]
    .filter(hour => Number.isInteger(hour) && hour >= first && hour <= 23)
    .toSorted((a, b) => a - b)
}

const romanianHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Bucharest',
  hour: '2-digit',
  hourCycle: 'h23',
})

const hourOf = (moment: Date) => Number(romanianHour.format(moment))

/** `14:00` */
export function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

/** One lesson is one hour: `14:00–15:00`. contract: saveappoitment */
export function lessonText(hour: number): string {
  return `${hourText(hour)}–${hourText((hour + 1) % 24)}`
}

/** When the lesson of an hour begins, as appointments tell it: `2026-11-23T14:00:00`, Romanian wall-clock time. */
export function lessonStart(day: string, hour: number): string {
  return `${day}T${hourText(hour)}:00`
}

/** When it ends: one lesson is one hour. */
export function lessonEnd(day: string, hour: number): string {
  return hour === 23 ? lessonStart(addDays(day, 1), 0) : lessonStart(day, hour + 1)
}
