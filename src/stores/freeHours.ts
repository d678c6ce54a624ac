import { create } from 'zustand'
import { isFutureHour } from '#domain/booking.ts'

/** The free hours of one tutor by day (`yyyy-MM-dd`), as far as they have been read. */
export type ReadHours = Readonly<Record<string, readonly number[]>>

/** The free hours read since the page load, by the tutor's `UserCode`; choosing a day reads its hours again. */
export const useFreeHours = create<Readonly<Record<string, ReadHours>>>(() => ({}))

export function storeFreeHours(tutorCode: string, day: string, hours: readonly number[]): void {
  useFreeHours.setState(all => ({ [tutorCode]: { ...all[tutorCode], [day]: hours } }))
}

/** Returns the first of the read days that has a free hour to come; `null` when none is known. */
export function firstFreeDay(tutorCode: string, now: Date): string | null {
  const known = Object.entries(useFreeHours.getState()[tutorCode] ?? {})
  const [first = null] = known
    .flatMap(([day, hours]) => (hours.some(hour => isFutureHour(day, hour, now)) ? day : []))
    .toSorted()
  return first
}

export function removeFreeHour(tutorCode: string, day: string, booked: number): void {
  const hours = useFreeHours.getState()[tutorCode]?.[day]
  if (hours)
    storeFreeHours(
      tutorCode,
      day,
      hours.filter(hour => hour !== booked),
    )
}

/** Forgets the hours of a day that may have changed: the day has no mark until it is read again. */
export function forgetDay(tutorCode: string, day: string): void {
  const { [day]: _, ...others } = useFreeHours.getState()[tutorCode] ?? {}
  useFreeHours.setState({ [tutorCode]: others })
}
