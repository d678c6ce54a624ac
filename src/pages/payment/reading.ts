import { getActiveAppointments, getPayments, type Invoice } from '#api/appointments.ts'
import { now } from '#clock.ts'
import { isPaid, type Payable } from '#domain/appointment.ts'
import { readRows } from '#domain/pager.ts'
import { type PackageCode, plans } from '#domain/plans.ts'
import { invoicesOf, isInvoicePaid } from '#domain/subscription.ts'
import type { Viewer } from '#session.ts'
import { lessonOrder, type Order, packageOrder } from './order.ts'

/** What the server says now. */
export type Reading = {
  order: Order
  /** Those of the viewer's active lessons that are paid. */
  paidIds: number[]
  /** `null`: they could not be read, which matters for a package only. */
  invoices: Invoice[] | null
}

/** What was asked to pay, and the codes of the payments that there were before. */
export type Sent = { ids: number[]; known: string[] }

type Options = {
  /** Without it the reading goes on after its page was left. */
  signal?: AbortSignal
  /** What was shown until now. */
  before?: Order
}

/** Reads what can be paid of what is asked for, and the payments that there are. @throws ApiError */
export async function readPayment(payable: Payable, viewer: Viewer, options: Options = {}): Promise<Reading> {
  const { before, signal } = options
  const invoices = getPayments({}, { signal }).then(invoicesOf)
  if (payable.kind === 'package')
    return { order: packageOrder(payable.code), paidIds: [], invoices: await invoices }
  // Lessons tell by themselves whether they are paid.
  const [rows, payments] = await Promise.all([
    readLessons(payable.ids, signal),
    invoices.catch((): null => null),
  ])
  return {
    order: lessonOrder(payable, rows, { viewer, now: now(), before }),
    paidIds: rows.filter(isPaid).map(({ Id }) => Id),
    invoices: payments,
  }
}

/** The active lessons, page by page until all that are asked for are there. */
function readLessons(ids: readonly number[], signal: AbortSignal | undefined) {
  if (ids.length === 0) return []
  return readRows(
    page => getActiveAppointments({ page }, { signal }),
    rows => ids.every(id => rows.some(({ Id }) => Id === id)),
  )
}

/** Whether it is paid: all of the lessons, or the package by an invoice that was not there before. */
export function wasPaid({ order, paidIds, invoices }: Reading, { ids, known }: Sent): boolean {
  if (order.kind === 'package') return newInvoices(invoices ?? [], known, { code: order.code }).length > 0
  return ids.length > 0 && ids.every(id => paidIds.includes(id))
}

const isPackage = ({ Product }: Invoice) => plans.some(({ code }) => code === Product)

const timeOf = ({ Added }: Invoice) => Added?.getTime() ?? 0

/** The invoices of one payment, oldest first: not `known` before it; one of a package, at most one of each lesson. */
export function newInvoices(
  invoices: readonly Invoice[],
  known: readonly string[],
  paid: { code: PackageCode } | { lessons: number },
): Invoice[] {
  return (
    invoices
      .filter(invoice => ('code' in paid ? invoice.Product === paid.code : !isPackage(invoice)))
      .filter(invoice => isInvoicePaid(invoice) !== false && !known.includes(invoice.PaymentCode))
      // Of the same minute the later one comes first.
      .toReversed()
      .toSorted((a, b) => timeOf(a) - timeOf(b))
      .slice(0, 'code' in paid ? 1 : paid.lessons)
  )
}
