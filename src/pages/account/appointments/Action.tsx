import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Check from 'lucide-react/icons/check'
import CreditCard from 'lucide-react/icons/credit-card'
import Star from 'lucide-react/icons/star'
import Undo2 from 'lucide-react/icons/undo-2'
import type { Appointment } from '#api/appointments.ts'
import type { AppointmentAction } from '#domain/appointment.ts'
import { whenOf } from '#domain/lessonTimes.ts'
import { JoinLink } from '#features/lesson/JoinLink.tsx'
import { appointmentsText as text } from '#text/appointments.ts'
import { Button, type ButtonLook } from '#ui/Button/Button.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'

/** Id of the heading of a lesson on this screen, which can take the focus. */
export const titleId = (id: number) => `programare-${id}`

type ActionProps = {
  action: AppointmentAction
  appointment: Appointment
  name: string
  isChosen?: boolean
  onPress: () => void
}

const looks: Record<Exclude<AppointmentAction, 'join'>, ButtonLook> = {
  accept: { icon: <Check /> },
  // Plain text, because cancelling must never look like paying or accepting.
  cancel: { variant: 'quiet' },
  pay: { variant: 'secondary', icon: <CreditCard /> },
  rate: { variant: 'secondary', icon: <Star /> },
  rebook: { variant: 'secondary', icon: <CalendarPlus /> },
}

/** A button or link of a lesson. Visually hidden text adds the other party and the time to its label. */
export function Action({ action, appointment, name, isChosen = false, onPress }: ActionProps) {
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
