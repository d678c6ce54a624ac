import type { Appointment } from '#api/appointments.ts'
import { stateOf } from '#domain/appointment.ts'

/** Returns whether the lesson has started and is not past. */
export function isUnderway(appointment: Appointment, now: Date, isOld: boolean): boolean {
  return appointment.StartDate <= now && stateOf(appointment, now, isOld) !== 'past'
}

/** Id of the title of an appointment's card. */
export const titleId = (id: number) => `programare-${id}`
