import { dayText, romanianTime } from '#text/romanianTime.ts'
import { addDays, dayInWords, hasOtherClock, isoDay, longDay } from './dates.ts'

type Moment = Date | null | undefined

const clock = new Intl.DateTimeFormat('ro-RO', {
  timeZone: 'Europe/Bucharest',
  hour: '2-digit',
  minute: '2-digit',
})

/** Returns the day of a lesson in words, in Romanian time: `vineri, 20 noiembrie 2026`. */
export function dayOf({ StartDate }: { StartDate: Date }): string {
  return dayInWords(isoDay(StartDate))
}

/** Returns the hours of a lesson in Romanian time, as far as they are known: `09:00–10:00`. */
export function hoursOf({ StartDate, EndDate }: { StartDate?: Moment; EndDate?: Moment }): string {
  return [StartDate, EndDate].flatMap(moment => (moment ? clock.format(moment) : [])).join('–')
}

/** Returns the Romanian day of a recent moment and its time: `astăzi, 09:00`, `ieri, 09:00`, `19 noiembrie 2026, 09:00`. */
export function dayAndTime(moment: Date, now: Date): string {
  const [day, today] = [isoDay(moment), isoDay(now)]
  const words =
    day === today ? dayText.today : day === addDays(today, -1) ? dayText.yesterday : longDay(moment)
  return `${words}, ${clock.format(moment)}`
}

/** Returns the note `ora României` when the browser's clock differs from Romania's at this moment. */
export function zoneNote(moment: Date): string | undefined {
  // Created anew: the computer may have changed its zone since the page loaded.
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return hasOtherClock(moment, timeZone) ? romanianTime : undefined
}

/** Returns day, hours and the zone note if needed: `vineri, 20 noiembrie 2026, 09:00–10:00 (ora României)`. */
export function lessonInWords(day: string, hours: string, moment: Date): string {
  const zone = zoneNote(moment)
  return `${day}, ${hours}${zone ? ` (${zone})` : ''}`
}

const parts = new Intl.DateTimeFormat('ro-RO', {
  timeZone: 'Europe/Bucharest',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** Returns the parts of a Romanian date, as a calendar shows them: `mie`, `25`, `nov`, `2026`. */
export function dateParts(moment: Date): { weekday: string; day: string; month: string; year: string } {
  const found = parts.formatToParts(moment)
  const part = (wanted: Intl.DateTimeFormatPartTypes) =>
    found.find(({ type }) => type === wanted)?.value.replace('.', '') ?? ''
  return { weekday: part('weekday'), day: part('day'), month: part('month'), year: part('year') }
}

/** Returns day and hours of a lesson with the zone note if needed, as `lessonInWords`. */
export function whenOf(lesson: { StartDate: Date; EndDate?: Moment }): string {
  return lessonInWords(dayOf(lesson), hoursOf(lesson), lesson.StartDate)
}
