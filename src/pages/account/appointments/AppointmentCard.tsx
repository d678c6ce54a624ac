import type { Appointment } from '#api/appointments.ts'
import { type AppointmentAction, otherParty, progressOf, type Role, ticketOf } from '#domain/appointment.ts'
import { LessonTicket } from '#features/lesson/LessonTicket.tsx'
import { StateBadge } from '#features/lesson/StateBadge.tsx'
import { appointmentsText as text } from '#text/appointments.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Action, titleId } from './Action.tsx'
import type { PendableAction } from './changes.ts'

type Props = {
  appointment: Appointment
  role: Role
  now: Date
  /** The viewer's score of the tutor. */
  score?: number
  actions: readonly AppointmentAction[]
  pending?: PendableAction
  onAction: (action: AppointmentAction) => void
}

/** A lesson of the old list. */
export function AppointmentCard(props: Props) {
  const { appointment, role, now, score, actions, pending, onAction } = props
  const other = otherParty(appointment, role)
  return (
    <LessonTicket
      lesson={ticketOf(appointment, other)}
      now={now}
      titleId={titleId(appointment.Id)}
      progress={progressOf(appointment, now, { isOld: true, score })}
      badges={
        <>
          <StateBadge state="past" viewerRole={role} />
          {pending && <Badge aria-busy="true">{text.pending[pending]}</Badge>}
        </>
      }
    >
      {actions.length > 0 &&
        actions.map(action => (
          <Action
            key={action}
            action={action}
            appointment={appointment}
            name={other.name}
            onPress={() => onAction(action)}
          />
        ))}
    </LessonTicket>
  )
}
