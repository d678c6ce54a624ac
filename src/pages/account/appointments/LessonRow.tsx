import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
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
import { isoDay } from '#domain/dates.ts'
import { whenOf } from '#domain/lessonTimes.ts'
import { lei } from '#domain/numbers.ts'
import { DateTile } from '#features/lesson/DateTile.tsx'
import { LessonHeading } from '#features/lesson/LessonHeading.tsx'
import { LessonTime } from '#features/lesson/LessonTime.tsx'
import { LessonTrack } from '#features/lesson/LessonTrack.tsx'
import { appointmentsText as text } from '#text/appointments.ts'
import { lessonText } from '#text/lesson.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { Button } from '#ui/Button/Button.tsx'
import { classes } from '#ui/classes.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Text } from '#ui/layout/layout.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import { Action, titleId } from './Action.tsx'
import type { PendableAction } from './changes.ts'
import styles from './LessonRow.module.css'

type Props = {
  appointment: Appointment
  role: Role
  now: Date
  actions: readonly AppointmentAction[]
  pending?: PendableAction
  /** Chosen for payment. */
  isChosen: boolean
  /** Whether its details are open at first. */
  isOpen?: boolean
  onAction: (action: AppointmentAction) => void
}

/** The actions that a row shows without its details: what the lesson waits for. */
const dueActions: ReadonlySet<AppointmentAction> = new Set(['join', 'accept', 'pay'])

/** A lesson of the active list: one row with what it waits for; its steps and the other actions open below it. §2 */
export function LessonRow(props: Props) {
  const { appointment, role, now, actions, pending, isChosen, onAction } = props
  const [isOpen, setIsOpen] = useState(props.isOpen ?? false)
  const detailsId = useId()
  const { Id, StartDate } = appointment
  const other = otherParty(appointment, role)
  const { name, subject, price } = ticketOf(appointment, other)
  const isToday = isoDay(StartDate) === isoDay(now)
  // A lesson that can be joined is paid for: its price is a detail.
  const isJoinable = stateOf(appointment, now) === 'joinable'
  const priceText = (
    <p className={styles.price} data-unknown={price === null || undefined}>
      {price === null ? text.noPrice : lei(price)}
    </p>
  )
  const renderAction = (action: AppointmentAction) => (
    <Action
      key={action}
      action={action}
      appointment={appointment}
      name={name}
      isChosen={isChosen}
      onPress={() => onAction(action)}
    />
  )
  return (
    <article
      ref={moveFocusOnUnmount}
      className={classes(styles.row, isJoinable ? styles.banner : undefined)}
      aria-labelledby={titleId(Id)}
      data-today={isToday || undefined}
      data-chosen={isChosen || undefined}
    >
      <DateTile moment={StartDate} now={now} />
      <div className={styles.facts}>
        <LessonHeading
          name={name}
          lesson={appointment}
          isChosen={isChosen}
          id={titleId(Id)}
          className={styles.name}
        />
        <Text tone="soft" size={2}>
          {subject && (
            <span>
              <bdi>{subject}</bdi>
              {'\u00a0· '}
            </span>
          )}
          <LessonTime lesson={appointment} now={now} />
        </Text>
        {isUnderway(appointment, now, false) && <Badge tone="amber">{text.now}</Badge>}
        {pending && <Badge aria-busy="true">{text.pending[pending]}</Badge>}
        {isChosen && (
          <p className={styles.chosen} aria-hidden="true">
            <Check />
            <span>{lessonText.chosen}</span>
          </p>
        )}
      </div>
      <div className={styles.due}>
        {!isJoinable && priceText}
        {actions.filter(action => dueActions.has(action)).map(renderAction)}
      </div>
      <Button
        variant="quiet"
        className={styles.toggle}
        icon={<ChevronDown />}
        aria-label={`${text.details} ${text.actions.of(name, whenOf(appointment))}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <div id={detailsId} className={styles.details}>
          <div className={styles.track}>
            <LessonTrack progress={progressOf(appointment, now)} />
          </div>
          {isJoinable && priceText}
          {actions.filter(action => !dueActions.has(action)).map(renderAction)}
        </div>
      )}
    </article>
  )
}

export function LessonRowSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      <Skeleton shape="block" width="3.25rem" height="4.25rem" />
      <div className={styles.facts}>
        <Skeleton width="min(10rem, 100%)" height="1.3em" />
        <Skeleton width="min(12rem, 100%)" />
      </div>
      <div className={styles.due}>
        <Skeleton width="5rem" />
      </div>
    </div>
  )
}
