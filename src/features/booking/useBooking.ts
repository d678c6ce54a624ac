import { useEffect, useRef, useState } from 'react'
import { type Failed, toldElsewhere } from '#domain/attempt.ts'
import { checkBooking } from '#domain/validation.ts'
import { showAlert } from '#stores/alert.ts'
import { bookingText } from '#text/booking.ts'
import { bookLesson, type BookingOutcome, bookOnAdPage, type Choice } from './bookLesson.ts'
import { forgetChoice, keepChoice } from './keptChoice.ts'
import { useHours } from './useHours.ts'

export type BookingProblem = NonNullable<ReturnType<typeof checkBooking>>

/** What `save` came to: where the focus belongs now, or that the server wants a login first. */
type Saved = BookingProblem['field'] | 'login' | null

/** Books an hour in place of the ad page's way, and does all that follows a success. Never throws. */
export type Book = (choice: Choice) => Promise<BookingOutcome>

/** The state of the booking form. `kept` was chosen before a login in between. */
export function useBooking(teacherCode: string, viewerCode: string, kept: Choice | null, book?: Book) {
  const { day, free, read, set } = useHours(teacherCode, kept?.day ?? null)
  const [wanted, setHour] = useState(kept?.hour ?? null)
  const [agreed, setAgreed] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [failed, setFailed] = useState<Failed | { kind: 'taken' } | null>(null)
  const [booked, setBooked] = useState<Choice | null>(null)
  const isLeft = useRef(false)
  // What was chosen before a login may be past or taken by now: only one of the hours that are there is a choice.
  const isFree = wanted !== null && free.status === 'done' && free.value.includes(wanted)
  const hour = isFree ? wanted : null
  const problem = checkBooking({ day, hour, agreed })

  // Syncs with the screen: what is being saved goes on after it was left.
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

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

  async function save(): Promise<Saved> {
    setWasTried(true)
    if (problem || day === null || hour === null) return problem?.field ?? null
    setIsSaving(true)
    setFailed(null)
    const choice = { day, hour }
    const outcome = await (book?.(choice) ?? bookLesson(teacherCode, choice, bookOnAdPage))
    setIsSaving(false)
    if (outcome.kind === 'done') {
      forgetChoice(viewerCode, teacherCode)
      if (book) return null
      // §5: each booking has an agreement of its own.
      setAgreed(false)
      setBooked(choice)
      if (isLeft.current) showAlert(bookingText.done)
      return null
    }
    // Who has gone on to another screen meanwhile hears of it there, and stays there.
    if (isLeft.current) {
      const { unknown, notBooked } = bookingText
      showAlert(outcome.kind === 'taken' ? notBooked : toldElsewhere(outcome, notBooked, unknown), 'error')
      return null
    }
    setFailed(outcome)
    if (outcome.kind === 'expired') {
      keepChoice(viewerCode, teacherCode, choice)
      return 'login'
    }
    if (outcome.kind !== 'taken') return null
    set(outcome.hours)
    setHour(null)
    setWasTried(false)
    return 'hour'
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
    isSaving,
    failed,
    booked,
    chooseDay,
    readAgain,
    save,
  }
}
