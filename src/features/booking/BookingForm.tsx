import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useHref, useRevalidator } from 'react-router'
import { now } from '#clock.ts'
import { useRefetch } from '#data/refetch.ts'
import { isFutureHour } from '#domain/booking.ts'
import { paths } from '#domain/paths.ts'
import { checkBooking } from '#domain/validation.ts'
import type { Viewer } from '#session.ts'
import { removeDraft, saveDraft } from '#storage/drafts.ts'
import { firstFreeDay } from '#stores/freeHours.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { showToast } from '#stores/toast.ts'
import { withForm } from '#submit/formAsked.ts'
import type { Failure, Outcome } from '#submit/submit.ts'
import { FailureAlert, useSubmission } from '#submit/useSubmission.tsx'
import { bookingText } from '#text/booking.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx'
import { mayTakeFocus } from '#ui/focusOnMount.ts'
import { NewTabLink } from '#ui/NewTabLink.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import { useControls } from '#ui/useControls.ts'
import { Booked, type LessonSummary, Summary } from './Booked.tsx'
import styles from './BookingForm.module.css'
import { bookAgain, bookLesson, bookOnAdPage, findEarlier, HourTaken } from './bookLesson.ts'
import { bookingKey, Choice, choiceKey, readChoice } from './choice.ts'
import { withChoice } from './choiceInAddress.ts'
import { DayChoice, DayHours, useHours } from './DayHours.tsx'

type Props = {
  tutorCode: string
  lesson: LessonSummary
  viewer: Viewer
  /** The choice from before a login, a reload, or before the form was closed (`readChoice`). */
  restored: Choice | null
  /** When set, the form books with the call of the appointments list, and runs this after a success. */
  onBookedAgain?: () => void
  /** The form that opens after a login (`useFormAsked`), where the page does not show the draft by itself. */
  formName?: string
}

/** The booked hour. A dialog of the same tutor may show the outcome of the form of the ad's page. */
type Booked = Choice & { isOnAdPage: boolean }

const texts = { ...bookingText.submission, succeeded: bookingText.done }

