import Check from 'lucide-react/icons/check'
import { type ReactNode, useId } from 'react'
import { portraitUrl } from '#api/portraits.ts'
import type { LessonProgress } from '#domain/appointment.ts'
import { isoDay } from '#domain/dates.ts'
import type { TicketLesson } from '#domain/lessonTicket.ts'
import { dayOf, hoursOf, zoneNote } from '#domain/lessonTimes.ts'
import { lei } from '#domain/numbers.ts'
import { appointmentsText } from '#text/appointments.ts'
import { lessonText as text } from '#text/lesson.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { classes } from '#ui/classes.ts'
import styles from './LessonTicket.module.css'
import { Leaf } from './Leaf.tsx'
import { LessonTrack } from './LessonTrack.tsx'

type Props = {
  lesson: TicketLesson
  now: Date
  /** Id of the heading, which can take the focus. */
  titleId?: string | undefined
  progress?: LessonProgress | undefined
  badges?: ReactNode
  /** Chosen among others: a tick and a word mark the ticket. */
  isChosen?: boolean | undefined
  /** Without the price and the actions, in a dialog about something else. */
  isCompact?: boolean
  /** Buttons and links, beside the price. */
  children?: ReactNode
}

/** A lesson: the day as a calendar leaf, the other party, subject, hours, its steps, the price and actions. §2 */
export function LessonTicket(props: Props) {
  const { lesson, now, titleId, progress, badges, isChosen, isCompact = false, children } = props
  const ownId = useId()
  const id = titleId ?? ownId
  const { name, picture, subject, StartDate, price } = lesson
  const isToday = isoDay(StartDate) === isoDay(now)
  const zone = zoneNote(StartDate)
  return (
    <article
      className={styles.ticket}
      aria-labelledby={id}
      data-today={isToday || undefined}
      data-quiet={progress?.hasLapsed || undefined}
      data-chosen={isChosen || undefined}
    >
      {isChosen && (
        <p className={styles.chosen}>
          <Check aria-hidden="true" />
          {text.chosen}
        </p>
      )}
      <div className={styles.layout}>
        <div className={styles.main}>
          <Leaf moment={StartDate} now={now} />
          <div className={styles.facts}>
            <h3 id={id} tabIndex={-1} className={styles.name}>
              <bdi>{name}</bdi>
            </h3>
            {subject && (
              <p className={styles.subject} dir="auto">
                {subject}
              </p>
            )}
            <p className={styles.line}>
              <time dateTime={StartDate.toISOString()} className={styles.hours}>
                {isToday ? `${text.today}, ` : <span className="visuallyHidden">{dayOf(lesson)}, </span>}
                <span className="unbroken">{hoursOf(lesson)}</span>
                {zone && ` (${zone})`}
              </time>
              {badges}
            </p>
          </div>
          <Avatar name={name} src={portraitUrl(picture)} size={40} className={styles.portrait} />
          {progress && (
            <div className={styles.progress}>
              <LessonTrack progress={progress} />
            </div>
          )}
        </div>
        {!isCompact && (
          <div className={styles.stub}>
            <p className={classes(styles.price, price === null ? styles.noPrice : undefined)}>
              {price === null ? appointmentsText.noPrice : lei(price)}
            </p>
            {children && <div className={styles.actions}>{children}</div>}
          </div>
        )}
      </div>
    </article>
  )
}
