import { create } from 'zustand'

/** The free hours of one tutor that were read, by day (`yyyy-MM-dd`). */
export type ReadHours = Readonly<Record<string, readonly number[]>>

/**
 * The free hours that were read since the page load, by the tutor's `UserCode`. They may be stale, so they only mark
 * days: choosing a day reads its hours again.
 */
export const useFreeHours = create<Readonly<Record<string, ReadHours>>>(() => ({}))

/** Stores the hours of a day that were read. */
export function storeFreeHours(teacherCode: string, day: string, hours: readonly number[]): void {
  useFreeHours.setState(all => ({ [teacherCode]: { ...all[teacherCode], [day]: hours } }))
}

/** Removes an hour that has been booked. */
export function removeFreeHour(teacherCode: string, day: string, booked: number): void {
  const hours = useFreeHours.getState()[teacherCode]?.[day]
  if (hours)
    storeFreeHours(
      teacherCode,
      day,
      hours.filter(hour => hour !== booked),
    )
}
