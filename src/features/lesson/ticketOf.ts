import type { Appointment } from '#api/appointments.ts'
import { hasPrice } from '#domain/appointment.ts'
import type { TicketLesson } from './LessonTicket.tsx'

type Party = { ProfileImageUrl?: string | null | undefined } | null | undefined

/** Returns an appointment as its ticket shows it, with the other party under `name`. */
export function ticketOf(
  appointment: Appointment,
  { party, name }: { party: Party; name: string },
): TicketLesson {
  const { Category, StartDate, EndDate } = appointment
  return {
    name,
    picture: party?.ProfileImageUrl,
    subject: Category?.Name,
    StartDate,
    EndDate,
    price: hasPrice(appointment) ? appointment.Price : null,
  }
}
