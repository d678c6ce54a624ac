import type { Invoice } from '#api/appointments.ts'
import { type PackageCode, plans } from '#domain/plans.ts'
import { isInvoicePaid } from '#domain/subscription.ts'
import * as z from 'zod/mini'
import type { Order } from './order.ts'

/** The two signs of a paid package besides its invoice. A part that could not be read is `null`. */
export const Subscription = z.object({
  /** The subscription period of the profile; times in milliseconds. */
  period: z.nullable(
    z.object({ isOk: z.boolean(), start: z.nullable(z.number()), end: z.nullable(z.number()) }),
  ),
  /** The current payment (`getcurrentpayment/`); without a product there is none, or it is not paid. */
  current: z.nullable(z.object({ product: z.nullable(z.number()), code: z.nullable(z.string()) })),
})
export type Subscription = z.infer<typeof Subscription>

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

/** The server's state before a payment, by which a change due to the payment is recognised. */
export type StateBeforePayment = {
  /** The codes of the paid invoices; `null`: unknown. */
  paidInvoicesBefore: string[] | null
  /** Only for a package. */
  subscription?: Subscription | null | undefined
}

/** Returns the state before a payment. An unpaid invoice does not count: it may still be paid. */
export function beforeOf({ invoices, subscription }: ServerState): StateBeforePayment {
  const paidInvoicesBefore = invoices?.filter(isInvoicePaid).map(({ PaymentCode }) => PaymentCode) ?? null
  return { paidInvoicesBefore, ...(subscription && { subscription }) }
}

/** The ids that were sent, by whether the server has recorded them as paid. */
export type PaymentStatus = { paid: number[]; unpaid: number[]; unclear: number[] }

/** Returns which ids are paid: lessons by their own status, a package by what has changed since before. */
export function statusOf(state: ServerState, ids: number[], before: StateBeforePayment): PaymentStatus {
  const { order, paidIds, unpaidIds } = state
  const none: PaymentStatus = { paid: [], unpaid: [], unclear: [] }
  if (order.kind === 'package') return { ...none, [packageStatus(order.code, before, state)]: ids }
  return {
    paid: ids.filter(id => paidIds.includes(id)),
    unpaid: ids.filter(id => unpaidIds.includes(id)),
    unclear: ids.filter(id => !paidIds.includes(id) && !unpaidIds.includes(id)),
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
 * that could not be read, or that may belong to another package, leaves it unclear. docs/decisions/0014
 */
function packageStatus(
  code: PackageCode,
  before: StateBeforePayment,
  latest: ServerState,
): keyof PaymentStatus {
  const invoices = latest.invoices ?? []
  if (newInvoices(invoices, before.paidInvoicesBefore, { code }).length > 0) return 'paid'
  if (!before.subscription || !latest.subscription) return 'unclear'
  const { period: oldPeriod, current: oldCurrent } = before.subscription
  const { period, current } = latest.subscription
  const product = current && oldCurrent ? newProduct(current, oldCurrent, before.paidInvoicesBefore) : null
  if (product === code) return 'paid'
  if (hasNewPeriod(before, latest)) {
    const isOther = product !== null || paidSince(invoices, before.paidInvoicesBefore).some(isPackage)
    return isOther ? 'unclear' : 'paid'
  }
  if (!latest.invoices || !period || !current) return 'unclear'
  // Without the state before, the present one may be new.
  const mayBeNew = (!oldPeriod && period.isOk) || (!oldCurrent && current.product === code)
  return mayBeNew ? 'unclear' : 'unpaid'
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
export function hasNewPeriod(
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

/** Returns the paid invoices whose codes are not `paidInvoicesBefore`; none when `paidInvoicesBefore` is `null`. */
function paidSince(invoices: readonly Invoice[], paidInvoicesBefore: readonly string[] | null): Invoice[] {
  if (paidInvoicesBefore === null) return []
  return invoices.filter(
    invoice => isInvoicePaid(invoice) && !paidInvoicesBefore.includes(invoice.PaymentCode),
  )
}

const timeOf = ({ Added }: Invoice) => Added?.getTime() ?? 0

/**
 * Returns the paid invoices of one payment, oldest first: not `paidInvoicesBefore` from before it, one for a package, at
 * most one for each lesson. Returns none when `paidInvoicesBefore` is `null`.
 */
export function newInvoices(
  invoices: readonly Invoice[],
  paidInvoicesBefore: readonly string[] | null,
  paid: { code: PackageCode } | { lessons: number },
): Invoice[] {
  return (
    paidSince(invoices, paidInvoicesBefore)
      .filter(invoice => ('code' in paid ? invoice.Product === paid.code : !isPackage(invoice)))
      // The server lists the later of two invoices of the same minute first: reversed, since the sort is
      // stable.
      .toReversed()
      .toSorted((a, b) => timeOf(a) - timeOf(b))
      .slice(0, 'code' in paid ? 1 : paid.lessons)
  )
}
