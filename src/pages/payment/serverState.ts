import {
  type Appointment,
  getActiveAppointments,
  getOldAppointments,
  getPayments,
  type Invoice,
} from '#api/appointments.ts'
import { now } from '#clock.ts'
import { isPaid, type Payable } from '#domain/appointment.ts'
import { readRows } from '#domain/pager.ts'
import type { PackageCode } from '#domain/plans.ts'
import { invoicesOf } from '#domain/subscription.ts'
import type { Viewer } from '#session.ts'
import { paidInvoiceCodes } from './newInvoices.ts'
import { lessonOrder, type Order, packageOrder, type PaymentStatus } from './order.ts'
import {
  type StateBeforePayment,
  packageStatus,
  readSubscription,
  type Subscription,
} from './packageStatus.ts'

/** The server's state, as far as it concerns a payment. */
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

/** The ids that were sent, and the state before. */
export type Sent = { ids: number[] } & StateBeforePayment

export function beforeOf({ invoices, subscription }: ServerState): StateBeforePayment {
  return { known: paidInvoiceCodes(invoices), ...(subscription && { subscription }) }
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
    readLessons(payable.ids, sent, signal),
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
  signal: AbortSignal | undefined,
): Promise<{ active: Appointment[]; old: Appointment[] }> {
  if (ids.length === 0) return { active: [], old: [] }
  const active = await readRows(
    page => getActiveAppointments({ page }, { signal }),
    rows => ids.every(id => rows.some(({ Id }) => Id === id)),
  )
  const missing = sent.filter(id => !active.some(({ Id }) => Id === id))
  if (missing.length === 0) return { active, old: [] }
  // Old lessons come newest first, and attempts expire after an hour, so that page 1 is enough. When it
  // cannot be read, the attempt stays unconfirmed.
  const page = await getOldAppointments({ page: 1 }, { signal }).catch(() => null)
  return { active, old: (page?.Entities ?? []).filter(({ Id }) => missing.includes(Id)) }
}

/** Returns which ids are paid: lessons by their own status, a package by what has changed since before. */
export function statusOf(state: ServerState, ids: number[], before: StateBeforePayment): PaymentStatus {
  const { order, paidIds, unpaidIds } = state
  const none: PaymentStatus = { paid: [], unpaid: [], unconfirmed: [] }
  if (order.kind === 'package') {
    return { ...none, [packageStatus(order.code, before, state)]: ids }
  }
  return {
    paid: ids.filter(id => paidIds.includes(id)),
    unpaid: ids.filter(id => unpaidIds.includes(id)),
    unconfirmed: ids.filter(id => !paidIds.includes(id) && !unpaidIds.includes(id)),
  }
}

/** Returns whether everything that was sent is paid. */
export function wasPaid(state: ServerState, sent: Sent): boolean {
  return sent.ids.length > 0 && statusOf(state, sent.ids, sent).paid.length === sent.ids.length
}
