import type { Appointment } from '#api/appointments.ts'
import { type AppointmentState, type Role, stateOf } from '#domain/appointment.ts'
import { isoDay } from '#domain/dates.ts'
import { dayOf, hoursOf, inWords } from '#domain/lessonTimes.ts'
import { nameOf } from '#domain/people.ts'

/** The other one of the two, as the viewer sees them. */
export function otherOf({ Teacher, Learner }: Appointment, role: Role) {
  const party = role === 'teacher' ? Learner : Teacher
  return { party, name: nameOf(party) }
}

/** `vineri, 20 noiembrie 2026, 09:00–10:00`, in Romanian time, with whose time it is where that is not plain. */
export function whenOf(appointment: Appointment, day = dayOf(appointment)): string {
  return inWords(day, hoursOf(appointment), appointment.StartDate)
}

/** Under way, or later this very day; what is past is neither. */
export function nearnessOf(appointment: Appointment, now: Date, isOld: boolean): 'now' | 'today' | undefined {
  if (stateOf(appointment, now, isOld) === 'past') return undefined
  if (appointment.StartDate <= now) return 'now'
  return isoDay(appointment.StartDate) === isoDay(now) ? 'today' : undefined
}

/** Amber is what waits for the viewer to do something. */
export function toneOf(state: AppointmentState, role: Role): 'action' | 'amber' | 'neutral' {
  if (state === 'paid' || state === 'joinable') return 'action'
  const isWaiting = role === 'teacher' ? state === 'requested' : state === 'unpaid'
  return isWaiting ? 'amber' : 'neutral'
}

/** Of the title of an appointment's card. */
export const titleId = (id: number) => `programare-${id}`
