import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref } from 'react-router'
import { paths } from '#domain/paths.ts'
import type { Viewer } from '#session.ts'
import { FailureAlert } from '#submit/FailureAlert.tsx'
import { bookingText } from '#text/booking.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { Booked } from './Booked.tsx'
import styles from './BookingForm.module.css'
import { HourTaken } from './bookLesson.ts'
import type { Choice } from './choice.ts'
import { DayChoice } from './DayChoice.tsx'
import { DayHours } from './DayHours.tsx'
import { type BookingProblem, bookingTexts, useBooking } from './useBooking.ts'
import { type Offer, Summary } from './Summary.tsx'

type Props = {
  /** The tutor's `UserCode`. */
  teacher: string
  offer: Offer
  viewer: Viewer
  /** The draft from before a login, or from before the form was closed and opened again. */
  restored: Choice | null
  /** When set, the form books by the call of the appointments list, and calls this after a success. */
  onBookedAgain?: () => void
}

/** The booking form: a day, one of its free hours, the agreement. §2 Tutor ad page, §5 Booking */
export function BookingForm({ teacher, offer, viewer, restored, onBookedAgain }: Props) {
  const booking = useBooking({
    teacherCode: teacher,
    viewerCode: viewer.UserCode,
    restored,
    onFocus: focusField,
    onBookedAgain,
  })
  const { day, free, hour, agreed, booked, failure, isPending, canAgree } = booking
  const isTaken = failure?.status === 'failed' && failure.error instanceof HourTaken
  const isFailed = failure !== null && !isTaken
  // True when a press has opened the calendar; after a login it opens by itself.
  const [isOpenedByPress] = useState(restored === null)
  const terms = useHref(paths.terms)
  const fields = {
    hour: useRef<HTMLHeadingElement>(null),
    agreement: useRef<HTMLInputElement>(null),
  }
  const button = useRef<HTMLButtonElement>(null)
  const errorOf = (field: BookingProblem['field']) =>
    booking.problem?.field === field ? booking.problem.text : undefined

  function chooseDay(next: string) {
    flushSync(() => booking.chooseDay(next))
    showHours()
  }

  function retryHours() {
    flushSync(booking.retryHours)
    showHours()
  }

  /** Scrolls to the hours, which are below the calendar on a phone, and focuses their heading. */
  function showHours() {
    fields.hour.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    fields.hour.current?.focus({ preventScroll: true })
  }

  function focusField(field: BookingProblem['field']) {
    if (field === 'hour') showHours()
    else fields[field].current?.focus()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    // The fields are inert while the submission is pending, and one of them may have the focus.
    button.current?.focus()
    booking.submit()
  }

  if (booked) {
    return <Booked teacher={teacher} offer={offer} choice={booked} onAnother={() => chooseDay(booked.day)} />
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!onBookedAgain && <p className={styles.help}>{bookingText.help}</p>}
      <DayChoice
        teacher={teacher}
        day={day}
        isPending={isPending}
        takesFocus={isOpenedByPress && day === null}
        onDayChange={chooseDay}
      />
      <DayHours
        headingRef={fields.hour}
        teacher={teacher}
        day={day}
        free={free}
        hour={hour}
        goneHour={booking.goneHour}
        isPending={isPending}
        onHourChange={booking.setHour}
        onDayChange={chooseDay}
        onRetry={retryHours}
        error={errorOf('hour')}
        isTaken={isTaken}
      />
      {(canAgree || isFailed) && (
        <div
          className={styles.end}
          data-waiting={free.status === 'pending' && !isPending && !isFailed ? '' : undefined}
        >
          {day !== null && hour !== null && <Summary offer={offer} choice={{ day, hour }} />}
          {canAgree && (
            <Checkbox
              ref={fields.agreement}
              checked={agreed}
              readOnly={isPending}
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
          )}
          <FailureAlert failure={isFailed ? failure : null} texts={bookingTexts} />
          {canAgree && (
            <Button ref={button} type="submit" busy={isPending} className={styles.start}>
              {bookingText.save}
            </Button>
          )}
        </div>
      )}
    </form>
  )
}
