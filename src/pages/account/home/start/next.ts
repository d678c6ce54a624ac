import type { Appointment } from '#api/appointments.ts'
import { type AppointmentState, type LessonProgress, progressOf, stateOf } from '#domain/appointment.ts'

export type NextAppointment = {
  appointment: Appointment
  state: Exclude<AppointmentState, 'past'>
  progress: LessonProgress
  /** The time for which state and progress were computed. */
  now: Date
}

/** Returns the earliest appointment that has not ended, even if it has started; `null` when there is none. */
export function nextOf(appointments: readonly Appointment[], now: Date): NextAppointment | null {
  const [next] = appointments
    .filter(({ EndDate }) => EndDate > now)
    .toSorted((a, b) => a.StartDate.getTime() - b.StartDate.getTime())
  if (!next) return null
  const state = stateOf(next, now)
  return state === 'past' ? null : { appointment: next, state, progress: progressOf(next, now), now }
}
