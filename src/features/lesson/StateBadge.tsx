import type { AppointmentState, Role } from '#domain/appointment.ts'
import { appointmentsText } from '#text/appointments.ts'
import { Badge } from '#ui/Badge/Badge.tsx'

export function StateBadge({ state, viewerRole }: { state: AppointmentState; viewerRole: Role }) {
  return <Badge tone={toneOf(state, viewerRole)}>{appointmentsText.states[viewerRole][state]}</Badge>
}

/** Returns the colour of the badge; amber means that the viewer has to act. */
export function toneOf(state: AppointmentState, role: Role): 'action' | 'amber' | 'neutral' {
  if (state === 'paid' || state === 'joinable') return 'action'
  const isWaiting = role === 'tutor' ? state === 'requested' : state === 'unpaid'
  return isWaiting ? 'amber' : 'neutral'
}
