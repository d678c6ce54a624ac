import Download from 'lucide-react/icons/download'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { useId } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { Invoice } from '#api/appointments.ts'
import { Deferred } from '#data/Deferred.tsx'
import { longDay } from '#domain/dates.ts'
import { getPager, readPage } from '#domain/pager.ts'
import { paths } from '#domain/paths.ts'
import { isInvoicePaid } from '#domain/subscription.ts'
import { subscriptionText } from '#text/subscription.ts'
import { Badge } from '#ui/Badge/Badge.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Pager } from '#ui/Pager/Pager.tsx'
import { type Column, Table, TableSkeleton } from '#ui/Table/Table.tsx'
import { Stack, Text } from '#ui/layout/layout.tsx'
import type { SubscriptionData } from './load.ts'
import styles from './SubscriptionPage.module.css'

const text = subscriptionText.invoices
const { columns: names, noneSpoken } = text

const columns: readonly Column<Invoice>[] = [
  { name: names.number, cell: ({ InvoiceNumber }) => InvoiceNumber, none: noneSpoken.number },
  { name: names.date, cell: dayOf, none: noneSpoken.date },
  {
    name: names.product,
    cell: ({ ProductName }) => ProductName && <bdi>{ProductName}</bdi>,
    none: noneSpoken.product,
  },
  { name: names.state, cell: invoice => <State invoice={invoice} /> },
  { name: names.download, kind: 'action', cell: invoice => <DownloadLink invoice={invoice} /> },
]

function dayOf({ Added }: Invoice) {
  if (!Added) return null
  return (
    <time dateTime={Added.toISOString()} className="unbroken">
      {longDay(Added)}
    </time>
  )
}

function State({ invoice }: { invoice: Invoice }) {
  const isPaid = isInvoicePaid(invoice)
  return <Badge tone={isPaid ? 'action' : 'neutral'}>{isPaid ? text.paid : text.unpaid}</Badge>
}

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
      icon={<Download />}
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

/** The invoices, ten per page, in the server's order: newest first. §2 Subscription pages, §9 */
export function Invoices({ invoices, isTeacher }: Pick<SubscriptionData, 'invoices' | 'isTeacher'>) {
  const id = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Text id={id} as="h2" size={4}>
        {text.heading}
      </Text>
      <Deferred promise={invoices} skeleton={<TableSkeleton columns={columns} />} failed={text.failed}>
        {all => (all.length > 0 ? <Page all={all} labelledBy={id} /> : <NoInvoices isTeacher={isTeacher} />)}
      </Deferred>
    </Stack>
  )
}

function Page({ all, labelledBy }: { all: readonly Invoice[]; labelledBy: string }) {
  const [params] = useSearchParams()
  const pager = getPager(all.length, readPage(params.get('page')))
  const { startIndex, endIndex } = pager
  return (
    <>
      <Table
        aria-labelledby={labelledBy}
        columns={columns}
        rows={all.slice(startIndex, endIndex + 1)}
        keyOf={({ PaymentCode }) => PaymentCode}
      />
      <Pager
        pager={pager}
        hrefOf={page => ({ search: page > 1 ? `?page=${page}` : '' })}
        className={styles.pager}
      />
    </>
  )
}

function NoInvoices({ isTeacher }: { isTeacher: boolean }) {
  return (
    <EmptyState
      title={text.empty}
      headingLevel={3}
      icon={<ReceiptText />}
      action={
        !isTeacher && (
          <ButtonLink variant="secondary" to={paths.appointments}>
            {text.studentLink}
          </ButtonLink>
        )
      }
    >
      {isTeacher ? text.emptyHelp : text.studentEmptyHelp}
    </EmptyState>
  )
}
