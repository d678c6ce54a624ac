import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { bookAgain, type BookingOutcome, bookLesson, type Choice } from '#features/booking/bookLesson.ts'
import { showAlert } from '#stores/alert.ts'
import { appointmentsText as text } from '#text/appointments.ts'

/** What is being booked again, by tutor: it goes on when its dialog is closed, and one that is opened again finds it. */
export function useBookings(onBooked: (teacher: string) => void) {
  const [sending, setSending] = useState<Readonly<Record<string, Choice | null>>>({})
  const { revalidate } = useRevalidator()

  async function book(teacher: string, choice: Choice): Promise<BookingOutcome> {
    setSending(all => ({ ...all, [teacher]: choice }))
    const outcome = await bookLesson(teacher, choice, bookAgain)
    setSending(all => ({ ...all, [teacher]: null }))
    if (outcome.kind === 'done') {
      showAlert(text.rebook.done)
      onBooked(teacher)
      void revalidate()
    }
    return outcome
  }

  return { sendingTo: (teacher: string) => sending[teacher] ?? null, book }
}
