import {
  type Appointment,
  type CurrentPayment,
  getActiveAppointments,
  getCurrentPayment,
  getOldAppointments,
  getPayments,
  type Invoice,
  savePayments,
} from '#api/appointments.ts'
import { now } from '#clock.ts'
import { isPaid, type Payable } from '#domain/appointment.ts'
import { isSessionExpired } from '#domain/errors.ts'
import { readRows } from '#domain/pager.ts'
import type { PackageCode } from '#domain/plans.ts'
import { invoicesOf, isInvoicePaid } from '#domain/subscription.ts'
import { storeLessons, subtractPaidLessons } from '#features/accountCounts/accountCounts.ts'
import { refetchViewer, requireViewer, type Viewer } from '#session.ts'
import { isRefusal, Refusal } from '#submit/submit.ts'
import { paymentText } from '#text/payment.ts'
import {
  type Attempt,
  findAttempt,
  removeAttempts,
  requestedIds,
  saveAttempt,
  type Subscription,
} from './attempts.ts'
import { idsOf, lessonOrder, type Order, packageOrder, paidPart, totalOf } from './order.ts'
import {
  beforeOf,
  type Offer,
  outcomeOf,
  outcomeOfAttempt,
  outcomeWhenUnreadable,
  type PaymentOutcome,
  refused,
  type ServerState,
  type StateBeforePayment,
  wasPaid,
} from './outcome.ts'

/** The data of the checkout; `isPaid`: the attempt of an earlier visit has arrived. */
export type CheckoutData = Offer & Pick<ServerState, 'invoices'> & { isPaid: boolean }

/** Reads what can be paid, and whether an attempt of an earlier visit has arrived. @throws ApiError */
export async function readCheckout(
  payable: Payable,
  viewer: Viewer,
  signal: AbortSignal,
): Promise<CheckoutData> {
  const earlier = findAttempt(viewer.UserCode, payable.kind, requestedIds(payable))
  const sent = earlier && { sent: earlier.ids, before: earlier }
  const state = await readPayment(payable, viewer, { signal, ...sent })
  const { order, invoices } = state
  const hasArrived = earlier !== null && wasPaid(state, earlier)
  // The other lessons were never sent: they are offered, and those that have arrived are left out.
  const hasRest = order.kind === 'appointments' && order.lines.length > 0
  const attempt = hasArrived && hasRest ? null : earlier
  const { paidInvoicesBefore, subscription } = attempt ?? beforeOf(state)
  return { order, attempt, paidInvoicesBefore, subscription, invoices, isPaid: hasArrived && !hasRest }
}

type Options = {
  /** Aborts the reads. Without it they go on after the page is left. */
  signal?: AbortSignal
  shown?: Order
  /** The state before a payment that may have arrived meanwhile. */
  before?: StateBeforePayment
  /** Ids that were sent: a lesson that is not in the active list any more is read from the old one. */
  sent?: readonly number[]
}

/** Reads which part of `payable` can be paid, and the existing payments. @throws ApiError */
export async function readPayment(
  payable: Payable,
  viewer: Viewer,
  options: Options = {},
): Promise<ServerState> {
  const { shown, sent = [], signal } = options
  const invoices = getPayments({}, { signal }).then(invoicesOf)
  if (payable.kind === 'package') return readPackage(payable.code, invoices, options)
  // Lessons have their own payment status, so that the invoices may fail.
  const [{ active, old }, payments] = await Promise.all([
    readLessons(payable.ids, sent, viewer, signal),
    invoices.catch((): null => null),
  ])
  const rows = [...active, ...old]
  return {
    order: lessonOrder(payable, rows, { viewer, now: now(), old, before: shown }),
    paidIds: rows.filter(isPaid).map(({ Id }) => Id),
    unpaidIds: rows.filter(row => !isPaid(row)).map(({ Id }) => Id),
    invoices: payments,
    subscription: null,
  }
}

async function readPackage(
  code: PackageCode,
  reading: Promise<Invoice[]>,
  { before, signal }: Options,
): Promise<ServerState> {
  const [invoices, subscription] = await Promise.all([
    reading.catch((): null => null),
    readSubscription(signal),
  ])
  const state = { order: packageOrder(code), paidIds: [], unpaidIds: [], invoices, subscription }
  // The subscription alone may show that the package is paid. Otherwise the invoices are needed.
  if (before && wasPaid(state, { ids: [code], ...before })) return state
  return { ...state, invoices: await reading }
}

/** Reads the active lessons, page by page until all `ids` are found, and the old ones among `sent`. */
async function readLessons(
  ids: readonly number[],
  sent: readonly number[],
  viewer: Viewer,
  signal: AbortSignal | undefined,
): Promise<{ active: Appointment[]; old: Appointment[] }> {
  if (ids.length === 0) return { active: [], old: [] }
  const active = await readRows(
    async page => {
      const read = await getActiveAppointments({ page }, { signal })
      if (page === 1) storeLessons(viewer, read.Entities, read.TotalRows)
      return read
    },
    rows => ids.every(id => rows.some(({ Id }) => Id === id)),
  )
  const missing = sent.filter(id => !active.some(({ Id }) => Id === id))
  if (missing.length === 0) return { active, old: [] }
  // Old lessons come newest first, and attempts expire after an hour, so that page 1 is enough. When it
  // cannot be read, its outcome stays unknown.
  const page = await getOldAppointments({ page: 1 }, { signal }).catch(() => null)
  return { active, old: (page?.Entities ?? []).filter(({ Id }) => missing.includes(Id)) }
}

