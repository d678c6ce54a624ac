import type { Appointment } from '#api/appointments.ts'
import { stateOf } from '#domain/appointment.ts'
import { isoDay } from '#domain/dates.ts'
import { isUnderway } from './cardView.ts'

/** Returns a string that is equal for two pages of the list that render the same, each at its own `now`. */
export function fingerprint(rows: readonly Appointment[], total: number, now: Date): string {
  const today = isoDay(now)
  return JSON.stringify([
    total,
    rows.map(row => [row, stateOf(row, now), isUnderway(row, now, false), isoDay(row.StartDate) === today]),
  ])
}
