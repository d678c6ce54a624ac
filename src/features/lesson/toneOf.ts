import type { AppointmentState, Role } from '#domain/appointment.ts'

/** Returns the colour of the badge; amber means that the viewer has to act. */
export function toneOf(state: AppointmentState, role: Role): 'action' | 'amber' | 'neutral' {
  if (state === 'paid' || state === 'joinable') return 'action'
  const isWaiting = role === 'tutor' ? state === 'requested' : state === 'unpaid'
  return isWaiting ? 'amber' : 'neutral'
}
