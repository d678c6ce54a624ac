import type { Invoice } from '#api/appointments.ts'
import { describeError, isApiError, isSessionExpired } from '#domain/errors.ts'
import { type PackageCode, plans } from '#domain/plans.ts'
import { isInvoicePaid } from '#domain/subscription.ts'
import { isRefusal, leavesOutcomeOpen, type Outcome, Refusal } from '#submit/submit.ts'
import { paymentText } from '#text/payment.ts'
import { type Attempt, mayStillArrive, type Subscription } from './attempts.ts'
import { changesOf, linesOf, type Order, type OrderChange, paidPart } from './order.ts'

export type ServerState = {
  order: Order
  /** The viewer's lessons that were read, paid and unpaid. */
  paidIds: number[]
  unpaidIds: number[]
  /** `null`: they could not be read, which matters for a package only. */
  invoices: Invoice[] | null
  /** `null` for lessons. */
  subscription: Subscription | null
}

/** The server's state before a payment, by which a change due to the payment is recognised. */
export type StateBeforePayment = Pick<Attempt, 'paidInvoicesBefore' | 'subscription'>

/** Returns the state before a payment. An unpaid invoice does not count: it may still be paid. */
export function beforeOf({ invoices, subscription }: ServerState): StateBeforePayment {
  const paidInvoicesBefore = invoices?.filter(isInvoicePaid).map(({ PaymentCode }) => PaymentCode) ?? null
  return { paidInvoicesBefore, ...(subscription && { subscription }) }
}

/** The ids that were sent, by whether the server has recorded them as paid. */
type IdsByStatus = { paid: number[]; unpaid: number[]; unknown: number[] }

function statusOf(state: ServerState, ids: number[], before: StateBeforePayment): IdsByStatus {
  const { order, paidIds, unpaidIds } = state
  const none: IdsByStatus = { paid: [], unpaid: [], unknown: [] }
  if (order.kind === 'package') return { ...none, [packageStatus(order.code, before, state)]: ids }
  return {
    paid: ids.filter(id => paidIds.includes(id)),
    unpaid: ids.filter(id => unpaidIds.includes(id)),
    unknown: ids.filter(id => !paidIds.includes(id) && !unpaidIds.includes(id)),
  }
}

/** Returns whether everything that was sent is paid; `sent` includes the state before. */
export function wasPaid(state: ServerState, sent: { ids: number[] } & StateBeforePayment): boolean {
  return sent.ids.length > 0 && statusOf(state, sent.ids, sent).paid.length === sent.ids.length
}

type Current = NonNullable<Subscription['current']>

/**
 * Returns whether a package is paid, by what has changed since before the payment. Any sign is enough, since
 * paying twice is worse than checking once more: a new invoice, the current payment, or a new period. A part
 * that could not be read, or that may belong to another package, leaves it unknown. docs/decisions/0014
 */
function packageStatus(
  code: PackageCode,
  before: StateBeforePayment,
  latest: ServerState,
): keyof IdsByStatus {
  const invoices = latest.invoices ?? []
  if (newInvoices(invoices, before.paidInvoicesBefore, { code }).length > 0) return 'paid'
  if (!before.subscription || !latest.subscription) return 'unknown'
  const { period: oldPeriod, current: oldCurrent } = before.subscription
  const { period, current } = latest.subscription
  const product = current && oldCurrent ? newProduct(current, oldCurrent, before.paidInvoicesBefore) : null
  if (product === code) return 'paid'
  if (hasNewPeriod(before, latest)) {
    const isOther = product !== null || paidSince(invoices, before.paidInvoicesBefore).some(isPackage)
    return isOther ? 'unknown' : 'paid'
  }
  if (!latest.invoices || !period || !current) return 'unknown'
  // Without the state before, the present one may be new.
  const mayBeNew = (!oldPeriod && period.isOk) || (!oldCurrent && current.product === code)
  return mayBeNew ? 'unknown' : 'unpaid'
}

/** Returns the product of the current payment when that payment is new; otherwise `null`. */
function newProduct(
  current: Current,
  old: Current,
  paidInvoicesBefore: readonly string[] | null,
): number | null {
  const { product, code } = current
  if (code !== null && paidInvoicesBefore?.includes(code)) return null
  return product !== old.product || code !== old.code ? product : null
}

/** Returns whether the subscription has become active since, or begins or ends later. */
function hasNewPeriod(
  { subscription: before }: StateBeforePayment,
  { subscription: latest }: ServerState,
): boolean {
  const [was, is] = [before?.period, latest?.period]
  if (!was || !is) return false
  return (is.isOk && !was.isOk) || isLater(is.start, was.start) || isLater(is.end, was.end)
}

function isLater(time: number | null, old: number | null): boolean {
  return time !== null && (old === null || time > old)
}

const isPackage = ({ Product }: Invoice) => plans.some(({ code }) => code === Product)

function paidSince(invoices: readonly Invoice[], paidInvoicesBefore: readonly string[] | null): Invoice[] {
  if (paidInvoicesBefore === null) return []
  return invoices.filter(
    invoice => isInvoicePaid(invoice) && !paidInvoicesBefore.includes(invoice.PaymentCode),
  )
}

const timeOf = ({ Added }: Invoice) => Added?.getTime() ?? 0

/** Returns the paid invoices of one payment, oldest first: one for a package, at most one for each lesson. */
export function newInvoices(
  invoices: readonly Invoice[],
  paidInvoicesBefore: readonly string[] | null,
  paid: { code: PackageCode } | { lessons: number },
): Invoice[] {
  return (
    paidSince(invoices, paidInvoicesBefore)
      .filter(invoice => ('code' in paid ? invoice.Product === paid.code : !isPackage(invoice)))
      // The server lists the later of two invoices of the same minute first.
      .toReversed()
      .toSorted((a, b) => timeOf(a) - timeOf(b))
      .slice(0, 'code' in paid ? 1 : paid.lessons)
  )
}

