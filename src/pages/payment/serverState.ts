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
import { type PackageCode, plans } from '#domain/plans.ts'
import { invoicesOf, isInvoicePaid } from '#domain/subscription.ts'
import type { Viewer } from '#session.ts'
import { type Fate, lessonOrder, type Order, packageOrder } from './order.ts'

/** What the server says now. */
export type ServerState = {
  order: Order
  /** Of the viewer's lessons that were read: the paid ones and the others. */
  paidIds: number[]
  unpaidIds: number[]
  /** `null`: they could not be read, which matters for a package only. */
  invoices: Invoice[] | null
}

/** What was asked to pay, and the codes of the payments that there were before; `null`: nobody knows. */
export type Sent = { ids: number[]; known: string[] | null }

type Options = {
  /** Without it the reading goes on after its page was left. */
  signal?: AbortSignal
  /** What was shown until now. */
  before?: Order
  /** These were sent: one that has ended since is looked for among the old ones. */
  sent?: readonly number[]
}

/** Reads what can be paid of what is asked for, and the payments that there are. @throws ApiError */
export async function readPayment(
  payable: Payable,
  viewer: Viewer,
  { before, sent = [], signal }: Options = {},
): Promise<ServerState> {
  const invoices = getPayments({}, { signal }).then(invoicesOf)
  if (payable.kind === 'package')
    return { order: packageOrder(payable.code), paidIds: [], unpaidIds: [], invoices: await invoices }
  // Lessons tell by themselves whether they are paid.
  const [{ active, old }, payments] = await Promise.all([
    readLessons(payable.ids, sent, signal),
    invoices.catch((): null => null),
  ])
  const rows = [...active, ...old]
  return {
    order: lessonOrder(payable, rows, { viewer, now: now(), old, before }),
    paidIds: rows.filter(isPaid).map(({ Id }) => Id),
    unpaidIds: rows.filter(row => !isPaid(row)).map(({ Id }) => Id),
    invoices: payments,
  }
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
  // The newest come first, and a try is kept for an hour. Where they cannot be read, nobody knows: that is said.
  const page = await getOldAppointments({ page: 1 }, { signal }).catch(() => null)
  return { active, old: (page?.Entities ?? []).filter(({ Id }) => missing.includes(Id)) }
}

/** By the lessons themselves; of a package, by a paid invoice that was not there before. */
export function fateOf({ order, paidIds, unpaidIds, invoices }: ServerState, { ids, known }: Sent): Fate {
  if (order.kind === 'package') {
    const isBought = newInvoices(invoices ?? [], known, { code: order.code }).length > 0
    return { paid: isBought ? ids : [], unpaid: isBought ? [] : ids, unseen: [] }
  }
  return {
    paid: ids.filter(id => paidIds.includes(id)),
    unpaid: ids.filter(id => unpaidIds.includes(id)),
    unseen: ids.filter(id => !paidIds.includes(id) && !unpaidIds.includes(id)),
  }
}

/** Whether all of it is paid. */
export function wasPaid(state: ServerState, sent: Sent): boolean {
  return sent.ids.length > 0 && fateOf(state, sent).paid.length === sent.ids.length
}

/** By what a payment that comes is told from those before it: one that failed is not among them, and may be paid after all. */
export function knownOf(invoices: readonly Invoice[] | null): string[] | null {
  return invoices?.filter(isInvoicePaid).map(({ PaymentCode }) => PaymentCode) ?? null
}

const isPackage = ({ Product }: Invoice) => plans.some(({ code }) => code === Product)

const timeOf = ({ Added }: Invoice) => Added?.getTime() ?? 0

/**
 * The invoices of one payment, oldest first: not `known` before it; one of a package, at most one of each lesson. None
 * when it is not known which there were.
 */
export function newInvoices(
  invoices: readonly Invoice[],
  known: readonly string[] | null,
  paid: { code: PackageCode } | { lessons: number },
): Invoice[] {
  if (known === null) return []
  return (
    invoices
      .filter(invoice => ('code' in paid ? invoice.Product === paid.code : !isPackage(invoice)))
      .filter(invoice => isInvoicePaid(invoice) && !known.includes(invoice.PaymentCode))
      // Of the same minute the later one comes first.
      .toReversed()
      .toSorted((a, b) => timeOf(a) - timeOf(b))
      .slice(0, 'code' in paid ? 1 : paid.lessons)
  )
}