/** The booking form: a day, one of its free hours, the agreement. §2 Tutor ad page, §5 Booking */
export function BookingForm({ tutorCode, lesson, viewer, restored, onBookedAgain, formName }: Props) {
  // The tutor's page has usually found the first free day: the form opens with it.
  const [firstDay] = useState(() => restored?.day ?? firstFreeDay(tutorCode, now()))
  const { day, free, ...hours } = useHours(tutorCode, firstDay)
  const [wanted, setHour] = useState(restored?.hour ?? null)
  // While the code of the page's form loaded, a dialog may have been opened.
  const [takesFocus] = useState(
    () => restored === null && (Boolean(onBookedAgain) || !document.activeElement?.closest('[role=dialog]')),
  )
  const [agreed, setAgreed] = useState(false)
  const [booked, setBooked] = useState<Choice | null>(null)
  /** Counts the times that the hours are scrolled to and focused. */
  const [reveals, setReveals] = useState(0)
  const refetch = useRefetch()
  const { revalidate } = useRevalidator()
  const terms = useHref(paths.terms)
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const draft = choiceKey(viewer.UserCode, tutorCode)
  const { failure, isPending, ...submission } = useSubmission<Booked, Failure, Choice>(
    bookingKey(viewer.UserCode, tutorCode),
    {
      // Booking again shows a toast of its own.
      texts: onBookedAgain ? bookingText.submission : texts,
      returnUrl() {
        const { shown } = usePendingAddress.getState()
        if (formName) return withForm(shown, formName)
        // The choice that was sent: the page opens its booking at it after the login.
        const sent = readChoice(viewer.UserCode, tutorCode)
        return sent ? withChoice(shown, sent) : shown
      },
      resume: {
        schema: Choice,
        find: async (choice, sentAt) => keepUntilLogin(choice, await findEarlier(tutorCode, choice, sentAt)),
      },
      async onSuccess() {
        if (!onBookedAgain) return
        showToast(bookingText.doneAgain)
        // The submission stays pending until the list of appointments shows the lesson.
        await refetch()
      },
      onSuccessShown(choice) {
        if (onBookedAgain) {
          // The form of the tutor's page, which was left, neither says so here nor reads the list.
          if (choice.isOnAdPage) {
            showToast(bookingText.doneAgain)
            void revalidate()
          }
          return onBookedAgain()
        }
        // §5: each booking needs a separate agreement.
        setAgreed(false)
        setBooked(choice)
      },
      // The list of lessons that is shown instead has the new one.
      onSettledAfterUnmount: () => void revalidate(),
      onFailed(failed) {
        if (failed.status !== 'failed' || !(failed.error instanceof HourTaken)) return
        hours.set(failed.error.hours)
        setHour(null)
        setReveals(count => count + 1)
      },
    },
  )
  const isTaken = failure?.status === 'failed' && failure.error instanceof HourTaken
  const isFailed = failure !== null && !isTaken
  // An hour that was chosen before a login may be past or taken by now.
  const isFree = wanted !== null && free.status === 'done' && free.value.includes(wanted)
  const hour = isFree ? wanted : null
  const mayBeBookedByUs = isPending || failure?.status === 'unknown'
  // Also true while the hours of the day load, so that the form keeps its height.
  const canAgree =
    isPending ||
    (day !== null && (free.status === 'pending' || (free.status === 'done' && free.value.length > 0)))
  const { control, validate, hideProblem } = useControls(checkBooking({ hour, agreed }))

  // Syncs with the document's focus and scroll position: the hours are below the calendar on a phone.
  useEffect(() => {
    if (reveals === 0 || !mayTakeFocus(heading.current)) return
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus({ preventScroll: true })
  }, [reveals])

  function chooseDay(next: string) {
    removeDraft(draft)
    submission.forgetSent()
    setBooked(null)
    setHour(null)
    submission.clearFailure()
    hideProblem()
    hours.read(next)
    setReveals(count => count + 1)
  }

  function retryHours() {
    if (day !== null) hours.read(day)
    setReveals(count => count + 1)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    // The fields are inert while the submission is pending, and one of them may have the focus.
    button.current?.focus()
    // The hour may have begun since the last render: the next one says that it is no longer free.
    if (day !== null && hour !== null && !isFutureHour(day, hour, now()))
      return setReveals(count => count + 1)
    if (!validate() || day === null || hour === null) return
    const choice = { day, hour }
    const send = onBookedAgain ? bookAgain : bookOnAdPage
    submission.submit(async () => keepUntilLogin(choice, await bookLesson(tutorCode, choice, send)), choice)
  }

  /** Keeps the choice as a draft after an expired session. */
  function keepUntilLogin(choice: Choice, outcome: Outcome<Choice>): Outcome<Booked> {
    if (outcome.status === 'sessionExpired') saveDraft(draft, choice)
    else removeDraft(draft)
    return outcome.status === 'succeeded'
      ? { ...outcome, value: { ...choice, isOnAdPage: !onBookedAgain } }
      : outcome
  }

  if (booked) {
    return (
      <Booked tutorCode={tutorCode} lesson={lesson} choice={booked} onAnother={() => chooseDay(booked.day)} />
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
        takesFocus={takesFocus}
        onDayChange={chooseDay}
      />
      <DayHours
        headingRef={heading}
        control={control('hour')}
        tutorCode={tutorCode}
        day={day}
        free={free}
        hour={hour}
        goneHour={free.status === 'done' && !isFree && !mayBeBookedByUs ? wanted : null}
        isPending={isPending}
        onHourChange={next => {
          submission.forgetSent()
          setHour(next)
        }}
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
          {day !== null && hour !== null && <Summary lesson={lesson} choice={{ day, hour }} />}
          {canAgree && (
            <Checkbox
              {...control('agreement')}
              aria-required
              checked={agreed}
              readOnly={isPending}
              onCheckedChange={setAgreed}
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
