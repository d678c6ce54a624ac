import type { CurrentPayment, Invoice, Payment } from '#api/appointments.ts'
import type { Paged } from '#api/schemas.ts'
import { trimText } from '#strings/blank.ts'
import { plansText } from '#text/plans.ts'
import { subscriptionText } from '#text/subscription.ts'
import { isoDay, longDay } from './dates.ts'
import { counted } from './numbers.ts'
import { plans } from './plans.ts'

type Period = {
  SubscriptionStartDate?: Date | null
  SubscriptionEndDate?: Date | null
}

const text = subscriptionText.period
const day = 86_400_000

/** Returns start and end of the subscription in Romanian days, as far as they are known; `""` when neither is. */
export function periodText({ SubscriptionStartDate: start, SubscriptionEndDate: end }: Period): string {
  if (start && end) return text.between(longDay(start), longDay(end))
  if (end) return text.until(longDay(end))
  return start ? text.since(longDay(start)) : ''
}

/** Returns the remaining time in whole Romanian days; `""` when the end is unknown or has passed. */
export function daysLeftText({ SubscriptionEndDate: end }: Period, now: Date): string {
  if (!end) return ''
  const days = Math.round((Date.parse(isoDay(end)) - Date.parse(isoDay(now))) / day)
  if (days < 0 || (end < now && !isWholeDay(end))) return ''
  return days === 0 ? text.lastDay : counted(days, text.daysLeft)
}

// Assumption: a period that ends at a midnight includes the day that begins with it.
/** Returns whether the end is a date without a time, which is sent as its midnight. */
const isWholeDay = (end: Date) => isoDay(new Date(end.getTime() - 1)) < isoDay(end)

/** Returns the server's name of the active subscription, or else ours. contract: getcurrentpayment */
export function productText({
  Product,
  ProductName,
}: Pick<CurrentPayment, 'Product' | 'ProductName'>): string {
  const plan = plans.find(({ code }) => code === Product)
  return trimText(ProductName) || (plan ? text.named(plansText.names[plan.code]) : text.unnamed)
}

// Assumption: an invoice may come without a `Status`, which §3 does not list for it; then it counts as paid.
/** Returns whether an invoice was paid: `Status` 1. §3 */
export function isInvoicePaid({ Status }: Pick<Payment, 'Status'>): boolean {
  return typeof Status !== 'number' || Status === 1
}

/** Returns the invoices of a response, which is a page or a plain list. docs/contract.md: getpaymentforuser */
export function invoicesOf(answer: Paged<Invoice> | Invoice[]): Invoice[] {
  return Array.isArray(answer) ? answer : answer.Entities
}
