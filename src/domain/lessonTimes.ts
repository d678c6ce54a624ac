import { bookingText } from '#text/booking.ts'
import { dayInWords, isElsewhere, isoDay } from './dates.ts'

type Lesson = { StartDate: Date; EndDate: Date }

const clock = new Intl.DateTimeFormat('ro-RO', {
  timeZone: 'Europe/Bucharest',
  hour: '2-digit',
  minute: '2-digit',
})

/** The day of a lesson in words, in Romanian time: `vineri, 20 noiembrie 2026`. */
export function dayOf({ StartDate }: Pick<Lesson, 'StartDate'>): string {
  return dayInWords(isoDay(StartDate))
}

/** Its hours, in Romanian time: `09:00–10:00`. */
export function hoursOf({ StartDate, EndDate }: Lesson): string {
  return `${clock.format(StartDate)}–${clock.format(EndDate)}`
}

/** Whose time that is, where the browser's clock shows another: `ora României`, otherwise nothing. */
export function zoneNote(moment: Date): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isElsewhere(moment, timeZone) ? bookingText.romanianTime : undefined
}
