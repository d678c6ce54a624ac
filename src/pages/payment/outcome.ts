import { type Failure, type Outcome, toFailure } from '#submit/submit.ts'
import type { SubmissionTexts } from '#submit/texts.ts'
import { paymentText } from '#text/payment.ts'
import type { Attempt } from './attempts.ts'
import { changesOf, type Order, type OrderChange, paidPart, paymentStatusChanges } from './order.ts'
import { type StateBeforePayment, hasNewPeriod } from './packageStatus.ts'
import { beforeOf, type ServerState, statusOf } from './serverState.ts'

/** The order that can be paid now; `attempt` was sent before and may still arrive. */
type Offer = { order: Order; attempt: Attempt | null } & StateBeforePayment

/** The outcome of a payment, or of checking an earlier attempt. */
export type PaymentOutcome =
  /** Paid, by this submission or an earlier one. */
  | { kind: 'paid'; order: Order }
  /** Nothing is pending any more, and what can be paid now differs; `isMissing`: an attempt has not arrived. */
  | ({ kind: 'changed'; changes: OrderChange[]; isMissing?: true; cause?: string } & Offer)
  /** An attempt may have arrived; `isEarlier`: it is of an earlier visit or another tab. */
  | {
      kind: 'unconfirmed'
      attempt: Attempt
      changes?: OrderChange[]
      cause?: string
      mayBePending?: boolean
      isEarlier?: true
      isSessionExpired?: true
    }
  /** Nothing was sent, or it was refused. */
  | { kind: 'failed'; error: unknown }

/** Returns whether it is certain that nothing was paid. */
export function isNothingPaid(outcome: PaymentOutcome): boolean {
  if (outcome.kind === 'changed') return outcome.attempt === null && !hasPaidPart(outcome.changes)
  return outcome.kind === 'failed'
}

export const hasPaidPart = (changes: readonly OrderChange[]) => paidIds(changes).length > 0

/** Returns the lessons that the changes report as paid. */
export function paidIds(changes: readonly OrderChange[]): number[] {
  return changes.flatMap(({ kind, id }) => (kind === 'paid' ? Number(id) : []))
}

/**
 * A payment as it was shown and sent. `attempt` is null when nothing can have arrived: it was not sent, or
 * refused.
 */
type SentPayment = { shown: Order; ids: number[]; before: StateBeforePayment; attempt: Attempt | null }

/**
 * Returns the outcome by the server's state; `null` when the server does not have the payment and nothing has
 * changed. While the payment `mayArrive`, it is unconfirmed instead.
 */
export function outcomeOf(
  latest: ServerState,
  { shown, ids, before, attempt }: SentPayment,
  mayArrive = false,
): PaymentOutcome | null {
  const status = statusOf(latest, ids, before)
  const isAllPaid = ids.length > 0 && status.paid.length === ids.length
  if (isAllPaid && !hasRest(shown, latest.order)) return { kind: 'paid', order: paidPart(latest.order, ids) }
  // Without an attempt, a lesson that is in no list any more is a change, not an unconfirmed payment.
  const parts = paymentStatusChanges(latest.order, attempt ? status : { ...status, unconfirmed: [] })
  if (attempt && !isAllPaid && (mayArrive || status.unconfirmed.length === ids.length))
    return { kind: 'unconfirmed', attempt, changes: parts, mayBePending: mayArrive }
  const reported = new Set(parts.flatMap(({ kind, id }) => (kind === 'unpaid' ? [] : id)))
  const others = changesOf(shown, latest.order).filter(
    ({ kind, id }) => kind !== 'leftOut' || !reported.has(id),
  )
  const changes = [...parts, ...others]
  // The viewer agreed to the package before the screen showed this subscription.
  const isOtherPeriod = !isAllPaid && hasNewPeriod(before, latest)
  return changes.length > 0 || isOtherPeriod
    ? { kind: 'changed', changes, ...offerOf(latest, isAllPaid ? null : attempt) }
    : null
}

/** Returns whether something that was shown can still be paid. */
function hasRest(shown: Order, fresh: Order): boolean {
  if (shown.kind === 'package' || fresh.kind === 'package') return false
  return fresh.lines.some(({ id }) => shown.lines.some(line => line.id === id))
}

/** Returns the outcome for an attempt of an earlier visit or another tab, which must be checked first. */
export function earlierAttemptOutcome(attempt: Attempt): PaymentOutcome & { kind: 'unconfirmed' } {
  return { kind: 'unconfirmed', attempt, isEarlier: true }
}

export function offerOf(latest: ServerState, attempt: Attempt | null): Offer {
  return { order: latest.order, ...beforeOf(latest), attempt }
}

/** Every outcome but a success. */
export type Notice = Exclude<PaymentOutcome, { kind: 'paid' }>

/** An outcome that is not a success, as the error of its submission. */
class NotPaid extends Error {
  override name = 'NotPaid'
  readonly notice: Notice

  constructor(notice: Notice) {
    super(notice.kind)
    this.notice = notice
  }
}

export function toSubmissionOutcome(outcome: PaymentOutcome): Outcome<Order> {
  if (outcome.kind === 'paid') return { status: 'succeeded', value: outcome.order }
  if (outcome.kind === 'failed') return toFailure(outcome.error)
  return { status: isNothingPaid(outcome) ? 'failed' : 'unknown', error: new NotPaid(outcome) }
}

/**
 * Returns the notice of a submission that did not succeed; `null` for an expired session, which leads to
 * login.
 */
export function toNotice(failure: Failure): Notice | null {
  if (failure.status === 'sessionExpired') return null
  return failure.error instanceof NotPaid ? failure.error.notice : { kind: 'failed', error: failure.error }
}

const { elsewhere } = paymentText

export const paymentTexts: SubmissionTexts = {
  notArrived: paymentText.notFound,
  unknown: paymentText.unknown,
  expired: paymentText.expired,
  failed: elsewhere.notPaid,
  succeeded: paymentText.done,
  toast(failure) {
    const notice = toNotice(failure)
    if (!notice || isNothingPaid(notice)) return elsewhere.notPaid
    const isPart = notice.kind !== 'failed' && hasPaidPart(notice.changes ?? [])
    return isPart ? elsewhere.part : elsewhere.unknown
  },
}
