import { bookingText } from '#text/booking.ts'
import { dayInWords, isElsewhere, isoDay } from './dates.ts'

type Moment = Date | null | undefined

const clock = new Intl.DateTimeFormat('ro-RO', {
  timeZone: 'Europe/Bucharest',
  hour: '2-digit',
  minute: '2-digit',
})

/** The day of a lesson in words, in Romanian time: `vineri, 20 noiembrie 2026`. */
export function dayOf({ StartDate }: { StartDate: Date }): string {
  return dayInWords(isoDay(StartDate))
}

/** Its hours in Romanian time, as far as they are known: `09:00–10:00`. */
export function hoursOf({ StartDate, EndDate }: { StartDate?: Moment; EndDate?: Moment }): string {
  return [StartDate, EndDate].flatMap(moment => (moment ? clock.format(moment) : [])).join('–')
}

/** Whose time that is, where the browser's clock shows another: `ora României`, otherwise nothing. */
export function zoneNote(moment: Date): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isElsewhere(moment, timeZone) ? bookingText.romanianTime : undefined
}

/** All of it, and whose time it is where that is not plain: `vineri, 20 noiembrie 2026, 09:00–10:00 (ora României)`. */
export function inWords(day: string, hours: string, moment: Date): string {
  const zone = zoneNote(moment)
  return `${day}, ${hours}${zone ? ` (${zone})` : ''}`
}
