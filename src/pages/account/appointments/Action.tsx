import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Check from 'lucide-react/icons/check'
import CreditCard from 'lucide-react/icons/credit-card'
import Star from 'lucide-react/icons/star'
import Undo2 from 'lucide-react/icons/undo-2'
import type { Appointment } from '#api/appointments.ts'
import type { AppointmentAction } from '#domain/appointment.ts'
import { whenOf } from '#domain/lessonTimes.ts'
import { JoinLink } from '#features/lesson/JoinLink.tsx'
import { appointmentsText } from '#text/appointments.ts'
import { Button, type ButtonLook } from '#ui/Button/Button.tsx'

type Props = {
  action: AppointmentAction
  appointment: Appointment
  /** Name of the other party. */
  name: string
  isChosen: boolean
  onPress: () => void
}

const text = appointmentsText.actions

const looks: Record<Exclude<AppointmentAction, 'join'>, ButtonLook> = {
  accept: { icon: <Check aria-hidden="true" /> },
  // Text alone: cancelling must never look like paying or accepting.
  cancel: { variant: 'quiet' },
  pay: { icon: <CreditCard aria-hidden="true" /> },
  rate: { variant: 'secondary', icon: <Star aria-hidden="true" /> },
  rebook: { variant: 'secondary', icon: <CalendarPlus aria-hidden="true" /> },
}

/**
 * A button or link of a card. Its label is the same on every card, so visually hidden text adds the other
 * party's name and the time.
 */
export function Action({ action, appointment, name, isChosen, onPress }: Props) {
  const when = whenOf(appointment)
  if (action === 'join') return <JoinLink id={appointment.Id} name={name} when={when} />
  // §4 Multi-pay: the button toggles between 'Achita' (choose) and 'Renunta' (no longer choose).
  const isDeselecting = action === 'pay' && isChosen
  const look: ButtonLook = isDeselecting
    ? { variant: 'secondary', icon: <Undo2 aria-hidden="true" /> }
    : looks[action]
  return (
    <Button {...look} size="small" onClick={onPress}>
      {isDeselecting ? text.unpay : text[action]}{' '}
      <span className="visuallyHidden">
        {action === 'cancel' && `${text.cancelObject} `}
        {text.of(name, when)}
      </span>
    </Button>
  )
}
