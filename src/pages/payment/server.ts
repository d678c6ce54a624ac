import {
  type Appointment,
  getActiveAppointments,
  getOldAppointments,
  getPayments,
  type Invoice,
} from '#api/appointments.ts'
import { now } from '#clock.ts'
import { isSessionExpired } from '#domain/errors.ts'
import { readRows } from '#domain/pager.ts'
import { type PackageCode, plans } from '#domain/plans.ts'
import { invoicesOf, isInvoicePaid } from '#domain/subscription.ts'
import { storeLessons } from '#features/accountCounts/accountCounts.ts'
import { requireViewer, type Viewer } from '#session.ts'
import type { Before, Payer } from './attempts.ts'
import { lessonOrder, type Order, packageOrder } from './order.ts'

export type ServerState = {
  order: Order
  /** This state, as `before` of the next payment. */
  before: Before
  /** `null`: they could not be read, which matters for a package only. */
  invoices: Invoice[] | null
}

type Options = {
  /** Aborts the reads. Without it they continue after the viewer has left the page. */
  signal?: AbortSignal
  /** The order shown until now. */
  shown?: Order
  /** The state before a payment that may have arrived meanwhile. */
  before?: Before | null
  /** Ids that were sent. A lesson that is no longer in the active list is read from the old list. */
  sent?: readonly number[]
}

/** Reads which part of `payable` can be paid, and what is paid. @throws ApiError */
export async function readServer({ payable, viewer }: Payer, options: Options = {}): Promise<ServerState> {
  const { shown, before, sent = [], signal } = options
  const reading = getPayments({}, { signal }).then(invoicesOf)
  const orNull = reading.catch((): null => null)
  if (payable.kind === 'appointments') {
    // Lessons have their own payment status, so the read of the invoices may fail.
    const [{ rows, old }, invoices] = await Promise.all([
      readLessons(payable.ids, sent, viewer, signal),
      orNull,
    ])
    const order = lessonOrder(payable, rows, { viewer, now: now(), old, shown })
    return { order, before: beforeNow(invoices), invoices }
  }
  const [invoices, period] = await Promise.all([orNull, readPeriod()])
  const latest = beforeNow(invoices, period)
  const status = before ? packageStatus(payable.code, before, latest, invoices) : 'unpaid'
  // A new period alone shows that the package is paid. Otherwise the invoices are needed.
  if (status !== 'paid') await reading
  return { order: packageOrder(payable.code, status), before: latest, invoices }
}

function beforeNow(invoices: Invoice[] | null, period?: Before['period']): Before {
  const paid = invoices?.filter(isInvoicePaid).map(({ PaymentCode }) => PaymentCode)
  return { paidInvoicesBefore: paid ?? null, period }
}

/** Returns the period of the subscription; `null` when it cannot be read. @throws ApiError when the session has expired */
async function readPeriod(): Promise<Before['period']> {
  try {
    const { IsSubscriptionOk, SubscriptionStartDate, SubscriptionEndDate } = await requireViewer()
    return {
      isOk: IsSubscriptionOk === true,
      start: SubscriptionStartDate?.getTime() ?? null,
      end: SubscriptionEndDate?.getTime() ?? null,
    }
  } catch (error) {
    if (isSessionExpired(error)) throw error
    return null
  }
}

/** Reads the active lessons, page by page until all `ids` are found, and the old ones among `sent`. */
async function readLessons(
  ids: readonly number[],
  sent: readonly number[],
  viewer: Viewer,
  signal: AbortSignal | undefined,
): Promise<{ rows: Appointment[]; old: Appointment[] }> {
  if (ids.length === 0) return { rows: [], old: [] }
  const active = await readRows(
    async page => {
      const store = storeLessons(viewer)
      const read = await getActiveAppointments({ page }, { signal })
      if (page === 1) store(read)
      return read
    },
    rows => ids.every(id => rows.some(({ Id }) => Id === id)),
  )
  const missing = sent.filter(id => !active.some(({ Id }) => Id === id))
  if (missing.length === 0) return { rows: active, old: [] }
  // Old lessons come newest first, and attempts expire after an hour, so page 1 is enough. When it cannot be read,
  // the outcome stays unknown.
  const page = await getOldAppointments({ page: 1 }, { signal }).catch(() => null)
  const old = page?.Entities.filter(({ Id }) => missing.includes(Id)) ?? []
  return { rows: [...active, ...old], old }
}

/**
 * Returns whether a package is paid, from the changes since `before`. A new invoice or a new period is enough, since
 * paying twice is worse than checking once more. An invoice or a period that could not be read, or may belong to
 * another package, leaves the status unknown.
 */
function packageStatus(code: PackageCode, before: Before, latest: Before, invoices: Invoice[] | null) {
  if (newInvoices(invoices ?? [], before, code, 1).length > 0) return 'paid'
  if (!before.period || !latest.period) return 'unknown'
  if (hasNewPeriod(before, latest))
    return paidSince(invoices ?? [], before).some(isOfPackage) ? 'unknown' : 'paid'
  return invoices ? 'unpaid' : 'unknown'
}

const isLater = (time: number | null, old: number | null) => time !== null && (old === null || time > old)

/** Returns whether the subscription has become active since, or begins or ends later. */
export function hasNewPeriod({ period: was }: Before, { period: is }: Before): boolean {
  if (!was || !is) return false
  return (is.isOk && !was.isOk) || isLater(is.start, was.start) || isLater(is.end, was.end)
}

const isOfPackage = ({ Product }: Invoice) => plans.some(({ code }) => code === Product)

function paidSince(invoices: readonly Invoice[], { paidInvoicesBefore: before }: Before): Invoice[] {
  return before ? invoices.filter(one => isInvoicePaid(one) && !before.includes(one.PaymentCode)) : []
}

const timeOf = ({ Added }: Invoice) => Added?.getTime() ?? 0

/** Returns the paid invoices of one payment, oldest first, at most `most`; `code` is the code of a package. */
export function newInvoices(
  invoices: readonly Invoice[],
  before: Before,
  code: PackageCode | null,
  most: number,
): Invoice[] {
  return (
    paidSince(invoices, before)
      .filter(invoice => (code ? invoice.Product === code : !isOfPackage(invoice)))
      // The server lists the later of two invoices of the same minute first.
      .toReversed()
      .toSorted((a, b) => timeOf(a) - timeOf(b))
      .slice(0, most)
  )
}
