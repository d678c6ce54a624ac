import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useEffect, useRef } from 'react'
import { now } from '#clock.ts'
import { calendarFile } from '#domain/calendarFile.ts'
import { paths } from '#domain/paths.ts'
import { bookingText } from '#text/booking.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { mayTakeFocus } from '#ui/focusOnMount.ts'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import { saveFile } from '#ui/saveFile.ts'
import form from './BookingForm.module.css'
import type { Choice } from './choice.ts'
import { formatLesson } from './formatLesson.ts'
import styles from './Summary.module.css'

/** What is known about a lesson before its day and hour are chosen. */
export type LessonSummary = {
  subject?: string
  /** The tutor's name. */
  name: string
  /** The price as the ad lists it, or the text for a missing one; `undefined` where there is no ad. */
  price?: string
  /** The price of the earlier lesson that is booked again. */
  pastPrice?: string
}

/** The lesson that is being booked: tutor, subject, day, hours and the listed price. Computes no price. */
export function Summary({ lesson, choice: { day, hour } }: { lesson: LessonSummary; choice: Choice }) {
  const { subject, name, price, pastPrice } = lesson
  const facts = [
    [bookingText.summary.tutor, name],
    [bookingText.summary.subject, subject],
    [bookingText.summary.duration, bookingText.summary.oneHour],
    [bookingText.summary.price, price],
    [bookingText.summary.pastPrice, pastPrice],
  ]
  return (
    <Stack as="section" gap={3} className={styles.summary} aria-label={bookingText.summary.heading}>
      <p className={styles.when}>{keepDateTogether(formatLesson(day, hour))}</p>
      <dl className={styles.facts}>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Stack>
  )
}

/** Returns the text with non-breaking spaces in its date, so that a narrow line breaks before the hours instead. */
const keepDateTogether = (text: string) => text.replace(/(\d+) (\S+) (\d{4})/, '$1\u00A0$2\u00A0$3')

type BookedProps = {
  tutorCode: string
  lesson: LessonSummary
  choice: Choice
  onAnother: () => void
}

export function Booked({ tutorCode, lesson, choice, onAnother }: BookedProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  // Syncs with the document's focus: the button that had it has unmounted with the form.
  useEffect(() => {
    if (!mayTakeFocus(heading.current)) return
    heading.current?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus({ preventScroll: true })
  }, [])

  function saveCalendarFile() {
    const { day, hour } = choice
    const file = calendarFile({
      day,
      hour,
      title: bookingText.calendarTitle(lesson.subject ?? '', lesson.name),
      description: bookingText.calendarDescription,
      id: `${tutorCode}-${day}-${hour}@meditatii`,
      made: now(),
    })
    saveFile(bookingText.calendarFileName(day), new Blob([file], { type: 'text/calendar;charset=utf-8' }))
  }

  return (
    <Stack gap={3} align="start">
      <CircleCheck size={40} className={form.tick} />
      <h3 ref={heading} tabIndex={-1} className={form.done}>
        {bookingText.done}
      </h3>
      <p>{bookingText.doneHelp(lesson.name)}</p>
      <Summary lesson={lesson} choice={choice} />
      <Cluster gap={3}>
        <ButtonLink to={paths.appointments}>{bookingText.appointments}</ButtonLink>
        <Button variant="secondary" icon={<CalendarPlus />} onClick={saveCalendarFile}>
          {bookingText.calendarFile}
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          {bookingText.another}
        </Button>
      </Cluster>
    </Stack>
  )
}
