import { describeError, isApiError } from '#domain/errors.ts'
import { isRefusal, leavesOutcomeOpen, Refusal, toFailure } from '#submit/submit.ts'
import { paymentText } from '#text/payment.ts'
import { type Attempt, mayStillArrive } from './attempts.ts'
import { changesOf, linesOf, type Order, type OrderChange, paidPart } from './order.ts'
import {
  beforeOf,
  hasNewPeriod,
  type PaymentStatus,
  type ServerState,
  type StateBeforePayment,
  statusOf,
} from './paymentStatus.ts'

/** The order that can be paid now; `attempt` was sent before, and its outcome is unknown. */
export type Offer = { order: Order; attempt: Attempt | null } & StateBeforePayment

/** The outcome of a payment, or of checking an earlier attempt. */
export type PaymentOutcome =
  /** Paid, by this submission or an earlier one. */
  | { kind: 'paid'; order: Order }
  /** Nothing is pending any more, and what can be paid now differs; `isMissing`: an attempt has not arrived. */
  | ({ kind: 'changed'; changes: OrderChange[]; isMissing?: true; cause?: string } & Offer)
  /**
   * An attempt may have arrived: the server may still be processing it (`mayStillArrive`), the server's state could not be read
   * (`cause`) or does not show it clearly, or it is of an earlier visit or another tab (`isEarlier`).
   * Until it is known that the attempt has not arrived, the page only verifies and does not offer its lessons again.
   */
  | {
      kind: 'unconfirmed'
      attempt: Attempt
      changes?: OrderChange[]
      cause?: string
      mayStillArrive?: boolean
      isEarlier?: true
      isSessionExpired?: true
    }
  /** Nothing was sent, or it was refused. */
  | { kind: 'failed'; error: unknown }

/** Every outcome but a success. */
export type Notice = Exclude<PaymentOutcome, { kind: 'paid' }>

/** Returns whether it is certain that nothing was paid. */
export function isNothingPaid(outcome: PaymentOutcome): boolean {
  if (outcome.kind === 'changed') return outcome.attempt === null && !hasPaidPart(outcome.changes)
  return outcome.kind === 'failed'
}

export const hasPaidPart = (changes?: readonly OrderChange[]) => paidIds(changes).length > 0

/** Returns the lessons that the changes report as paid. */
export function paidIds(changes: readonly OrderChange[] = []): number[] {
  return changes.flatMap(({ kind, id }) => (kind === 'paid' ? Number(id) : []))
}

/**
 * A payment as it was shown and sent. `attempt` is null when nothing can have arrived: it was not sent, or
 * refused.
 */
type SentPayment = { shown: Order; ids: number[]; before: StateBeforePayment; attempt: Attempt | null }

/**
 * Returns the outcome by the server's state; `null` when the server does not have the payment and nothing has
 * changed. While the attempt may still arrive (`mayArrive`), the outcome is `unconfirmed` instead.
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
  const parts = partsOf(latest.order, attempt ? status : { ...status, unclear: [] })
  if (attempt && !isAllPaid && (mayArrive || status.unclear.length === ids.length))
    return { kind: 'unconfirmed', attempt, changes: parts, mayStillArrive: mayArrive }
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

/** Returns the payment status of each lesson that was sent; none when all are unpaid, and none for a package. */
function partsOf(order: Order, status: PaymentStatus): OrderChange[] {
  if (order.kind === 'package' || status.paid.length + status.unclear.length === 0) return []
  const lines = linesOf(order)
  return (['paid', 'unpaid', 'unclear'] as const).flatMap(kind =>
    status[kind].map(id => ({ kind, id: String(id), line: lines.find(line => line.id === id) ?? null })),
  )
}

/** Returns whether something that was shown can still be paid. */
function hasRest(shown: Order, fresh: Order): boolean {
  if (shown.kind === 'package' || fresh.kind === 'package') return false
  return fresh.lines.some(({ id }) => shown.lines.some(line => line.id === id))
}

function offerOf(latest: ServerState, attempt: Attempt | null): Offer {
  return { order: latest.order, ...beforeOf(latest), attempt }
}

/**
 * Returns the outcome of an attempt by the server's state after it. `error` is the one that sending it ended
 * with; without it, an earlier attempt is checked.
 */
export function outcomeOfAttempt(
  latest: ServerState,
  shown: Order,
  attempt: Attempt,
  error?: unknown,
): PaymentOutcome {
  const isRefused = isRefusal(error)
  const { ids } = attempt
  const sent = { shown, ids, before: attempt, attempt: isRefused ? null : attempt }
  const hasEnded = isApiError(error) && !leavesOutcomeOpen(error)
  const outcome = outcomeOf(latest, sent, !hasEnded && mayStillArrive(attempt))
  if (outcome) return outcome
  if (isRefused) return refused()
  const cause = error === undefined ? {} : { cause: describeError(error).title }
  return { kind: 'changed', changes: [], isMissing: true, ...cause, ...offerOf(latest, attempt) }
}

/** Returns the outcome when the server's state cannot be read: that of an attempt stays unconfirmed. */
export function outcomeUnread(error: unknown, attempt: Attempt | null): Notice {
  if (!attempt) return { kind: 'failed', error }
  if (toFailure(error).status === 'sessionExpired')
    return { kind: 'unconfirmed', attempt, isSessionExpired: true }
  return { kind: 'unconfirmed', attempt, cause: describeError(error).title }
}

export const refused = (): Notice => ({ kind: 'failed', error: new Refusal(paymentText.refused) })
