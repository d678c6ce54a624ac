import * as z from 'zod/mini'
import { now } from '#clock.ts'
import type { Payable } from '#domain/appointment.ts'
import type { Viewer } from '#session.ts'
import { draftKey, readDraft, saveDraft } from '#storage/drafts.ts'
import { longestCall } from '#submit/sent.ts'

/** The server's state before a payment. Any difference from it shows what the payment changed. */
export const Before = z.object({
  /** The codes of the paid invoices; an unpaid invoice may still be paid, so it does not count. `null` when unknown. */
  invoices: z.nullable(z.array(z.string())),
  /** Only for a package: the subscription of the profile, with times in milliseconds. */
  period: z.optional(
    z.object({ isOk: z.boolean(), start: z.nullable(z.number()), end: z.nullable(z.number()) }),
  ),
})
export type Before = z.infer<typeof Before>

/**
 * A payment that was sent and whose success the viewer has not seen. Stored in the browser, so that it is not sent
 * again unseen: after a lost response, after a reload, or from another list that shares a lesson. docs/decisions/0014
 */
const Attempt = z.object({
  ids: z.array(z.number()),
  before: Before,
  /** When it was sent, in milliseconds of the server's time; no two attempts of a viewer have the same. */
  at: z.number(),
})
export type Attempt = z.infer<typeof Attempt>

/** Milliseconds after which an attempt has arrived or never will. */
const expiresAfter = 3_600_000

const age = ({ at }: Attempt) => now().getTime() - at
export const mayStillArrive = (attempt: Attempt) => age(attempt) < longestCall

/** The viewer, and the items that the address requests. */
export type Payer<Of = Viewer> = { payable: Payable; viewer: Of }
type Key = Payer<Pick<Viewer, 'UserCode'>>

const requestedIds = (payable: Payable) => (payable.kind === 'package' ? [payable.code] : payable.ids)

/** Returns a key of the payer and the requested items, independent of the order of the ids. */
export function keyOf({ payable, viewer }: Key): string {
  const ids = requestedIds(payable).toSorted((a, b) => a - b)
  return `payment ${viewer.UserCode} ${payable.kind} ${ids.join(',')}`
}

const attemptsKey = ({ payable, viewer }: Key) => draftKey(viewer.UserCode, `payments:${payable.kind}`)

/** Returns the stored attempts of packages or of lessons, the newest first. */
function readAttempts(payer: Key): Attempt[] {
  const attempts = readDraft(attemptsKey(payer), z.array(Attempt)) ?? []
  return attempts.filter(attempt => age(attempt) <= expiresAfter).toSorted((a, b) => b.at - a.at)
}

/** Stores and returns the attempt, in place of earlier ones of the same ids. */
export function saveAttempt(payer: Key, attempt: Attempt): Attempt {
  removeAttempts(payer, attempt.ids)
  saveDraft(attemptsKey(payer), [attempt, ...readAttempts(payer)])
  return attempt
}

/** Removes these ids, by default all that the address requests, from the attempts: their outcome is known. */
export function removeAttempts(payer: Key, ids: readonly number[] = requestedIds(payer.payable)): void {
  const rest = readAttempts(payer).map(attempt => ({
    ...attempt,
    ids: attempt.ids.filter(id => !ids.includes(id)),
  }))
  saveDraft(
    attemptsKey(payer),
    rest.filter(attempt => attempt.ids.length > 0),
  )
}

/** Returns the attempts that sent any of the requested ids as one, reduced to these ids; `null` when there is none. */
export function findAttempt(payer: Key): Attempt | null {
  const requested = requestedIds(payer.payable)
  const found = readAttempts(payer).filter(({ ids }) => ids.some(id => requested.includes(id)))
  const [newest, ...others] = found
  if (!newest) return null
  const ids = requested.filter(id => found.some(one => one.ids.includes(id)))
  // For a part of an attempt, or for several, it is unknown which new invoices belong to it.
  const isWhole = others.length === 0 && ids.length === newest.ids.length
  return { ...newest, ids, before: { ...newest.before, invoices: isWhole ? newest.before.invoices : null } }
}
