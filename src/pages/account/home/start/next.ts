import type { Appointment } from '#api/appointments.ts'
import { type AppointmentState, stateOf } from '#domain/appointment.ts'
import { isoDay } from '#domain/dates.ts'

export type NextAppointment = {
  appointment: Appointment
  state: Exclude<AppointmentState, 'past'>
  /** Whether it starts today, by Romanian time. */
  isToday: boolean
}

/** Returns the earliest appointment that has not ended, even if it has started; `null` when there is none. */
export function nextOf(appointments: readonly Appointment[], now: Date): NextAppointment | null {
  const [next] = appointments
    .filter(({ EndDate }) => EndDate > now)
    .toSorted((a, b) => a.StartDate.getTime() - b.StartDate.getTime())
  if (!next) return null
  const state = stateOf(next, now)
  return state === 'past'
    ? null
    : { appointment: next, state, isToday: isoDay(next.StartDate) === isoDay(now) }
}
