import type { Appointment } from '#api/appointments.ts'
import type { Profile } from '#api/profile.ts'
import { roleIn } from '#domain/appointment.ts'
import { dayOf, hoursOf } from '#domain/lessonTimes.ts'
import { displayName } from '#domain/people.ts'
import { paymentText } from '#text/payment.ts'
import * as z from 'zod/mini'

/** A lesson as this page tells it, in texts and numbers alone: it is kept in the history. */
export const Line = z.object({
  id: z.number(),
  subject: z.string(),
  /** Of the other of the two. */
  name: z.string(),
  picture: z.nullable(z.string()),
  start: z.string(),
  end: z.string(),
  day: z.string(),
  hours: z.string(),
  price: z.nullable(z.number()),
})
export type Line = z.infer<typeof Line>

export function lineOf(row: Appointment, viewer: Pick<Profile, 'IsTeacher' | 'UserCode'>): Line {
  const isTeacher = roleIn(row, viewer) === 'teacher'
  const other = isTeacher ? row.Learner : row.Teacher
  return {
    id: row.Id,
    subject: row.Category?.Name ?? paymentText.lesson,
    name: displayName(other ?? {}, true) || (isTeacher ? paymentText.learner : paymentText.teacher),
    picture: other?.ProfileImageUrl ?? null,
    start: row.StartDate.toISOString(),
    end: row.EndDate.toISOString(),
    day: dayOf(row),
    hours: hoursOf(row),
    price: row.Price ?? null,
  }
}
