import Download from 'lucide-react/icons/download'
import { useLocation } from 'react-router'
import type { Invoice } from '#api/appointments.ts'
import { longDay } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { isInvoicePaid } from '#domain/subscription.ts'
import { subscriptionText } from '#text/subscription.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyCell } from '#ui/Table/EmptyCell.tsx'
import type { Column } from '#ui/Table/Table.tsx'
import styles from './SubscriptionPage.module.css'

const text = subscriptionText.invoices
const { columns: names, noneSpoken } = text

/** Columns of the invoices. §3 Payment / invoice */
export const columns: readonly Column<Invoice>[] = [
  {
    name: names.number,
    cell: ({ InvoiceNumber }) => InvoiceNumber || <EmptyCell spoken={noneSpoken.number} />,
  },
  { name: names.date, cell: ({ Added }) => <Day on={Added} /> },
  {
    name: names.product,
    cell: ({ ProductName }) =>
      ProductName?.trim() ? <bdi>{ProductName}</bdi> : <EmptyCell spoken={noneSpoken.product} />,
  },
  { name: names.state, cell: invoice => <State invoice={invoice} /> },
  { name: names.download, kind: 'action', cell: invoice => <DownloadLink invoice={invoice} /> },
]

function Day({ on }: { on: Date | null | undefined }) {
  if (!on) return <EmptyCell spoken={noneSpoken.date} />
  return (
    <time dateTime={on.toISOString()} className={styles.day}>
      {longDay(on)}
    </time>
  )
}

function State({ invoice }: { invoice: Invoice }) {
  const isPaid = isInvoicePaid(invoice)
  return <Badge tone={isPaid ? 'action' : 'neutral'}>{isPaid ? text.paid : text.unpaid}</Badge>
}

/** The link that downloads an invoice; an unpaid one has none. */
function DownloadLink({ invoice }: { invoice: Invoice }) {
  const { search } = useLocation()
  if (!isInvoicePaid(invoice)) return null
  return (
    <ButtonLink
      to={paths.invoice(invoice.PaymentCode)}
      // The link back from the invoice leads to this page of the list.
      state={search}
      variant="quiet"
      size="small"
      icon={<Download aria-hidden="true" />}
      aria-label={downloadName(invoice)}
    >
      {text.download}
    </ButtonLink>
  )
}

function downloadName({ InvoiceNumber, Added }: Invoice): string {
  if (InvoiceNumber) return text.downloadNamed(InvoiceNumber)
  return Added ? text.downloadOf(longDay(Added)) : text.downloadUnnamed
}
