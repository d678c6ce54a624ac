import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Check from 'lucide-react/icons/check'
import CreditCard from 'lucide-react/icons/credit-card'
import Star from 'lucide-react/icons/star'
import Undo2 from 'lucide-react/icons/undo-2'
import type { Appointment } from '#api/appointments.ts'
import {
  type AppointmentAction,
  isUnderway,
  otherParty,
  progressOf,
  type Role,
  stateOf,
  ticketOf,
} from '#domain/appointment.ts'
import { whenOf } from '#domain/lessonTimes.ts'
import { JoinLink } from '#features/lesson/JoinLink.tsx'
import { LessonTicket } from '#features/lesson/LessonTicket.tsx'
import { StateBadge } from '#features/lesson/StateBadge.tsx'
import { appointmentsText as text } from '#text/appointments.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Button, type ButtonLook } from '#ui/Button/Button.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import type { PendableAction } from './changes.ts'

export const titleId = (id: number) => `programare-${id}`

type Props = {
  appointment: Appointment
  role: Role
  now: Date
  isOld?: boolean
  /** The viewer's score of the tutor. */
  score?: number
  actions: readonly AppointmentAction[]
  pending?: PendableAction
  isChosen: boolean
  onAction: (action: AppointmentAction) => void
}

export function AppointmentCard(props: Props) {
  const { appointment, role, now, isOld = false, score, actions, pending, isChosen, onAction } = props
  const other = otherParty(appointment, role)
  return (
    <LessonTicket
      lesson={ticketOf(appointment, other)}
      now={now}
      titleId={titleId(appointment.Id)}
      progress={progressOf(appointment, now, { isOld, score })}
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

type ActionProps = {
  action: AppointmentAction
  appointment: Appointment
  name: string
  isChosen: boolean
  onPress: () => void
}

const looks: Record<Exclude<AppointmentAction, 'join'>, ButtonLook> = {
  accept: { icon: <Check /> },
  // Plain text, because cancelling must never look like paying or accepting.
  cancel: { variant: 'quiet' },
  pay: { icon: <CreditCard /> },
  rate: { variant: 'secondary', icon: <Star /> },
  rebook: { variant: 'secondary', icon: <CalendarPlus /> },
}

/** A button or link of a card. Visually hidden text adds the other party and the time to its label. */
function Action({ action, appointment, name, isChosen, onPress }: ActionProps) {
  const when = whenOf(appointment)
  if (action === 'join') return <JoinLink id={appointment.Id} name={name} when={when} />
  // §4 Multi-pay: the button toggles between 'Achita' (choose) and 'Renunta' (no longer choose).
  const isDeselecting = action === 'pay' && isChosen
  const look: ButtonLook = isDeselecting ? { variant: 'secondary', icon: <Undo2 /> } : looks[action]
  return (
    <Button {...look} ref={moveFocusOnUnmount} size="small" onClick={onPress}>
      <span>{`${isDeselecting ? text.actions.unpay : text.actions[action]} `}</span>
      <span className="visuallyHidden">
        {(action === 'cancel' ? `${text.actions.cancelObject} ` : '') + text.actions.of(name, when)}
      </span>
    </Button>
  )
}
