import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useHref } from 'react-router'
import { useRefetch } from '#data/refetch.ts'
import { paths } from '#domain/paths.ts'
import { checkBooking } from '#domain/validation.ts'
import type { Viewer } from '#session.ts'
import { removeDraft, saveDraft } from '#storage/drafts.ts'
import { showToast } from '#stores/toast.ts'
import { FailureAlert, useSubmission } from '#submit/useSubmission.tsx'
import { bookingText } from '#text/booking.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { NewTabLink } from '#ui/NewTabLink.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import { useControls } from '#ui/useControls.ts'
import { Booked, type Offer, Summary } from './Booked.tsx'
import styles from './BookingForm.module.css'
import { bookAgain, bookLesson, bookOnAdPage, HourTaken } from './bookLesson.ts'
import { bookingKey, type Choice, choiceKey } from './choice.ts'
import { DayChoice, DayHours, useHours } from './DayHours.tsx'

type Props = {
  tutorCode: string
  offer: Offer
  viewer: Viewer
  /** The draft from before a login, or from before the form was closed and opened again. */
  restored: Choice | null
  /** When set, books by the call of the appointments list, and calls this after a success. */
  onBookedAgain?: (() => void) | undefined
}

/** The booking form: a day, one of its free hours, the agreement. §2 Tutor ad page, §5 Booking */
export function BookingForm({ tutorCode, offer, viewer, restored, onBookedAgain }: Props) {
  const booking = useBooking({
    tutorCode,
    viewerCode: viewer.UserCode,
    restored,
    onTaken: showHours,
    onBookedAgain,
  })
  const { day, free, hour, agreed, booked, failure, isPending, canAgree, control } = booking
  const isTaken = failure?.status === 'failed' && failure.error instanceof HourTaken
  const isFailed = failure !== null && !isTaken
  // True when a press has opened the calendar; after a login it opens by itself.
  const [isOpenedByPress] = useState(restored === null)
  const terms = useHref(paths.terms)
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  // The hours must be in the DOM before they can be scrolled to and focused.
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
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus({ preventScroll: true })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    // The fields are inert while the submission is pending, and one of them may have the focus.
    button.current?.focus()
    booking.submit()
  }

  if (booked) {
    return (
      <Booked tutorCode={tutorCode} offer={offer} choice={booked} onAnother={() => chooseDay(booked.day)} />
    )
  }
  return (
    <Stack as="form" gap={8} rowGap={6} className={styles.form} onSubmit={submit} noValidate>
      {!onBookedAgain && (
        <Text tone="soft" reading className={styles.help}>
          {bookingText.help}
        </Text>
      )}
      <DayChoice
        tutorCode={tutorCode}
        day={day}
        isPending={isPending}
        takesFocus={isOpenedByPress && day === null}
        onDayChange={chooseDay}
      />
      <DayHours
        headingRef={heading}
        control={control('hour')}
        tutorCode={tutorCode}
        day={day}
        free={free}
        hour={hour}
        goneHour={booking.goneHour}
        isPending={isPending}
        onHourChange={booking.setHour}
        onDayChange={chooseDay}
        onRetry={retryHours}
        isTaken={isTaken}
      />
      {(canAgree || isFailed) && (
        <Stack
          gap={4}
          className={styles.end}
          data-waiting={free.status === 'pending' && !isPending && !isFailed ? '' : undefined}
        >
          {day !== null && hour !== null && <Summary offer={offer} choice={{ day, hour }} />}
          {canAgree && (
            <Checkbox
              {...control('agreement')}
              aria-required
              checked={agreed}
              readOnly={isPending}
              onCheckedChange={booking.setAgreed}
              label={
                <span>
                  {bookingText.agreement} <NewTabLink href={terms}>{bookingText.agreementTerms}</NewTabLink>
                  <span>{` ${bookingText.agreementEnd}`}</span>
                </span>
              }
            />
          )}
          <FailureAlert failure={isFailed ? failure : null} texts={texts} />
          {canAgree && (
            <Button ref={button} type="submit" busy={isPending} className={styles.start}>
              {bookingText.save}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  )
}

type Options = Omit<Props, 'offer' | 'viewer'> & {
  viewerCode: string
  /** Shows the hours that are left. */
  onTaken: () => void
}

const texts = { ...bookingText.submission, succeeded: bookingText.done }

function useBooking({ tutorCode, viewerCode, restored, onTaken, onBookedAgain }: Options) {
  const { day, free, read, set } = useHours(tutorCode, restored?.day ?? null)
  const [wanted, setHour] = useState(restored?.hour ?? null)
  const [agreed, setAgreed] = useState(false)
  const [booked, setBooked] = useState<Choice | null>(null)
  const refetch = useRefetch()
  const draft = choiceKey(viewerCode, tutorCode)
  const booking = useSubmission<Choice>(bookingKey(viewerCode, tutorCode), {
    // Booking again shows a toast of its own.
    texts: onBookedAgain ? bookingText.submission : texts,
    async onSuccess() {
      if (!onBookedAgain) return
      showToast(bookingText.doneAgain)
      // The submission stays pending until the list of appointments shows the lesson.
      await refetch()
    },
    onSuccessShown(choice) {
      if (onBookedAgain) return onBookedAgain()
      // §5: each booking needs an agreement of its own.
      setAgreed(false)
      setBooked(choice)
    },
    onFailed(failure) {
      if (failure.status !== 'failed' || !(failure.error instanceof HourTaken)) return
      set(failure.error.hours)
      setHour(null)
      onTaken()
    },
  })
  // An hour that was chosen before a login may be past or taken by now.
  const isFree = wanted !== null && free.status === 'done' && free.value.includes(wanted)
  const hour = isFree ? wanted : null
  const { control, validate, hideProblem } = useControls(checkBooking({ hour, agreed }))
  const mayBeBookedByUs = booking.isPending || booking.failure?.status === 'unknown'

  function chooseDay(next: string) {
    removeDraft(draft)
    setBooked(null)
    setHour(null)
    booking.clearFailure()
    hideProblem()
    read(next)
  }

  function retryHours() {
    if (day !== null) read(day)
  }

  function submit() {
    if (!validate() || day === null || hour === null) return
    const choice = { day, hour }
    saveDraft(draft, choice)
    booking.submit(async () => {
      const outcome = await bookLesson(tutorCode, choice, onBookedAgain ? bookAgain : bookOnAdPage)
      if (outcome.status !== 'sessionExpired') removeDraft(draft)
      return outcome
    })
  }

  return {
    day,
    free,
    hour,
    /** The chosen hour when it is no longer free, unless this booking may have taken it. */
    goneHour: free.status === 'done' && !isFree && !mayBeBookedByUs ? wanted : null,
    setHour,
    agreed,
    setAgreed,
    control,
    isPending: booking.isPending,
    /** False until the day has free hours to agree to: true while they load, so that the form keeps its height. */
    canAgree:
      booking.isPending ||
      (day !== null && (free.status === 'pending' || (free.status === 'done' && free.value.length > 0))),
    failure: booking.failure,
    booked,
    chooseDay,
    retryHours,
    submit,
  }
}
