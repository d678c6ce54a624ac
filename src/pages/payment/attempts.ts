import * as z from 'zod/mini'
import { now } from '#clock.ts'
import type { Payable } from '#domain/appointment.ts'
import type { Viewer } from '#session.ts'
import { draftKey, readDraft, removeDraft, saveDraft } from '#storage/drafts.ts'

/** The server's state before a payment. Any difference from it shows what the payment changed. */
export const Before = z.object({
  /** The codes of the paid invoices; an unpaid invoice may still be paid, so it does not count. `null` when unknown. */
  paidInvoicesBefore: z.nullable(z.array(z.string())),
  /** Only for a package: the subscription of the profile, with times in milliseconds. Missing when unknown. */
  period: z.nullish(
    z.object({ isOk: z.boolean(), start: z.nullable(z.number()), end: z.nullable(z.number()) }),
  ),
})
export type Before = z.infer<typeof Before>

export const beforeOf = ({ paidInvoicesBefore, period }: Before): Before => ({ paidInvoicesBefore, period })

/**
 * A payment that was sent and whose outcome the viewer has not seen yet. Stored in the browser, so that it is not sent
 * again unseen: after a lost response, after a reload, or from another list that shares a lesson. docs/decisions/0014
 */
const Attempt = z.extend(Before, {
  kind: z.literal(['appointments', 'package']),
  ids: z.array(z.number()),
  /** When it was sent, in milliseconds of the server's time. */
  at: z.number(),
  /** The viewer has seen that it has not arrived, and may pay again. */
  isMissing: z.optional(z.boolean()),
})
export type Attempt = z.infer<typeof Attempt>

/** Milliseconds after which an attempt has arrived or never will. */
const expiresAfter = 3_600_000

/** Milliseconds for which the server may be processing a call: a proxy may wait longer than the client. */
const longestCall = 60_000

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

const attemptsKey = ({ viewer }: Key) => draftKey(viewer.UserCode, 'payments')

function readAttempts(payer: Key): Attempt[] {
  const attempts = readDraft(attemptsKey(payer), z.array(Attempt)) ?? []
  return attempts.filter(attempt => age(attempt) <= expiresAfter)
}

/** Stores and returns the attempt, in place of earlier ones of the same ids. */
export function saveAttempt(payer: Key, attempt: Attempt): Attempt {
  removeAttempts(payer, attempt.ids)
  saveDraft(attemptsKey(payer), [attempt, ...readAttempts(payer)])
  return attempt
}

/** Removes these ids from the attempts that were sent by the time `until`: their outcome is known. */
export function removeAttempts(payer: Key, ids: readonly number[], until = Infinity): void {
  const rest = readAttempts(payer).map(attempt => {
    const isMeant = attempt.kind === payer.payable.kind && attempt.at <= until
    return isMeant ? { ...attempt, ids: attempt.ids.filter(id => !ids.includes(id)) } : attempt
  })
  saveDraft(
    attemptsKey(payer),
    rest.filter(attempt => attempt.ids.length > 0),
  )
}

/** Returns the newest attempt that sent any of the requested ids, reduced to them; `null` when there is none. */
export function findAttempt(payer: Key): Attempt | null {
  for (const attempt of readAttempts(payer)) {
    const ids = requestedIds(payer.payable).filter(id => attempt.ids.includes(id))
    const isWhole = ids.length === attempt.ids.length
    // For a part of an attempt it is unknown which new invoices belong to it.
    if (attempt.kind === payer.payable.kind && ids.length > 0)
      return { ...attempt, ids, paidInvoicesBefore: isWhole ? attempt.paidInvoicesBefore : null }
  }
  return null
}

const interruptedKey = (payer: Key) => draftKey(payer.viewer.UserCode, `interrupted ${keyOf(payer)}`)

/** Stores, across the login, whether the session expired before anything was paid. */
export function setInterrupted(payer: Key, isInterrupted: boolean): void {
  if (isInterrupted) saveDraft(interruptedKey(payer), true)
  else removeDraft(interruptedKey(payer))
}

export const wasInterrupted = (payer: Key) => readDraft(interruptedKey(payer), z.boolean()) === true
