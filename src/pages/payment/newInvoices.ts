import type { Invoice } from '#api/appointments.ts'
import { type PackageCode, plans } from '#domain/plans.ts'
import { isInvoicePaid } from '#domain/subscription.ts'

/**
 * Returns the codes of the paid invoices, `null` when they could not be read. An unpaid one is excluded: it
 * may still be paid.
 */
export function paidInvoiceCodes(invoices: readonly Invoice[] | null): string[] | null {
  return invoices?.filter(isInvoicePaid).map(({ PaymentCode }) => PaymentCode) ?? null
}

const isPackage = ({ Product }: Invoice) => plans.some(({ code }) => code === Product)

const timeOf = ({ Added }: Invoice) => Added?.getTime() ?? 0

/** Returns the paid invoices whose codes are not `known`; none when `known` is `null`. */
function paidSince(invoices: readonly Invoice[], known: readonly string[] | null): Invoice[] {
  if (known === null) return []
  return invoices.filter(invoice => isInvoicePaid(invoice) && !known.includes(invoice.PaymentCode))
}

/** Returns the new invoices of any package. */
export function newPackages(invoices: readonly Invoice[], known: readonly string[] | null): Invoice[] {
  return paidSince(invoices, known).filter(isPackage)
}

/**
 * Returns the paid invoices of one payment, oldest first: not `known` from before it, one for a package, at
 * most one for each lesson. Returns none when `known` is `null`.
 */
export function newInvoices(
  invoices: readonly Invoice[],
  known: readonly string[] | null,
  paid: { code: PackageCode } | { lessons: number },
): Invoice[] {
  return (
    paidSince(invoices, known)
      .filter(invoice => ('code' in paid ? invoice.Product === paid.code : !isPackage(invoice)))
      // The server lists the later of two invoices of the same minute first: reversed, since the sort is
      // stable.
      .toReversed()
      .toSorted((a, b) => timeOf(a) - timeOf(b))
      .slice(0, 'code' in paid ? 1 : paid.lessons)
  )
}
