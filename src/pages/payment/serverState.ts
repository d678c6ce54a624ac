import {
  type Appointment,
  type CurrentPayment,
  getActiveAppointments,
  getCurrentPayment,
  getOldAppointments,
  getPayments,
  type Invoice,
} from '#api/appointments.ts'
import { now } from '#clock.ts'
import { isPaid, type Payable } from '#domain/appointment.ts'
import { isSessionExpired } from '#domain/errors.ts'
import { readRows } from '#domain/pager.ts'
import type { PackageCode } from '#domain/plans.ts'
import { invoicesOf, isInvoicePaid } from '#domain/subscription.ts'
import { noteLessons } from '#features/accountCounts/note.ts'
import { requireViewer, type Viewer } from '#session.ts'
import { askedIds, findAttempt } from './attempts.ts'
import { lessonOrder, type Order, packageOrder } from './order.ts'
import type { Offer } from './outcome.ts'
import {
  beforeOf,
  type ServerState,
  type StateBeforePayment,
  type Subscription,
  wasPaid,
} from './paymentStatus.ts'

/** The data of the checkout; `isPaid`: the attempt of an earlier visit has arrived. */
export type CheckoutData = Offer & Pick<ServerState, 'invoices'> & { isPaid: boolean }

/** Reads what can be paid, and whether an attempt of an earlier visit has arrived. @throws ApiError */
export async function readCheckout(
  payable: Payable,
  viewer: Viewer,
  signal: AbortSignal,
): Promise<CheckoutData> {
  const earlier = findAttempt(viewer.UserCode, payable.kind, askedIds(payable))
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
  /** The order shown until now. */
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
      if (page === 1) noteLessons(viewer, read.Entities, read.TotalRows)
      return read
    },
    rows => ids.every(id => rows.some(({ Id }) => Id === id)),
  )
  const missing = sent.filter(id => !active.some(({ Id }) => Id === id))
  if (missing.length === 0) return { active, old: [] }
  // Old lessons come newest first, and attempts expire after an hour, so that page 1 is enough. When it
  // cannot be read, the attempt stays unconfirmed.
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
