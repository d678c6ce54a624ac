import * as z from 'zod/mini'
import { ApiError } from '#api/apiError.ts'
import { now } from '#clock.ts'
import { readDraft, removeDraft, saveDraft } from '#storage/drafts.ts'
import { type Outcome, resolveOutcome, type Verdict } from './submit.ts'

/** What was sent, and when in milliseconds of the server's time. Stored as a draft until its outcome is known. */
const Sent = z.object({ content: z.unknown(), at: z.number() })
type Sent = z.infer<typeof Sent>

/** Milliseconds after which the viewer no longer waits for an outcome. */
const expiresAfter = 3_600_000

/** Returns what was sent under this key (`draftKey`), in this document or before a reload; `null` when its outcome is known. */
export function readSent(key: string): Sent | null {
  const sent = readDraft(key, Sent)
  return sent && now().getTime() - sent.at < expiresAfter ? sent : null
}

export function keepSent(key: string, content: unknown): void {
  saveDraft(key, { content, at: now().getTime() } satisfies Sent)
}

export const forgetSent = removeDraft

/** Milliseconds for which the server may be processing a call: a proxy may wait longer than the client. */
export const longestCall = 60_000

/**
 * Returns the outcome of a submission whose response a reload has cut off, as after a timeout. As long as the server may be
 * processing it, its absence does not mean that it has failed. Never throws.
 */
export function verifyAfterReload<Value>(
  sentAt: Date,
  verify: () => Promise<Verdict<Value>>,
): Promise<Outcome<Value>> {
  return resolveOutcome(new ApiError('timeout', 'reload'), async () => {
    const verdict = await verify()
    const mayStillArrive = now().getTime() - sentAt.getTime() < longestCall
    return verdict === 'absent' && mayStillArrive ? 'unknown' : verdict
  })
}
