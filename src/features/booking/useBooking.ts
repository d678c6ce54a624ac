import { useEffect, useRef, useState } from 'react'
import type { Failed } from '#domain/attempt.ts'
import { checkBooking } from '#domain/validation.ts'
import { showAlert } from '#stores/alert.ts'
import { bookingText } from '#text/booking.ts'
import { bookLesson, type Choice, type SendBooking } from './bookLesson.ts'
import { forgetChoice, keepChoice } from './keptChoice.ts'
import { useHours } from './useHours.ts'

export type BookingProblem = NonNullable<ReturnType<typeof checkBooking>>

/** What `save` came to: where the focus belongs now, or that the server wants a login first. */
type Saved = BookingProblem['field'] | 'booked' | 'login' | null

/** The state of the booking form. `kept` was chosen before a login in between. */
export function useBooking(teacherCode: string, viewerCode: string, kept: Choice | null, send: SendBooking) {
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
    const outcome = await bookLesson(teacherCode, { day, hour }, send)
    setIsSaving(false)
    if (outcome.kind === 'done') {
      forgetChoice(viewerCode, teacherCode)
      setBooked({ day, hour })
      if (isGone.current) showAlert(bookingText.done)
      return 'booked'
    }
    // Who has gone on to another screen meanwhile hears of it there, and stays there.
    if (isGone.current) {
      showAlert(bookingText.notBooked, 'error')
      return null
    }
    setFailed(outcome)
    if (outcome.kind === 'expired') {
      keepChoice(viewerCode, teacherCode, { day, hour })
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
