import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { isUnknown } from '#domain/attempt.ts'
import { bookAgain, type BookingOutcome, bookLesson, type Choice } from '#features/booking/bookLesson.ts'
import { showAlert } from '#stores/alert.ts'
import { appointmentsText as text } from '#text/appointments.ts'

/** What was booked last with a tutor; `unknown`: nobody knows whether it is. */
export type Sent = { choice: Choice; state: 'under way' | 'over' | 'unknown' }

/** What is being booked again, by tutor: it goes on when its dialog is closed, and one that is opened again finds it. */
export function useBookings(onBooked: (teacher: string) => void) {
  const [sent, setSent] = useState<Readonly<Record<string, Sent>>>({})
  const { revalidate } = useRevalidator()

  async function book(teacher: string, choice: Choice): Promise<BookingOutcome> {
    const note = (state: Sent['state']) => setSent(all => ({ ...all, [teacher]: { choice, state } }))
    note('under way')
    const outcome = await bookLesson(teacher, choice, bookAgain)
    note(outcome.kind === 'problem' && isUnknown(outcome) ? 'unknown' : 'over')
    if (outcome.kind === 'done') {
      showAlert(text.rebook.done)
      onBooked(teacher)
      void revalidate()
    }
    return outcome
  }

  return { sentTo: (teacher: string) => sent[teacher] ?? null, book }
}
