import { savePayments } from '#api/appointments.ts'
import { now } from '#clock.ts'
import type { Payable } from '#domain/appointment.ts'
import { describeError, isApiError } from '#domain/errors.ts'
import type { Viewer } from '#session.ts'
import { isRefusal, Refusal, toFailure } from '#submit/submit.ts'
import { paymentText } from '#text/payment.ts'
import { type Attempt, findAttempt, mayBePending, removeAttempts, saveAttempt } from './attempts.ts'
import { idsOf, type Order, paidPart, totalOf } from './order.ts'
import { earlierAttemptOutcome, offerOf, type PaymentOutcome, outcomeOf } from './outcome.ts'
import type { StateBeforePayment } from './packageStatus.ts'
import { readPayment, type ServerState, wasPaid } from './serverState.ts'

/** The checkout as the viewer has seen it and agreed to, and an earlier attempt whose outcome is unknown. */
export type AgreedCheckout = {
  payable: Payable
  viewer: Viewer
  order: Order
  attempt: Attempt | null
} & StateBeforePayment

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
  const { payable, viewer, order, attempt: before, known, subscription } = shown
  const ids = idsOf(order)
  const newer = newerAttempt(shown)
  let latest: ServerState
  try {
    const sent = (newer ?? before)?.ids ?? []
    latest = await readPayment(payable, viewer, { shown: order, sent, before: { known, subscription } })
  } catch (error) {
    return unreadable(error, newer ?? before)
  }
  const outcome = outcomeOf(latest, {
    shown: order,
    ids,
    before: { known, subscription },
    // A package is sent as a whole, so that an unclear state may be due to the earlier attempt.
    attempt: order.kind === 'package' ? before : null,
  })
  // Without Web Locks another tab may have started a payment during the read.
  const other = newerAttempt(shown) ?? newer
  if (other && outcome?.kind !== 'paid' && !wasPaid(latest, other)) return earlierAttemptOutcome(other)
  if (outcome?.kind === 'changed') return { ...outcome, attempt: before }
  if (outcome) return outcome

  const attempt = { kind: payable.kind, ids, known, subscription, at: now().getTime() }
  saveAttempt(viewer.UserCode, attempt)
  try {
    if ((await collect?.(totalOf(latest.order))) === 'cancelled') {
      removeAttempts(viewer.UserCode, payable.kind, ids)
      if (before) saveAttempt(viewer.UserCode, before)
      return { kind: 'failed', error: new Refusal(paymentText.cancelled) }
    }
  } catch (error) {
    return unreadable(error, attempt)
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

async function send(shown: AgreedCheckout, attempt: Attempt): Promise<PaymentOutcome> {
  const { payable, viewer, order } = shown
  saveAttempt(viewer.UserCode, attempt)
  try {
    await savePayments(attempt.ids)
    return { kind: 'paid', order: paidPart(order, attempt.ids) }
  } catch (error) {
    if (isRefusal(error)) {
      removeAttempts(viewer.UserCode, payable.kind, attempt.ids)
      // The outcome of the earlier attempt is still unknown.
      if (shown.attempt) saveAttempt(viewer.UserCode, shown.attempt)
    }
    return toFailure(error).status === 'sessionExpired'
      ? { kind: 'failed', error }
      : afterFailure(shown, attempt, error)
  }
}

/**
 * Returns the outcome after an error. A server that failed may have recorded the payment or a part of it, and
 * the reason for a refusal is in its state.
 */
async function afterFailure(
  shown: AgreedCheckout,
  attempt: Attempt,
  error: unknown,
): Promise<PaymentOutcome> {
  const { payable, viewer, order } = shown
  const { ids } = attempt
  const sent = isRefusal(error) ? null : attempt
  const refused: PaymentOutcome = { kind: 'failed', error: new Refusal(paymentText.refused) }
  try {
    const latest = await readPayment(payable, viewer, { shown: order, sent: ids, before: attempt })
    const outcome = outcomeOf(
      latest,
      { shown: order, ids, before: attempt, attempt: sent },
      sent !== null && !hasEnded(error) && mayBePending(attempt),
    )
    if (outcome) return outcome
    return sent ? missing(latest, attempt, describeError(error).title) : refused
  } catch {
    return sent ? { kind: 'unconfirmed', attempt } : refused
  }
}

/** Checks whether an attempt has arrived; sends nothing. Never throws. */
export async function check(
  { payable, viewer, order }: AgreedCheckout,
  attempt: Attempt,
): Promise<PaymentOutcome> {
  const { ids } = attempt
  try {
    const latest = await readPayment(payable, viewer, { shown: order, sent: ids, before: attempt })
    const sent = { shown: order, ids, before: attempt, attempt }
    return outcomeOf(latest, sent, mayBePending(attempt)) ?? missing(latest, attempt)
  } catch (error) {
    return unreadable(error, attempt)
  }
}

/** Returns the outcome of an attempt that has not arrived, and may be sent again. */
function missing(latest: ServerState, attempt: Attempt, cause?: string): PaymentOutcome {
  return {
    kind: 'changed',
    changes: [],
    isMissing: true,
    ...(cause !== undefined && { cause }),
    ...offerOf(latest, attempt),
  }
}

/** Returns the outcome when the server's state could not be read: that of an attempt stays unconfirmed. */
function unreadable(error: unknown, attempt: Attempt | null): PaymentOutcome {
  if (!attempt) return { kind: 'failed', error }
  if (toFailure(error).status === 'sessionExpired')
    return { kind: 'unconfirmed', attempt, isSessionExpired: true }
  return { kind: 'unconfirmed', attempt, cause: describeError(error).title }
}

/**
 * Returns whether the server has finished with the request; after a gateway's error or a broken connection it
 * may not have.
 */
function hasEnded(error: unknown): boolean {
  if (!isApiError(error)) return false
  const { kind, status = 0 } = error
  return kind === 'status' && ![408, 502, 503, 504].includes(status)
}
