import type { Appointment } from '#api/appointments.ts'
import type { Profile } from '#api/viewer.ts'
import { hasPrice, otherParty, roleIn } from '#domain/appointment.ts'
import { paymentText } from '#text/payment.ts'
import * as z from 'zod/mini'

/**
 * A lesson as this page shows it. Only strings and numbers, since the receipt in the history state contains
 * it.
 */
export const LessonLine = z.object({
  id: z.number(),
  subject: z.string(),
  /** The name of the other party. */
  name: z.string(),
  picture: z.nullable(z.string()),
  start: z.string(),
  end: z.string(),
  price: z.nullable(z.number()),
})
export type LessonLine = z.infer<typeof LessonLine>

export function lineOf(row: Appointment, viewer: Pick<Profile, 'IsTeacher' | 'UserCode'>): LessonLine {
  const { party, name } = otherParty(row, roleIn(row, viewer))
  return {
    id: row.Id,
    subject: row.Category?.Name ?? paymentText.lesson,
    name,
    picture: party?.ProfileImageUrl ?? null,
    start: row.StartDate.toISOString(),
    end: row.EndDate.toISOString(),
    price: hasPrice(row) ? row.Price : null,
  }
}
