import type { AppointmentState, Role } from '#domain/appointment.ts'
import { appointmentsText } from '#text/appointments.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { toneOf } from './toneOf.ts'

type Props = { state: AppointmentState; viewerRole: Role }

/** The state of an appointment as its viewer reads it. §4 Appointment */
export function StateBadge({ state, viewerRole }: Props) {
  return <Badge tone={toneOf(state, viewerRole)}>{appointmentsText.states[viewerRole][state]}</Badge>
}
