import CalendarDays from 'lucide-react/icons/calendar-days'
import Wallet from 'lucide-react/icons/wallet'
import type { Appointment } from '#api/appointments.ts'
import { portraitUrl } from '#api/portraits.ts'
import { type AppointmentAction, hasPrice, type Role, stateOf } from '#domain/appointment.ts'
import { lei } from '#domain/numbers.ts'
import { displayName } from '#domain/people.ts'
import { appointmentsText as text } from '#text/appointments.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { Action } from './Action.tsx'
import styles from './AppointmentCard.module.css'
import type { PendableAction } from './changes.ts'
import { nearnessOf, otherParty, titleId, toneOf, formatTime } from './cardView.ts'

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

/** One appointment: the other party, the time, the price, the state and the viewer's actions. §2 Appointments */
export function AppointmentCard(props: Props) {
  const { appointment, role, now, isOld = false, actions, pending, isChosen, onAction } = props
  const { party, name } = otherParty(appointment, role)
  const { Id, Category, StartDate } = appointment
  const state = stateOf(appointment, now, isOld)
  const nearness = nearnessOf(appointment, now, isOld)
  const id = titleId(Id)
  return (
    <Card
      as="article"
      className={styles.card}
      aria-labelledby={id}
      data-near={nearness}
      data-chosen={isChosen}
    >
      <Avatar
        name={displayName(party ?? {}, true)}
        src={portraitUrl(party?.ProfileImageUrl)}
        size={56}
        className={styles.portrait}
      />
      <div className={styles.facts}>
        <h3 id={id} tabIndex={-1} className={styles.name}>
          <bdi>{name}</bdi>
        </h3>
        {Category && (
          <p className={styles.subject} dir="auto">
            {Category.Name}
          </p>
        )}
        <p className={styles.fact}>
          <CalendarDays aria-hidden="true" />
          <time dateTime={StartDate.toISOString()} className={styles.when}>
            {formatTime(appointment, nearness && text.today)}
          </time>
        </p>
        <p className={styles.fact}>
          <Wallet aria-hidden="true" />
          {hasPrice(appointment) ? lei(appointment.Price) : text.noPrice}
        </p>
        <p className={styles.badges}>
          {nearness === 'now' && <Badge tone="action">{text.now}</Badge>}
          <Badge tone={toneOf(state, role)}>{text.states[role][state]}</Badge>
          {pending && <Badge aria-busy="true">{text.pending[pending]}</Badge>}
        </p>
      </div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map(action => (
            <Action
              key={action}
              action={action}
              appointment={appointment}
              name={name}
              isChosen={isChosen}
              onPress={() => onAction(action)}
            />
          ))}
        </div>
      )}
    </Card>
  )
}
