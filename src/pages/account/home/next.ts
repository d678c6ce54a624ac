import type { Appointment } from '#api/appointments.ts'
import { dayInWords, isElsewhere, isoDay } from '#domain/dates.ts'
import { type AppointmentState, stateOf } from '#domain/appointment.ts'
import { bookingText } from '#text/booking.ts'

export type NextAppointment = {
  appointment: Appointment
  state: Exclude<AppointmentState, 'past'>
  /** It begins on this very day. */
  isToday: boolean
}

/** The earliest appointment that has not ended, the one under way included; `null` when there is none. */
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

const clock = new Intl.DateTimeFormat('ro-RO', {
  timeZone: 'Europe/Bucharest',
  hour: '2-digit',
  minute: '2-digit',
})

/** `vineri, 20 noiembrie 2026`, in Romanian time. */
export function dayOf({ StartDate }: Appointment): string {
  return dayInWords(isoDay(StartDate))
}

/** `09:00–10:00`, in Romanian time. */
export function hoursOf({ StartDate, EndDate }: Appointment): string {
  return `${clock.format(StartDate)}–${clock.format(EndDate)}`
}

/** Whose time it is, where the browser's clock shows another. */
export function zoneNote({ StartDate }: Appointment): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return isElsewhere(StartDate, timeZone) ? ` (${bookingText.romanianTime})` : ''
}
