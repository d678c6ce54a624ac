import { type ReactNode, useId } from 'react'
import { portraitUrl } from '#api/portraits.ts'
import type { LessonProgress, TicketLesson } from '#domain/appointment.ts'
import { isoDay } from '#domain/dates.ts'
import { lei } from '#domain/numbers.ts'
import { appointmentsText } from '#text/appointments.ts'
import { Avatar } from '#ui/Avatar/Avatar.tsx'
import { classes } from '#ui/classes.ts'
import type { Elements } from '#ui/elements.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import { DateTile } from './DateTile.tsx'
import styles from './LessonTicket.module.css'
import { LessonHeading } from './LessonHeading.tsx'
import { LessonTime } from './LessonTime.tsx'
import { LessonTrack } from './LessonTrack.tsx'

type Props = {
  lesson: TicketLesson
  now: Date
  /** Id of the heading, which can take the focus. */
  titleId?: string
  progress?: LessonProgress
  badges?: Elements
  /** Leaves out the price and the actions, for a dialog about something else. */
  isCompact?: boolean
  children?: ReactNode
}

/** A lesson: the day as a tile, the other party, subject, hours, its steps, the price and actions. §2 */
export function LessonTicket(props: Props) {
  const { lesson, now, titleId, progress, badges, isCompact = false, children } = props
  const ownId = useId()
  const id = titleId ?? ownId
  const { name, picture, subject, StartDate, price } = lesson
  const isToday = isoDay(StartDate) === isoDay(now)
  return (
    <article
      ref={moveFocusOnUnmount}
      className={styles.ticket}
      aria-labelledby={id}
      data-today={isToday || undefined}
      data-quiet={progress?.hasLapsed || undefined}
    >
      <Stack className={styles.layout}>
        <div className={styles.main}>
          <DateTile moment={StartDate} now={now} />
          <div className={styles.facts}>
            <LessonHeading name={name} lesson={lesson} size={4} id={id} className={styles.name} />
            {subject && (
              <Text tone="soft" size={2} className={styles.subject} dir="auto">
                {subject}
              </Text>
            )}
            <Cluster as="p" gap={2} rowGap={1} align="center" className={styles.times}>
              <LessonTime lesson={lesson} now={now} className={styles.hours} />
              {badges}
            </Cluster>
            <Avatar name={name} src={portraitUrl(picture)} size={40} className={styles.portrait} />
          </div>
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
      </Stack>
    </article>
  )
}

export function LessonTicketSkeleton() {
  return (
    <div className={styles.ticket} aria-hidden="true">
      <Stack className={styles.layout}>
        <div className={styles.main}>
          <Skeleton shape="block" width="3.25rem" height="4.25rem" />
          <div className={styles.facts}>
            <Skeleton width="min(10rem, 100%)" height="1.4em" />
            <Skeleton width="6rem" />
            <Skeleton width="min(12rem, 100%)" className={styles.times} />
            <Skeleton shape="circle" width={40} height={40} className={styles.portrait} />
          </div>
          <div className={styles.progress}>
            <Skeleton height="2.1rem" />
          </div>
        </div>
        <div className={styles.stub}>
          <Skeleton width="5rem" />
          <Skeleton shape="block" width="7rem" height="2.75rem" />
        </div>
      </Stack>
    </div>
  )
}
