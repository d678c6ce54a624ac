import * as z from 'zod/mini'
import { now } from '#clock.ts'
import type { Payable } from '#domain/appointment.ts'
import { draftKey, readDraft, removeDraft, saveDraft } from '#storage/drafts.ts'
import type { Receipt } from './order.ts'

/** The two signs of a paid package besides its invoice. A part that could not be read is `null`. */
export const Subscription = z.object({
  /** The subscription period of the profile; times in milliseconds. */
  period: z.nullable(
    z.object({ isOk: z.boolean(), start: z.nullable(z.number()), end: z.nullable(z.number()) }),
  ),
  /** The current payment (`getcurrentpayment/`); without a product there is none, or it is not paid. */
  current: z.nullable(z.object({ product: z.nullable(z.number()), code: z.nullable(z.string()) })),
})
export type Subscription = z.infer<typeof Subscription>

/**
 * A payment that was sent and whose outcome the viewer has not seen yet. Attempts are stored in the browser,
 * so that after a lost response, after a reload, or from another list that shares a lesson, none is sent
 * again unseen. docs/decisions/0014
 */
const Attempt = z.object({
  kind: z.literal(['appointments', 'package']),
  ids: z.array(z.number()),
  /** The codes of the invoices that were paid before the attempt; `null` when unknown. */
  paidInvoicesBefore: z.nullable(z.array(z.string())),
  /** Only of a package: the subscription before the attempt. */
  subscription: z.nullish(Subscription),
  /** When it was sent, in milliseconds of the server's time. */
  at: z.number(),
})
export type Attempt = z.infer<typeof Attempt>

/** Milliseconds after which an attempt has arrived or never will. */
const expiresAfter = 3_600_000

/** Milliseconds for which the server may still be processing a call, behind a proxy that waits longer than the client. */
const longestCall = 60_000

export const mayStillArrive = ({ at }: Attempt) => now().getTime() - at < longestCall

/** Returns a key of what the address requests to pay, whatever the order of its ids. */
export function keyOf(payable: Payable): string {
  return requestedIds(payable)
    .toSorted((a, b) => a - b)
    .join(',')
}

export function requestedIds(payable: Payable): number[] {
  return payable.kind === 'package' ? [payable.code] : payable.ids
}

const attemptsKey = (viewerCode: string) => draftKey(viewerCode, 'payments')

function readAttempts(viewerCode: string): Attempt[] {
  const attempts = readDraft(attemptsKey(viewerCode), z.array(Attempt)) ?? []
  return attempts.filter(({ at }) => now().getTime() - at <= expiresAfter)
}

/** Stores the attempt in place of earlier ones of the same ids. */
export function saveAttempt(viewerCode: string, attempt: Attempt): void {
  removeAttempts(viewerCode, attempt.kind, attempt.ids)
  saveDraft(attemptsKey(viewerCode), [attempt, ...readAttempts(viewerCode)])
}

/** Removes these ids from the attempts: their outcome is known. */
export function removeAttempts(viewerCode: string, kind: Attempt['kind'], ids: readonly number[]): void {
  const others = readAttempts(viewerCode).map(attempt =>
    attempt.kind === kind ? { ...attempt, ids: attempt.ids.filter(id => !ids.includes(id)) } : attempt,
  )
  saveDraft(
    attemptsKey(viewerCode),
    others.filter(attempt => attempt.ids.length > 0),
  )
}

/** Returns the newest attempt that sent any of these ids, reduced to them; `null` when there is none. */
export function findAttempt(
  viewerCode: string,
  kind: Attempt['kind'],
  requested: readonly number[],
): Attempt | null {
  const sent = ({ ids }: Attempt) => requested.filter(id => ids.includes(id))
  const attempt = readAttempts(viewerCode).find(one => one.kind === kind && sent(one).length > 0)
  if (!attempt) return null
  const ids = sent(attempt)
  // For a part of an attempt it is unknown which new invoices are its own.
  return {
    ...attempt,
    ids,
    paidInvoicesBefore: ids.length === attempt.ids.length ? attempt.paidInvoicesBefore : null,
  }
}

/** Returns when a subscription ends, as a receipt stores it; `null` without an end. */
export function endOf(subscription: Subscription | null | undefined): string | null {
  const end = subscription?.period?.end
  return typeof end === 'number' ? new Date(end).toISOString() : null
}

/** Removes the attempt whose success a receipt shows, unless the same package was sent again since. */
export function removePaidAttempt(receipt: Receipt): void {
  const { kind, viewer, paidInvoicesBefore } = receipt
  if (kind === 'appointments')
    return removeAttempts(
      viewer,
      kind,
      receipt.lines.map(({ id }) => id),
    )
  const attempt = findAttempt(viewer, kind, [receipt.code])
  const isThis =
    String(attempt?.paidInvoicesBefore) === String(paidInvoicesBefore) &&
    endOf(attempt?.subscription) === receipt.until
  if (isThis) removeAttempts(viewer, kind, [receipt.code])
}

const interruptedKey = (viewerCode: string, payable: Payable) =>
  draftKey(viewerCode, `payment interrupted:${keyOf(payable)}`)

/** Stores, across the login, that the session expired before anything was paid. */
export function saveInterruption(viewerCode: string, payable: Payable): void {
  saveDraft(interruptedKey(viewerCode, payable), true)
}

export function removeInterruption(viewerCode: string, payable: Payable): void {
  removeDraft(interruptedKey(viewerCode, payable))
}

export function wasInterrupted(viewerCode: string, payable: Payable): boolean {
  return readDraft(interruptedKey(viewerCode, payable), z.boolean()) === true
}
