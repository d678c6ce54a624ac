import type { Appointment } from '#api/appointments.ts'
import {
  type AppointmentAction,
  hasPrice,
  otherParty,
  progressOf,
  type Role,
  stateOf,
} from '#domain/appointment.ts'
import { LessonTicket } from '#features/lesson/LessonTicket.tsx'
import { appointmentsText as text } from '#text/appointments.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Action } from './Action.tsx'
import type { PendableAction } from './changes.ts'
import { nearnessOf, titleId, toneOf } from './cardView.ts'

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
  const { party, name } = otherParty(appointment, role)
  const { Id, Category, StartDate, EndDate } = appointment
  const state = stateOf(appointment, now, isOld)
  return (
    <LessonTicket
      lesson={{
        name,
        picture: party?.ProfileImageUrl,
        subject: Category?.Name,
        StartDate,
        EndDate,
        price: hasPrice(appointment) ? appointment.Price : null,
      }}
      now={now}
      titleId={titleId(Id)}
      progress={progressOf(appointment, now, isOld)}
      isChosen={isChosen}
      badges={
        <>
          {nearnessOf(appointment, now, isOld) === 'now' && <Badge tone="action">{text.now}</Badge>}
          <Badge tone={toneOf(state, role)}>{text.states[role][state]}</Badge>
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
            name={name}
            isChosen={isChosen}
            onPress={() => onAction(action)}
          />
        ))}
    </LessonTicket>
  )
}
