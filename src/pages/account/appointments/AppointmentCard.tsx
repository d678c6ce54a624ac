import type { Appointment } from '#api/appointments.ts'
import { type AppointmentAction, otherParty, progressOf, type Role, stateOf } from '#domain/appointment.ts'
import { LessonTicket } from '#features/lesson/LessonTicket.tsx'
import { StateBadge } from '#features/lesson/StateBadge.tsx'
import { ticketOf } from '#domain/lessonTicket.ts'
import { appointmentsText as text } from '#text/appointments.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Action } from './Action.tsx'
import type { PendableAction } from './changes.ts'
import { isUnderway, titleId } from './cardView.ts'

type Props = {
  appointment: Appointment
  role: Role
  now: Date
  isOld?: boolean
  actions: readonly AppointmentAction[]
  /** The action whose submission is pending. */
  pending?: PendableAction | undefined
  isChosen: boolean
  onAction: (action: AppointmentAction) => void
}

/** The ticket of one appointment, with its state and the viewer's actions. §2 Appointments */
export function AppointmentCard(props: Props) {
  const { appointment, role, now, isOld = false, actions, pending, isChosen, onAction } = props
  const other = otherParty(appointment, role)
  return (
    <LessonTicket
      lesson={ticketOf(appointment, other)}
      now={now}
      titleId={titleId(appointment.Id)}
      progress={progressOf(appointment, now, isOld)}
      isChosen={isChosen}
      badges={
        <>
          {isUnderway(appointment, now, isOld) && <Badge tone="action">{text.now}</Badge>}
          <StateBadge state={stateOf(appointment, now, isOld)} viewerRole={role} />
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
            isChosen={isChosen}
            onPress={() => onAction(action)}
          />
        ))}
    </LessonTicket>
  )
}
