import * as z from 'zod/mini'
import { now } from '#clock.ts'
import { isoDay } from '#domain/dates.ts'
import { draftKey, readDraft } from '#storage/drafts.ts'
import { readSent } from '#submit/sent.ts'

/** A day, `yyyy-MM-dd`, and an hour of it, 0 to 23, both in Romanian time. */
export const Choice = z.object({ day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)), hour: z.number() })
export type Choice = z.infer<typeof Choice>

/** Returns the key of the submission that books with this tutor; at most one is pending at a time. */
export const bookingKey = (viewerCode: string, tutorCode: string) =>
  draftKey(viewerCode, `sent:booking:${tutorCode}`)

/** Returns the name of the form that books again, opened from a lesson or a conversation. */
export const bookingForm = (opener: string | number) => `booking:${opener}`

/** Returns the key of the draft: the choice whose booking needs a login first. */
export const choiceKey = (viewerCode: string, tutorCode: string) =>
  draftKey(viewerCode, `booking:${tutorCode}`)

/** Returns the choice that was sent and whose outcome is unknown, or the draft; `null` when there is none, or its day has passed. */
export function readChoice(viewerCode: string, tutorCode: string): Choice | null {
  const sent = readSent(bookingKey(viewerCode, tutorCode), Choice)
  const choice = sent?.content ?? readDraft(choiceKey(viewerCode, tutorCode), Choice)
  return choice && choice.day >= isoDay(now()) ? choice : null
}
