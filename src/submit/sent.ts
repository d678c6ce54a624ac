import * as z from 'zod/mini'
import { now } from '#clock.ts'
import { readDraft, removeDraft, saveDraft } from '#storage/drafts.ts'

/** Milliseconds after which the viewer no longer waits for an outcome. */
const expiresAfter = 3_600_000

/** Milliseconds for which the server may be processing a call: a proxy may wait longer than the client. */
export const longestCall = 60_000

const age = (time: Date) => now().getTime() - time.getTime()

/** Returns whether the server may still be processing what was sent at this time. */
export const mayStillArrive = (sentAt: Date) => age(sentAt) < longestCall

/**
 * Returns what was sent under this key (`draftKey`), in this document or before a reload; `null` when nothing was, its outcome is known, or
 * it does not fit the schema. `at`: when it was sent, in the server's time.
 */
export function readSent<Content>(
  key: string,
  schema: z.core.$ZodType<Content>,
): { content: Content; at: Date } | null {
  const sent = readDraft(key, z.object({ content: schema, at: z.number() }))
  if (!sent) return null
  const at = new Date(sent.at)
  return age(at) < expiresAfter ? { content: sent.content, at } : null
}

/** Stores what is being sent, until its outcome is known. */
export function keepSent(key: string, content: unknown): void {
  saveDraft(key, { content, at: now().getTime() })
}

export const forgetSent = removeDraft
