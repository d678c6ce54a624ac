import { fromWallClock } from '#api/dates.ts'
import { lessonText } from '#domain/booking.ts'
import { dayInWords } from '#domain/dates.ts'
import { lessonInWords, zoneNote as zoneNoteAt } from '#domain/lessonTimes.ts'

/** Returns a note beside each time for a browser whose zone differs from Romania's on that day. */
export function zoneNote(day: string): string | undefined {
  return zoneNoteAt(noonOf(day))
}

/** Returns `luni, 23 noiembrie 2026, 14:00–15:00`, with the note about Romanian time. */
export function formatLesson(day: string, hour: number): string {
  return lessonInWords(dayInWords(day), lessonText(hour), noonOf(day))
}

const noonOf = (day: string) => fromWallClock(`${day}T12:00:00`)
