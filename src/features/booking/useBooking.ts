import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Failed, isUnknown, toldElsewhere } from '#domain/attempt.ts'
import { checkBooking } from '#domain/validation.ts'
import { showAlert } from '#stores/alert.ts'
import { useChange } from '#stores/underWay.ts'
import { bookingText } from '#text/booking.ts'
import { bookAgain, bookLesson, type BookingOutcome, bookOnAdPage, type Choice } from './bookLesson.ts'
import { bookingName, forgetChoice, keepChoice } from './keptChoice.ts'
import { useHours } from './useHours.ts'

export type BookingProblem = NonNullable<ReturnType<typeof checkBooking>>

/** Where the focus belongs after a press, or that the server wants a login first. */
export type Next = BookingProblem['field'] | 'login'

type Options = {
  teacherCode: string
  viewerCode: string
  /** Chosen before a login in between, or being booked since an earlier visit. */
  kept: Choice | null
  onNext: (next: Next) => void
  /** Books by the call of the appointments list; called after a success. Without it the ad page's call is used. */
  onBookedAgain?: (() => void) | undefined
}

type Ended = { choice: Choice; outcome: BookingOutcome }

/** The state of the booking form. A booking goes on when the form is left; the next form of this tutor finds it pending. */
export function useBooking({ teacherCode, viewerCode, kept, onNext, onBookedAgain }: Options) {
  const { day, free, read, set } = useHours(teacherCode, kept?.day ?? null)
  const [wanted, setHour] = useState(kept?.hour ?? null)
  const [agreed, setAgreed] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const [failed, setFailed] = useState<Failed | { kind: 'taken' } | null>(null)
  const [booked, setBooked] = useState<Choice | null>(null)
  const [isEarlierUnknown, setIsEarlierUnknown] = useState(false)
  const isSender = useRef(false)
  const { revalidate } = useRevalidator()
  const saving = useChange<Ended>(bookingName(viewerCode, teacherCode), {
    onEnd: finish,
    onEndElsewhere: tell,
  })
  // What was chosen before a login may be past or taken by now: only one of the hours that are there is a choice.
  const isFree = wanted !== null && free.status === 'done' && free.value.includes(wanted)
  const hour = isFree ? wanted : null
  const problem = checkBooking({ day, hour, agreed })

  function chooseDay(next: string) {
    forgetChoice(viewerCode, teacherCode)
    setBooked(null)
    setHour(null)
    setFailed(null)
    setWasTried(false)
    read(next)
  }

  function readAgain() {
    if (day !== null) read(day)
  }

  function save() {
    setWasTried(true)
    if (problem) return onNext(problem.field)
    if (day === null || hour === null) return
    setFailed(null)
    isSender.current = true
    const choice = { day, hour }
    keepChoice(viewerCode, teacherCode, choice)
    saving.start(async () => {
      const outcome = await bookLesson(teacherCode, choice, onBookedAgain ? bookAgain : bookOnAdPage)
      if (outcome.kind !== 'expired') forgetChoice(viewerCode, teacherCode)
      return { choice, outcome }
    })
  }

  function finish(ended: Ended) {
    const { choice, outcome } = ended
    const wasSent = isSender.current
    isSender.current = false
    if (outcome.kind === 'done') {
      if (onBookedAgain) {
        onBookedAgain()
        return tell(ended)
      }
      // §5: each booking has an agreement of its own.
      setAgreed(false)
      return setBooked(choice)
    }
    // An earlier form has sent it: this one may show another choice by now.
    if (!wasSent) {
      setIsEarlierUnknown(outcome.kind === 'problem' && isUnknown(outcome))
      return tell(ended)
    }
    setFailed(outcome)
    if (outcome.kind === 'expired') return onNext('login')
    if (outcome.kind !== 'taken') return
    set(outcome.hours)
    setHour(null)
    setWasTried(false)
    onNext('hour')
  }

  /** The outcome in a toast: the form that has sent it is closed. */
  function tell({ outcome }: Ended) {
    const { unknown, notBooked, done, doneAgain } = bookingText
    if (outcome.kind === 'taken') return showAlert(notBooked, 'error')
    if (outcome.kind !== 'done') return showAlert(toldElsewhere(outcome, notBooked, unknown), 'error')
    showAlert(onBookedAgain ? doneAgain : done)
    // The list of appointments shows it.
    if (onBookedAgain) void revalidate()
  }

  return {
    day,
    free,
    hour,
    /** The hour chosen before that is free no more. */
    goneHour: free.status === 'done' && !isFree ? wanted : null,
    setHour,
    agreed,
    setAgreed,
    problem: wasTried ? problem : null,
    isSaving: saving.isUnderWay,
    failed,
    /** Nobody knows whether what an earlier form has sent is booked. */
    isEarlierUnknown,
    booked,
    chooseDay,
    readAgain,
    save,
  }
}
