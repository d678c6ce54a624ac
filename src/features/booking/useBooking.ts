import { useEffect, useRef, useState } from 'react'
import type { Failed } from '#domain/attempt.ts'
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
  const { day, hours, read, set } = useHours(teacherCode, kept?.day ?? null)
  const [hour, setHour] = useState(kept?.hour ?? null)
  const [agreed, setAgreed] = useState(false)
  const [wasTried, setWasTried] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [failed, setFailed] = useState<Failed | { kind: 'taken' } | null>(null)
  const [booked, setBooked] = useState<Choice | null>(null)
  const isGone = useRef(false)
  const problem = checkBooking({ day, hour, agreed })

  // Syncs with the screen: what is being saved goes on after it was left.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
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
      setBooked(choice)
      if (isGone.current) showAlert(bookingText.done)
      return null
    }
    // Who has gone on to another screen meanwhile hears of it there, and stays there.
    if (isGone.current) {
      const isUnknown = outcome.kind === 'problem' && outcome.isUnknown
      showAlert(isUnknown ? bookingText.unknown : bookingText.notBooked, 'error')
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
    hours,
    hour,
    setHour,
    agreed,
    setAgreed,
    problem: wasTried ? problem : null,
    isSaving,
    failed,
    booked,
    chooseDay,
    save,
  }
}
