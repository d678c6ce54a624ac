import { useState } from 'react'
import { useRefetch } from '#data/refetch.ts'
import { checkBooking } from '#domain/validation.ts'
import { removeDraft, saveDraft } from '#stores/drafts.ts'
import { showToast } from '#stores/toast.ts'
import { useSubmission } from '#submit/useSubmission.ts'
import { bookingText } from '#text/booking.ts'
import { bookAgain, bookLesson, bookOnAdPage, HourTaken } from './bookLesson.ts'
import { bookingKey, type Choice, choiceKey } from './choice.ts'
import { useHours } from './useHours.ts'

export type BookingProblem = NonNullable<ReturnType<typeof checkBooking>>

type Options = {
  teacherCode: string
  viewerCode: string
  /** The draft from before a login, or of a submission that is pending since an earlier mount. */
  restored: Choice | null
  /** Moves the focus to the field that the user has to change. */
  onFocus: (field: BookingProblem['field']) => void
  /**
   * When set, books by the call of the appointments list instead of the ad page's, and calls
   * this after a success.
   */
  onBookedAgain?: (() => void) | undefined
}

export const bookingTexts = { ...bookingText.submission, succeeded: bookingText.done }

/** Holds the state of the booking form: a day, a free hour of it, and the agreement. */
export function useBooking({ teacherCode, viewerCode, restored, onFocus, onBookedAgain }: Options) {
  const { day, free, read, set } = useHours(teacherCode, restored?.day ?? null)
  const [wanted, setHour] = useState(restored?.hour ?? null)
  const [agreed, setAgreed] = useState(false)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const [booked, setBooked] = useState<Choice | null>(null)
  const refetch = useRefetch()
  const draft = choiceKey(viewerCode, teacherCode)
  const booking = useSubmission<Choice>(bookingKey(viewerCode, teacherCode), {
    // Booking again shows a toast of its own.
    texts: onBookedAgain ? bookingText.submission : bookingTexts,
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
      setWasSubmitted(false)
      onFocus('hour')
    },
  })
  // An hour that was chosen before a login may be past or taken by now.
  const isFree = wanted !== null && free.status === 'done' && free.value.includes(wanted)
  const hour = isFree ? wanted : null
  const problem = checkBooking({ hour, agreed })
  const mayBeBookedByUs = booking.isPending || booking.failure?.status === 'unknown'

  function chooseDay(next: string) {
    removeDraft(draft)
    setBooked(null)
    setHour(null)
    booking.clearFailure()
    setWasSubmitted(false)
    read(next)
  }

  function retryHours() {
    if (day !== null) read(day)
  }

  function submit() {
    setWasSubmitted(true)
    if (problem) return onFocus(problem.field)
    if (day === null || hour === null) return
    const choice = { day, hour }
    saveDraft(draft, choice)
    booking.submit(async () => {
      const outcome = await bookLesson(teacherCode, choice, onBookedAgain ? bookAgain : bookOnAdPage)
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
    problem: wasSubmitted ? problem : null,
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
