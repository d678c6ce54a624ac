import type { Appointment } from '#api/appointments.ts'
import { stateOf } from '#domain/appointment.ts'
import { nearnessOf } from './cardView.ts'

/** A page as it is drawn at a moment: two that look the same are equal. */
export function pictureOf(rows: readonly Appointment[], total: number, now: Date): string {
  return JSON.stringify([total, rows.map(row => [row, stateOf(row, now), nearnessOf(row, now, false)])])
}
