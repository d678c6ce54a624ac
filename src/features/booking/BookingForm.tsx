import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref, useLocation } from 'react-router'
import { now } from '#clock.ts'
import { lastBookableDay } from '#domain/booking.ts'
import { isoDay } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { goToLogin, type Viewer } from '#session.ts'
import { bookingText } from '#text/booking.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Calendar } from '#ui/Calendar/Calendar.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { FailedAlert } from '#ui/FailedAlert/FailedAlert.tsx'
import { FieldError } from '#ui/TextField/Field.tsx'
import { Booked } from './Booked.tsx'
import styles from './BookingForm.module.css'
import type { Choice } from './bookLesson.ts'
import { DayHours } from './DayHours.tsx'
import { type BookingProblem, type Next, useBooking } from './useBooking.ts'
import { lessonInWords } from './words.ts'

type Props = {
  /** The tutor's `UserCode`. */
  teacher: string
  subject: string | undefined
  name: string
  viewer: Viewer
  /** Chosen before: before a login in between, or before the form was closed and opened again. */
  kept: Choice | null
  /** Books by the call of the appointments list, and is called after a success. */
  onBookedAgain?: () => void
}

/** A day, one of its free hours, the agreement. §2 Tutor ad page, §5 Booking */
export function BookingForm({ teacher, subject, name, viewer, kept, onBookedAgain }: Props) {
  const booking = useBooking({
    teacherCode: teacher,
    viewerCode: viewer.UserCode,
    kept,
    onNext: goOn,
    onBookedAgain,
  })
  const { day, hour, agreed, failed, booked, isSaving } = booking
  // A press has opened the calendar, unless it opens by itself after a login.
  const [isAskedFor] = useState(kept === null)
  const here = useHref(useLocation())
  const terms = useHref(paths.terms)
  const dayError = useId()
  const fields = {
    day: useRef<HTMLDivElement>(null),
    hour: useRef<HTMLHeadingElement>(null),
    agreement: useRef<HTMLButtonElement>(null),
  }
  const errorOf = (field: BookingProblem['field']) =>
    booking.problem?.field === field ? booking.problem.text : undefined

  function chooseDay(next: string) {
    flushSync(() => booking.chooseDay(next))
    showHours()
  }

  function readAgain() {
    flushSync(booking.readAgain)
    showHours()
  }

  /** On a phone the hours are below the calendar. */
  function showHours() {
    fields.hour.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    fields.hour.current?.focus({ preventScroll: true })
  }

  function save(event: FormEvent) {
    event.preventDefault()
    if (!isSaving) booking.save()
  }

  function goOn(next: Next) {
    if (next === 'login') return goToLogin(here)
    if (next === 'hour') return showHours()
    fields[next].current?.focus()
  }

  if (booked) {
    return (
      <Booked
        teacher={teacher}
        subject={subject}
        name={name}
        choice={booked}
        onAnother={() => chooseDay(booked.day)}
      />
    )
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <div
        ref={fields.day}
        tabIndex={-1}
        role="group"
        aria-label={bookingText.day}
        aria-describedby={`${dayError}-error`}
        className={styles.day}
      >
        <Calendar
          label={bookingText.dayCalendar}
          value={day}
          onValueChange={chooseDay}
          today={isoDay(now())}
          lastDay={lastBookableDay(isoDay(now()))}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed has become the calendar
          autoFocus={isAskedFor && day === null}
        />
        <FieldError id={dayError}>{errorOf('day')}</FieldError>
      </div>
      <DayHours
        headingRef={fields.hour}
        teacher={teacher}
        day={day}
        free={booking.free}
        hour={hour}
        // What is on its way may have taken it.
        goneHour={isSaving ? null : booking.goneHour}
        isUnknown={booking.isEarlierUnknown}
        onHourChange={booking.setHour}
        onDayChange={chooseDay}
        onRetry={readAgain}
        error={errorOf('hour')}
        isTaken={failed?.kind === 'taken'}
      />
      <div className={styles.end}>
        {day !== null && hour !== null && <p className={styles.chosen}>{lessonInWords(day, hour)}</p>}
        <Checkbox
          ref={fields.agreement}
          checked={agreed}
          onCheckedChange={booking.setAgreed}
          error={errorOf('agreement')}
          label={
            <>
              {bookingText.agreement}{' '}
              <a href={terms} target="_blank" rel="noreferrer">
                {bookingText.agreementTerms}
              </a>{' '}
              {bookingText.agreementEnd}
            </>
          }
        />
        <FailedAlert failed={failed?.kind === 'taken' ? null : failed} expired={bookingText.expired} />
        <Button type="submit" busy={isSaving} className={styles.start}>
          {bookingText.save}
        </Button>
      </div>
    </form>
  )
}
