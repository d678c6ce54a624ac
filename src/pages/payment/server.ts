import {
  type Appointment,
  getActiveAppointments,
  getOldAppointments,
  getPayments,
  type Invoice,
} from '#api/appointments.ts'
import { now } from '#clock.ts'
import { readRows } from '#domain/pager.ts'
import { type PackageCode, plans } from '#domain/plans.ts'
import { invoicesOf, isInvoicePaid } from '#domain/subscription.ts'
import { storeLessons } from '#features/accountCounts/accountCounts.ts'
import { requireViewer, type Viewer } from '#session.ts'
import type { Attempt, Before, Payer } from './attempts.ts'
import { lessonOrder, type Order, packageOrder } from './order.ts'

export type ServerState = {
  order: Order
  /** This state, as `before` of the next payment. */
  before: Before
  /** `null`: they could not be read, which matters for a package only. */
  invoices: Invoice[] | null
  /** Another package was bought since the order was shown, so a new period does not show whether this one is paid. */
  isOther?: boolean
}

type Options = {
  /** Aborts the reads. Without it they continue after the viewer has left the page. */
  signal?: AbortSignal
  /** The order shown until now, and the server's state then. */
  shown?: { order: Order; before: Before }
  /** What was sent. A lesson that is no longer in the active list is read from the old list. */
  sent?: Pick<Attempt, 'ids' | 'before'> | null
}

/** Reads which part of `payable` can be paid, and what is paid. @throws ApiError */
export async function readServer(
  { payable, viewer }: Payer,
  { signal, shown, sent }: Options,
): Promise<ServerState> {
  const reading = getPayments({}, { signal }).then(invoicesOf)
  if (payable.kind === 'appointments') {
    // Lessons have their own payment status, so the read of the invoices may fail.
    const [lessons, invoices] = await Promise.all([
      readLessons(payable.ids, sent?.ids ?? [], viewer, signal),
      reading.catch(() => null),
    ])
    const options = { viewer, now: now(), old: lessons.old, shown: shown?.order, sent: sent?.ids }
    return {
      order: lessonOrder(payable, lessons.rows, options),
      before: { invoices: paidOf(invoices) },
      invoices,
    }
  }
  const [invoices, profile] = await Promise.all([reading, requireViewer()])
  const latest = { invoices: paidOf(invoices), period: periodOf(profile) }
  const status = packageStatus(payable.code, sent?.before ?? shown?.before ?? latest, latest, invoices)
  const isOther = status === 'unknown'
  return {
    order: packageOrder(payable.code, isOther && !sent ? null : status),
    before: latest,
    invoices,
    isOther,
  }
}

const paidOf = (invoices: Invoice[] | null) =>
  invoices?.filter(isInvoicePaid).map(({ PaymentCode }) => PaymentCode) ?? null

const periodOf = ({
  IsSubscriptionOk,
  SubscriptionStartDate,
  SubscriptionEndDate,
}: Viewer): Before['period'] => ({
  isOk: IsSubscriptionOk === true,
  start: SubscriptionStartDate?.getTime() ?? null,
  end: SubscriptionEndDate?.getTime() ?? null,
})

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
 * paying twice is worse than checking once more. A period that may belong to another package leaves it unknown.
 */
function packageStatus(code: PackageCode, before: Before, { period }: Before, invoices: Invoice[]) {
  if (newInvoices(invoices, before, code, 1).length > 0) return 'paid'
  if (!isNewPeriod(before.period, period)) return null
  return paidSince(invoices, before).some(isOfPackage) ? 'unknown' : 'paid'
}

const isLater = (time: number | null, old: number | null) => time !== null && (old === null || time > old)

/** Returns whether the subscription has become active since, or begins or ends later. */
function isNewPeriod(was: Before['period'], is: Before['period']): boolean {
  if (!was || !is) return false
  return (is.isOk && !was.isOk) || isLater(is.start, was.start) || isLater(is.end, was.end)
}

const isOfPackage = ({ Product }: Invoice) => plans.some(({ code }) => code === Product)

function paidSince(invoices: readonly Invoice[], { invoices: before }: Before): Invoice[] {
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