/** Reads both signs of a paid package; each may fail alone. @throws ApiError when the session has expired */
async function readSubscription(signal: AbortSignal | undefined): Promise<Subscription> {
  const [period, current] = await Promise.all([
    requireViewer().then(periodOf).catch(unreadable),
    getCurrentPayment({}, { signal }).then(currentOf).catch(unreadable),
  ])
  return { period, current }
}

function unreadable(error: unknown): null {
  if (isSessionExpired(error)) throw error
  return null
}

function periodOf({ IsSubscriptionOk, SubscriptionStartDate, SubscriptionEndDate }: Viewer) {
  return {
    isOk: IsSubscriptionOk === true,
    start: SubscriptionStartDate?.getTime() ?? null,
    end: SubscriptionEndDate?.getTime() ?? null,
  }
}

function currentOf(payment: CurrentPayment | null) {
  if (!payment || !isInvoicePaid(payment)) return { product: null, code: null }
  return { product: payment.Product, code: payment.PaymentCode ?? null }
}

export type AgreedCheckout = { payable: Payable; viewer: Viewer } & Offer

/** Collects exactly this sum, in RON; `cancelled`: nothing was collected. It rejects when the outcome is unknown. */
export type Collect = (total: number) => Promise<'collected' | 'cancelled'>

/**
 * Pays what was shown, once, after re-reading the server's state: what is already paid is not paid again, and
 * a change is shown to the viewer before it is paid. Never throws. §4 Multi-pay
 */
export async function pay(shown: AgreedCheckout, collect?: Collect): Promise<PaymentOutcome> {
  const { payable, viewer, order, attempt: earlier } = shown
  const ids = idsOf(order)
  const newer = newerAttempt(shown)
  let latest: ServerState
  try {
    const sent = (newer ?? earlier)?.ids ?? []
    latest = await readPayment(payable, viewer, { shown: order, sent, before: shown })
  } catch (error) {
    return outcomeWhenUnreadable(error, newer ?? earlier)
  }
  const outcome = outcomeOf(latest, {
    shown: order,
    ids,
    before: shown,
    // A package is sent as a whole, so that an unknown status may be due to the earlier attempt.
    attempt: order.kind === 'package' ? earlier : null,
  })
  // Without Web Locks another tab may have started a payment during the read.
  const other = newerAttempt(shown) ?? newer
  if (other && outcome?.status !== 'succeeded' && !wasPaid(latest, other))
    return { status: 'unknown', attempt: other, isEarlier: true }
  if (outcome && 'offer' in outcome) return { ...outcome, offer: { ...outcome.offer, attempt: earlier } }
  if (outcome) return outcome

  const { paidInvoicesBefore, subscription } = shown
  const attempt = { kind: payable.kind, ids, paidInvoicesBefore, subscription, at: now().getTime() }
  saveAttempt(viewer.UserCode, attempt)
  try {
    if ((await collect?.(totalOf(latest.order))) === 'cancelled') {
      withdraw(shown, attempt)
      return { status: 'failed', error: new Refusal(paymentText.cancelled) }
    }
  } catch (error) {
    return outcomeWhenUnreadable(error, attempt)
  }
  return send(shown, { ...attempt, at: now().getTime() })
}

/** Returns an attempt for any of the ids that was started, perhaps in another tab, since this page was read. */
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
    if (attempt.kind === 'appointments') subtractPaidLessons(shown.viewer, attempt.ids.length)
    return { status: 'succeeded', value: paidPart(shown.order, attempt.ids) }
  } catch (error) {
    if (isRefusal(error)) withdraw(shown, attempt)
    if (isSessionExpired(error)) return { status: 'sessionExpired', attempt: null }
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
  } catch (readError) {
    return isRefusal(error) ? refused() : outcomeWhenUnreadable(readError, attempt)
  }
}

/** Runs `pay` or `check` while other tabs of the same viewer wait. */
export async function runAlone(
  { payable, viewer }: Pick<AgreedCheckout, 'payable' | 'viewer'>,
  run: () => Promise<PaymentOutcome>,
): Promise<PaymentOutcome> {
  // Old browsers and plain http have no Web Locks.
  const canLock = 'locks' in navigator
  const outcome = await (canLock ? navigator.locks.request(`payment:${viewer.UserCode}`, run) : run())
  // §4 Messaging gate: a package opens its gates as soon as the success is shown.
  if (outcome.status === 'succeeded' && payable.kind === 'package') await refetchViewerInTime()
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
