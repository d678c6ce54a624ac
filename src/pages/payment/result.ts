import { type Failure, type Outcome, toFailure } from '#submit/submit.ts'
import type { SubmissionTexts } from '#submit/texts.ts'
import { paymentText } from '#text/payment.ts'
import { changesOf, type Order, type OrderChange, paidPart, partsOf } from './order.ts'
import { type Before, hasNewPeriod } from './packageStatus.ts'
import { beforeOf, fateOf, type ServerState } from './serverState.ts'
import type { Try } from './unconfirmedPayment.ts'

/** What can be paid now; `tried` was sent before, and may arrive still. */
type Offer = { order: Order; tried: Try | null } & Before

/** How paying, or looking whether it was paid, ended. */
export type PayResult =
  /** By this press, or before it. */
  | { kind: 'paid'; order: Order }
  /** What can be paid is another than what was shown, maybe because a part was paid. */
  | ({ kind: 'changed'; changes: OrderChange[] } & Offer)
  /** It was sent, and is not there: it may be paid now. */
  | ({ kind: 'notFound'; why?: string } & Offer)
  /** It was sent, and nobody knows what became of all of it; `isSoon`: it may be on its way. */
  | { kind: 'unknown'; tried: Try; changes?: OrderChange[]; why?: string; isSoon?: boolean; isExpired?: true }
  /** It, or a part of it, was sent before, at an earlier visit or from another tab, and nobody has seen the end. */
  | { kind: 'lost'; tried: Try }
  /** The provider was left before it took anything. */
  | { kind: 'cancelled'; tried: Try | null }
  /** Nothing was sent, or it was refused: `error` says why. */
  | { kind: 'failed'; error: unknown }
  | { kind: 'expired' }
  /** The session expired before the payment at an earlier visit. */
  | { kind: 'interrupted' }

/** Only where that is known. */
export function isNothingPaid(result: PayResult): boolean {
  if (result.kind === 'changed') return result.tried === null && !hasPaidPart(result.changes)
  if (result.kind === 'cancelled') return result.tried === null
  return ['failed', 'expired', 'interrupted'].includes(result.kind)
}

export const hasPaidPart = (changes: readonly OrderChange[]) => paidIn(changes).length > 0

/** The lessons that are told to be paid. */
export function paidIn(changes: readonly OrderChange[]): number[] {
  return changes.flatMap(({ kind, id }) => (kind === 'paid' ? Number(id) : []))
}

/** What was shown and sent; `tried` is `null` where nothing of it can have arrived, for it was not sent or was refused. */
type Sending = { shown: Order; ids: number[]; before: Before; tried: Try | null }

/**
 * What the server's state says of what was sent; `null`: it is not there, and nothing has changed. That counts once it
 * `isOver`: until then the server may be at it.
 */
export function judge(
  latest: ServerState,
  { shown, ids, before, tried }: Sending,
  isOver = true,
): PayResult | null {
  const fate = fateOf(latest, ids, before)
  const isAllPaid = ids.length > 0 && fate.paid.length === ids.length
  if (isAllPaid && !hasRest(shown, latest.order)) return { kind: 'paid', order: paidPart(latest.order, ids) }
  // What was never sent and is in no list any more has just changed.
  const parts = partsOf(latest.order, tried ? fate : { ...fate, unseen: [] })
  if (tried && !isAllPaid && (tried.isTaken || !isOver || fate.unseen.length === ids.length))
    return { kind: 'unknown', tried, changes: parts, isSoon: !isOver }
  const told = new Set(parts.flatMap(({ kind, id }) => (kind === 'unpaid' ? [] : id)))
  const others = changesOf(shown, latest.order).filter(({ kind, id }) => kind !== 'leftOut' || !told.has(id))
  const changes = [...parts, ...others]
  // The viewer agreed to a package while there was no such subscription on the screen.
  const isOtherPeriod = !isAllPaid && hasNewPeriod(before, latest)
  return changes.length > 0 || isOtherPeriod
    ? { kind: 'changed', changes, ...offerOf(latest, isAllPaid ? null : tried) }
    : null
}

/** Whether something that was shown can be paid still. */
function hasRest(shown: Order, fresh: Order): boolean {
  if (shown.kind === 'package' || fresh.kind === 'package') return false
  return fresh.lines.some(({ id }) => shown.lines.some(line => line.id === id))
}

/** What was begun and has no end yet, as it is told before anything else. */
export function beginningWith(tried: Try): Extract<PayResult, { kind: 'lost' | 'unknown' }> {
  return { kind: tried.isTaken ? 'unknown' : 'lost', tried }
}

export function offerOf(latest: ServerState, tried: Try | null): Offer {
  return { order: latest.order, ...beforeOf(latest), tried }
}

/** Every result but a success. */
export type Notice = Exclude<PayResult, { kind: 'paid' }>

/** A payment that was not made, or not surely: its result, as the error of its submission. */
export class NotPaid extends Error {
  override name = 'NotPaid'
  readonly result: Notice

  constructor(result: Notice) {
    super(result.kind)
    this.result = result
  }
}

export function toOutcome(result: PayResult): Outcome<Order> {
  if (result.kind === 'paid') return { status: 'succeeded', value: result.order }
  if (result.kind === 'expired') return { status: 'sessionExpired' }
  return { status: isNothingPaid(result) ? 'failed' : 'unknown', error: new NotPaid(result) }
}

/** Returns the result of a submission that did not succeed. */
export function toNotice(failure: Failure): Notice {
  if (failure.status === 'sessionExpired') return { kind: 'expired' }
  return failure.error instanceof NotPaid ? failure.error.result : { kind: 'failed', error: failure.error }
}

/** Returns the result of a payment that an error prevented before anything was sent. */
export function resultOf(error: unknown): Notice {
  return toFailure(error).status === 'sessionExpired' ? { kind: 'expired' } : { kind: 'failed', error }
}

const { elsewhere } = paymentText

export const paymentTexts: SubmissionTexts = {
  notArrived: paymentText.notFound,
  unknown: paymentText.unknown,
  expired: paymentText.expired,
  failed: elsewhere.notPaid,
  succeeded: paymentText.done,
  toast(failure) {
    const result = toNotice(failure)
    if (isNothingPaid(result)) return elsewhere.notPaid
    if ('changes' in result && result.changes && hasPaidPart(result.changes)) return elsewhere.part
    return result.kind === 'unknown' && result.tried.isTaken ? elsewhere.taken : elsewhere.unknown
  },
}
