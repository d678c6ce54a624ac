import * as z from 'zod/mini'
import { now } from '#clock.ts'
import { isoDay } from '#domain/dates.ts'
import { draftKey, readDraft } from '#storage/drafts.ts'

/** A day, `yyyy-MM-dd`, and an hour of it, 0 to 23, both in Romanian time. */
export const Choice = z.object({ day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)), hour: z.number() })
export type Choice = z.infer<typeof Choice>

/**
 * A choice as its draft has it. `sentAt`: when it was sent, in milliseconds of the server's time. Its response has not
 * been read; after a reload it never will be.
 */
const DraftChoice = z.extend(Choice, { sentAt: z.optional(z.number()) })
export type DraftChoice = z.infer<typeof DraftChoice>

/** Returns the key of the submission that books with this tutor; at most one is pending at a time. */
export const bookingKey = (viewerCode: string, tutorCode: string) => `booking ${viewerCode} ${tutorCode}`

/** Returns the name of the form that books again, opened from a lesson or a conversation. */
export const bookingForm = (opener: string | number) => `booking:${opener}`

/**
 * Returns the key of the draft: the choice that is being booked, saved across a login until the booking has settled.
 */
export const choiceKey = (viewerCode: string, tutorCode: string) =>
  draftKey(viewerCode, `booking:${tutorCode}`)

/** Milliseconds after which a booking that was sent is no longer verified: the viewer no longer waits for it. */
const expiresAfter = 3_600_000

/** Returns the draft; `null` when there is none, its day has passed, or it was sent too long ago. */
export function readChoice(viewerCode: string, tutorCode: string): DraftChoice | null {
  const choice = readDraft(choiceKey(viewerCode, tutorCode), DraftChoice)
  if (!choice || choice.day < isoDay(now())) return null
  return choice.sentAt !== undefined && now().getTime() - choice.sentAt > expiresAfter ? null : choice
}
