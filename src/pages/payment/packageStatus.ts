import { type CurrentPayment, getCurrentPayment, type Invoice } from '#api/appointments.ts'
import { isApiError } from '#domain/errors.ts'
import type { PackageCode } from '#domain/plans.ts'
import { isInvoicePaid } from '#domain/subscription.ts'
import { requireViewer, type Viewer } from '#session.ts'
import * as z from 'zod/mini'
import { newInvoices, newPackages } from './newInvoices.ts'

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
type Period = NonNullable<Subscription['period']>
type Current = NonNullable<Subscription['current']>

/** Reads both parts; each may fail alone. @throws ApiError when the session has expired */
export async function readSubscription(signal: AbortSignal | undefined): Promise<Subscription> {
  const [period, current] = await Promise.all([
    requireViewer().then(periodOf).catch(unreadable),
    getCurrentPayment({}, { signal }).then(currentOf).catch(unreadable),
  ])
  return { period, current }
}

function unreadable(error: unknown): null {
  if (isApiError(error) && error.kind === 'session') throw error
  return null
}

function periodOf({ IsSubscriptionOk, SubscriptionStartDate, SubscriptionEndDate }: Viewer): Period {
  return {
    isOk: IsSubscriptionOk === true,
    start: SubscriptionStartDate?.getTime() ?? null,
    end: SubscriptionEndDate?.getTime() ?? null,
  }
}

function currentOf(payment: CurrentPayment | null): Current {
  if (!payment || !isInvoicePaid(payment)) return { product: null, code: null }
  return { product: payment.Product, code: payment.PaymentCode ?? null }
}

/** Returns when the subscription ends, as ISO text; `null` without an end. */
export function endOf(subscription: Subscription | null | undefined): string | null {
  const end = subscription?.period?.end
  return typeof end === 'number' ? new Date(end).toISOString() : null
}

type State = { invoices: readonly Invoice[] | null; subscription: Subscription | null }

/** The server's state before a payment, by which a change due to the payment is recognised. */
export type StateBeforePayment = {
  /** The codes of the paid invoices; `null`: unknown. */
  known: string[] | null
  /** Only for a package. */
  subscription?: Subscription | null | undefined
}

export type PackageStatus = 'paid' | 'unpaid' | 'unconfirmed'

/**
 * Returns whether a package is paid, by what has changed since before the payment. Any sign is enough, since
 * paying twice is worse than checking once more: a new invoice, the current payment, or a new period. A part
 * that could not be read, or that may belong to another package, leaves it unconfirmed. docs/decisions/0014
 */
export function packageStatus(code: PackageCode, before: StateBeforePayment, latest: State): PackageStatus {
  const invoices = latest.invoices ?? []
  if (newInvoices(invoices, before.known, { code }).length > 0) return 'paid'
  if (!before.subscription || !latest.subscription) return 'unconfirmed'
  const { period: oldPeriod, current: oldCurrent } = before.subscription
  const { period, current } = latest.subscription
  const product = current && oldCurrent ? newProduct(current, oldCurrent, before.known) : null
  if (product === code) return 'paid'
  if (hasNewPeriod(before, latest)) {
    const isOther = product !== null || newPackages(invoices, before.known).length > 0
    return isOther ? 'unconfirmed' : 'paid'
  }
  if (!latest.invoices || !period || !current) return 'unconfirmed'
  // Without the state before, the present one may be new.
  const mayBeNew = (!oldPeriod && period.isOk) || (!oldCurrent && current.product === code)
  return mayBeNew ? 'unconfirmed' : 'unpaid'
}

/** Returns the product of the current payment when that payment is new; otherwise `null`. */
function newProduct(current: Current, old: Current, known: readonly string[] | null): number | null {
  const { product, code } = current
  if (code !== null && known?.includes(code)) return null
  return product !== old.product || code !== old.code ? product : null
}

/** Returns whether the subscription has become active since, or begins or ends later. */
export function hasNewPeriod(
  { subscription: before }: StateBeforePayment,
  { subscription: latest }: State,
): boolean {
  const [was, is] = [before?.period, latest?.period]
  if (!was || !is) return false
  return (is.isOk && !was.isOk) || isLater(is.start, was.start) || isLater(is.end, was.end)
}

function isLater(time: number | null, old: number | null): boolean {
  return time !== null && (old === null || time > old)
}
