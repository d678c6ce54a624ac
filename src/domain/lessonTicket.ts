import type { Appointment } from '#api/appointments.ts'
import { hasPrice } from './appointment.ts'

/** A lesson as its ticket shows it (features/lesson). */
export type TicketLesson = {
  /** Name of the other party. */
  name: string
  picture?: string | null | undefined
  subject?: string | undefined
  StartDate: Date
  EndDate: Date
  /** The server's price in RON; `null` when it is not specified. */
  price: number | null
}

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
