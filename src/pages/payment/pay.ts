import { savePayments } from '#api/appointments.ts'
import { now } from '#clock.ts'
import type { Payable } from '#domain/appointment.ts'
import { notePaidLessons } from '#features/accountCounts/note.ts'
import { refetchViewer, type Viewer } from '#session.ts'
import { isRefusal, Refusal, toFailure } from '#submit/submit.ts'
import { paymentText } from '#text/payment.ts'
import { type Attempt, findAttempt, removeAttempts, saveAttempt } from './attempts.ts'
import { idsOf, paidPart, totalOf } from './order.ts'
import {
  type Offer,
  outcomeOf,
  outcomeOfAttempt,
  outcomeUnread,
  type PaymentOutcome,
  refused,
} from './outcome.ts'
import { type ServerState, wasPaid } from './paymentStatus.ts'
import { readPayment } from './serverState.ts'

/** The checkout as the viewer has seen it and agreed to. */
export type AgreedCheckout = { payable: Payable; viewer: Viewer } & Offer

/**
 * Collects exactly this sum, in RON; `cancelled`: nothing was collected. It rejects when the outcome is
 * unknown.
 */
export type Collect = (total: number) => Promise<'collected' | 'cancelled'>

/**
 * Pays what was shown, once, after re-reading the server's state: what is already paid is not paid again, and
 * a change is shown to the viewer before it is paid. Never throws. §4 Multi-pay
 */
export async function pay(shown: AgreedCheckout, collect?: Collect): Promise<PaymentOutcome> {
  const { payable, viewer, order, attempt: earlier, paidInvoicesBefore, subscription } = shown
  const ids = idsOf(order)
  const newer = newerAttempt(shown)
  let latest: ServerState
  try {
    const sent = (newer ?? earlier)?.ids ?? []
    latest = await readPayment(payable, viewer, {
      shown: order,
      sent,
      before: { paidInvoicesBefore, subscription },
    })
  } catch (error) {
    return outcomeUnread(error, newer ?? earlier)
  }
  const outcome = outcomeOf(latest, {
    shown: order,
    ids,
    before: { paidInvoicesBefore, subscription },
    // A package is sent as a whole, so that an unclear state may be due to the earlier attempt.
    attempt: order.kind === 'package' ? earlier : null,
  })
  // Without Web Locks another tab may have started a payment during the read.
  const other = newerAttempt(shown) ?? newer
  if (other && outcome?.kind !== 'paid' && !wasPaid(latest, other))
    return { kind: 'unconfirmed', attempt: other, isEarlier: true }
  if (outcome?.kind === 'changed') return { ...outcome, attempt: earlier }
  if (outcome) return outcome

  const attempt = { kind: payable.kind, ids, paidInvoicesBefore, subscription, at: now().getTime() }
  saveAttempt(viewer.UserCode, attempt)
  try {
    if ((await collect?.(totalOf(latest.order))) === 'cancelled') {
      withdraw(shown, attempt)
      return { kind: 'failed', error: new Refusal(paymentText.cancelled) }
    }
  } catch (error) {
    return outcomeUnread(error, attempt)
  }
  return send(shown, { ...attempt, at: now().getTime() })
}

/**
 * Returns an attempt for any of the ids that was started, perhaps in another tab, since this page has read
 * the state.
 */
function newerAttempt({ viewer, order, attempt: seen }: AgreedCheckout): Attempt | null {
  const attempt = findAttempt(viewer.UserCode, order.kind, idsOf(order))
  return attempt && attempt.at > (seen?.at ?? 0) ? attempt : null
}

/** Removes an attempt by which nothing was paid; the outcome of the earlier attempt is still unknown. */
function withdraw({ viewer, attempt: earlier }: AgreedCheckout, { kind, ids }: Attempt): void {
  removeAttempts(viewer.UserCode, kind, ids)
  if (earlier) saveAttempt(viewer.UserCode, earlier)
}

async function send(shown: AgreedCheckout, attempt: Attempt): Promise<PaymentOutcome> {
  saveAttempt(shown.viewer.UserCode, attempt)
  try {
    await savePayments(attempt.ids)
    if (attempt.kind === 'appointments') notePaidLessons(shown.viewer, attempt.ids.length)
    return { kind: 'paid', order: paidPart(shown.order, attempt.ids) }
  } catch (error) {
    if (isRefusal(error)) withdraw(shown, attempt)
    if (toFailure(error).status === 'sessionExpired') return { kind: 'failed', error }
    return check(shown, attempt, error)
  }
}

/**
 * Checks whether an attempt has arrived; sends nothing. Never throws. A server that failed with an `error` may
 * have recorded the payment or a part of it, and the reason for a refusal is in its state.
 */
export async function check(
  { payable, viewer, order }: AgreedCheckout,
  attempt: Attempt,
  error?: unknown,
): Promise<PaymentOutcome> {
  try {
    const latest = await readPayment(payable, viewer, { shown: order, sent: attempt.ids, before: attempt })
    return outcomeOfAttempt(latest, order, attempt, error)
  } catch (unread) {
    return isRefusal(error) ? refused() : outcomeUnread(unread, attempt)
  }
}

/**
 * Runs `pay` or `check` while other tabs of the same viewer wait; they then re-read the server's state before
 * they pay.
 */
export async function runAlone(
  { payable, viewer }: Pick<AgreedCheckout, 'payable' | 'viewer'>,
  run: () => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> {
  // Old browsers and plain http have no Web Locks.
  const canLock = 'locks' in navigator
  const outcome = await (canLock ? navigator.locks.request(`payment:${viewer.UserCode}`, run) : run())
  // §4 Messaging gate: a package opens its gates as soon as the success is shown.
  if (outcome.kind === 'paid' && payable.kind === 'package') await refetchViewerInTime()
  return outcome
}

/** Milliseconds that a success waits for the profile; a later response still updates it. */
const longestWait = 5000

/** Refetches the viewer, and resolves after `longestWait` at the latest. Never rejects. */
async function refetchViewerInTime(): Promise<void> {
  const timeout = new Promise<void>(resolve => {
    setTimeout(resolve, longestWait)
  })
  await Promise.race([refetchViewer().catch(() => null), timeout])
}