/** The order that can be paid now; `attempt` was sent before, and its outcome is unknown. */
export type Offer = { order: Order; attempt: Attempt | null } & StateBeforePayment

/** The outcome of a payment, or of checking an earlier attempt. The value of a success is what was paid. */
export type PaymentOutcome = Outcome<Order, Notice>

/** Every outcome but a success, as the page explains it. */
export type Notice =
  /** Nothing was sent, or it was refused. */
  | { status: 'failed'; error: unknown }
  /** Nothing is pending any more, and what can be paid now differs; `isMissing`: an attempt has not arrived. */
  | { status: 'failed'; offer: Offer; changes: OrderChange[]; isMissing?: true; cause?: string }
  /**
   * An attempt may have arrived: the server may still be processing it (`mayStillArrive`), the server's state could not be read
   * (`cause`) or does not show it clearly, or it is of an earlier visit or another tab (`isEarlier`).
   * Until it is known that the attempt has not arrived, the page only verifies and does not offer its lessons again.
   */
  | {
      status: 'unknown'
      attempt: Attempt
      changes?: OrderChange[]
      cause?: string
      mayStillArrive?: boolean
      isEarlier?: true
    }
  /** `attempt`: the session expired before it could be verified; `null`: nothing was paid. */
  | { status: 'sessionExpired'; attempt: Attempt | null }

/** Returns whether it is certain that nothing was paid. */
export function isNothingPaid(outcome: PaymentOutcome): boolean {
  if (outcome.status === 'sessionExpired') return outcome.attempt === null
  if (outcome.status !== 'failed') return false
  return !('offer' in outcome) || (outcome.offer.attempt === null && !hasPaidPart(outcome))
}

/** Returns the attempt that has to be verified before anything is paid; `null` when there is none. */
export function attemptToVerify(notice: Notice | null): Attempt | null {
  return notice && 'attempt' in notice ? notice.attempt : null
}

/** Returns whether the changes of a notice report a lesson as paid. */
export const hasPaidPart = (notice: Notice) => paidIdsOf(notice).length > 0

export function paidIdsOf(notice: Notice): number[] {
  const changes = ('changes' in notice && notice.changes) || []
  return changes.flatMap(({ kind, id }) => (kind === 'paid' ? Number(id) : []))
}

/** A payment as it was shown and sent. `attempt` is null when nothing can have arrived. */
type SentPayment = { shown: Order; ids: number[]; before: StateBeforePayment; attempt: Attempt | null }

/** Returns the outcome; `null` when nothing has changed. While the attempt may arrive (`mayArrive`): `unknown`. */
export function outcomeOf(
  latest: ServerState,
  { shown, ids, before, attempt }: SentPayment,
  mayArrive = false,
): PaymentOutcome | null {
  const status = statusOf(latest, ids, before)
  const isAllPaid = ids.length > 0 && status.paid.length === ids.length
  if (isAllPaid && !hasRest(shown, latest.order))
    return { status: 'succeeded', value: paidPart(latest.order, ids) }
  // Without an attempt, a lesson that is in no list any more is a change, not a payment with an unknown outcome.
  const parts = partsOf(latest.order, attempt ? status : { ...status, unknown: [] })
  if (attempt && !isAllPaid && (mayArrive || status.unknown.length === ids.length))
    return { status: 'unknown', attempt, changes: parts, mayStillArrive: mayArrive }
  const reported = new Set(parts.flatMap(({ kind, id }) => (kind === 'unpaid' ? [] : id)))
  const others = changesOf(shown, latest.order).filter(
    ({ kind, id }) => kind !== 'leftOut' || !reported.has(id),
  )
  const changes = [...parts, ...others]
  // The viewer agreed to the package before the screen showed this subscription.
  const isOtherPeriod = !isAllPaid && hasNewPeriod(before, latest)
  return changes.length > 0 || isOtherPeriod
    ? { status: 'failed', changes, offer: offerOf(latest, isAllPaid ? null : attempt) }
    : null
}

/** Returns the payment status of each lesson that was sent; none when all are unpaid, and none for a package. */
function partsOf(order: Order, status: IdsByStatus): OrderChange[] {
  if (order.kind === 'package' || status.paid.length + status.unknown.length === 0) return []
  const lines = linesOf(order)
  return (['paid', 'unpaid', 'unknown'] as const).flatMap(kind =>
    status[kind].map(id => ({ kind, id: String(id), line: lines.find(line => line.id === id) ?? null })),
  )
}

function hasRest(shown: Order, fresh: Order): boolean {
  if (shown.kind === 'package' || fresh.kind === 'package') return false
  return fresh.lines.some(({ id }) => shown.lines.some(line => line.id === id))
}

function offerOf(latest: ServerState, attempt: Attempt | null): Offer {
  return { order: latest.order, ...beforeOf(latest), attempt }
}

/** Returns the outcome of an attempt by the server's state, after sending it ended with `error` or to check an earlier one. */
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
  return { status: 'failed', changes: [], isMissing: true, ...cause, offer: offerOf(latest, attempt) }
}

/** Returns the outcome when the server's state cannot be read: that of an attempt is unknown. */
export function outcomeWhenUnreadable(error: unknown, attempt: Attempt | null): Notice {
  if (isSessionExpired(error)) return { status: 'sessionExpired', attempt }
  if (!attempt) return { status: 'failed', error }
  return { status: 'unknown', attempt, cause: describeError(error).title }
}

export const refused = (): Notice => ({ status: 'failed', error: new Refusal(paymentText.refused) })
