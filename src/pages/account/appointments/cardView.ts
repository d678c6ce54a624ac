import type { Appointment } from '#api/appointments.ts'
import { type AppointmentState, type Role, stateOf } from '#domain/appointment.ts'
import { isoDay } from '#domain/dates.ts'
import { dayOf, hoursOf, lessonInWords } from '#domain/lessonTimes.ts'

/** Returns `vineri, 20 noiembrie 2026, 09:00–10:00`, with a note for a browser in another time zone. */
export function formatTime(appointment: Appointment): string {
  return lessonInWords(dayOf(appointment), hoursOf(appointment), appointment.StartDate)
}

/**
 * Returns whether the lesson has started (`now`) or starts later today; `undefined` when it is past or on
 * another day.
 */
export function nearnessOf(appointment: Appointment, now: Date, isOld: boolean): 'now' | 'today' | undefined {
  if (stateOf(appointment, now, isOld) === 'past') return undefined
  if (appointment.StartDate <= now) return 'now'
  return isoDay(appointment.StartDate) === isoDay(now) ? 'today' : undefined
}

/** Returns the colour of the badge; amber means that the viewer has to act. */
export function toneOf(state: AppointmentState, role: Role): 'action' | 'amber' | 'neutral' {
  if (state === 'paid' || state === 'joinable') return 'action'
  const isWaiting = role === 'teacher' ? state === 'requested' : state === 'unpaid'
  return isWaiting ? 'amber' : 'neutral'
}

/** Id of the title of an appointment's card. */
export const titleId = (id: number) => `programare-${id}`
