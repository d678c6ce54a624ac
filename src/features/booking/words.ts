import { fromWallClock } from '#api/dates.ts'
import { lessonText } from '#domain/booking.ts'
import { dayInWords } from '#domain/dates.ts'
import { inWords, zoneNote as zoneNoteAt } from '#domain/lessonTimes.ts'

/** Said beside each time where the browser's clock is not Romania's on that day; otherwise nothing. */
export function zoneNote(day: string): string | undefined {
  return zoneNoteAt(noonOf(day))
}

/** `luni, 23 noiembrie 2026, 14:00–15:00`, with whose time it is where that is not plain. */
export function lessonInWords(day: string, hour: number): string {
  return inWords(dayInWords(day), lessonText(hour), noonOf(day))
}

const noonOf = (day: string) => fromWallClock(`${day}T12:00:00`)
