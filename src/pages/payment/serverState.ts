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
import { knownOf } from './newInvoices.ts'
import { lessonOrder, type Order, packageOrder, type PaymentStatus } from './order.ts'
import { type Before, packageStatus, readSubscription, type Subscription } from './packageStatus.ts'

/** The server's state, as far as it concerns a payment. */
export type ServerState = {
  order: Order
  /** Of the viewer's lessons that were read: the paid ones and the others. */
  paidIds: number[]
  unpaidIds: number[]
  /** `null`: they could not be read, which matters for a package only. */
  invoices: Invoice[] | null
  /** `null` for lessons. */
  subscription: Subscription | null
}

/** What was asked to pay, and the state before. */
export type Sent = { ids: number[] } & Before

export function beforeOf({ invoices, subscription }: ServerState): Before {
  return { known: knownOf(invoices), ...(subscription && { subscription }) }
}

type Options = {
  /** Without it the reading goes on after its page was left. */
  signal?: AbortSignal
  /** What was shown until now. */
  shown?: Order
  /** The state before a payment that may have arrived meanwhile. */
  before?: Before
  /** Ids that were sent: a lesson that is not in the active list any more is read from the old one. */
  sent?: readonly number[]
}

/** Reads what can be paid of what is asked for, and the payments that there are. @throws ApiError */
export async function readPayment(
  payable: Payable,
  viewer: Viewer,
  options: Options = {},
): Promise<ServerState> {
  const { shown, sent = [], signal } = options
  const invoices = getPayments({}, { signal }).then(invoicesOf)
  if (payable.kind === 'package') return readPackage(payable.code, invoices, options)
  // Lessons tell by themselves whether they are paid.
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

/** The active lessons, page by page until all that are asked for are there; and what was sent and is old by now. */
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
  // The newest come first, and attempts expire after an hour. When they cannot be read, the attempt stays unconfirmed.
  const page = await getOldAppointments({ page: 1 }, { signal }).catch(() => null)
  return { active, old: (page?.Entities ?? []).filter(({ Id }) => missing.includes(Id)) }
}

/** Returns which ids are paid: lessons say so themselves, a package by what has changed since before. */
export function statusOf(state: ServerState, ids: number[], before: Before): PaymentStatus {
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

/** Returns whether all of it is paid. */
export function wasPaid(state: ServerState, sent: Sent): boolean {
  return sent.ids.length > 0 && statusOf(state, sent.ids, sent).paid.length === sent.ids.length
}
