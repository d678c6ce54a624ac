import ReceiptText from 'lucide-react/icons/receipt-text'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import type { Invoice } from '#api/appointments.ts'
import { Deferred } from '#data/Deferred.tsx'
import { getPager, readPage } from '#domain/pager.ts'
import { paths } from '#domain/paths.ts'
import { subscriptionText } from '#text/subscription.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Pager } from '#ui/Pager/Pager.tsx'
import { Table, TableSkeleton } from '#ui/Table/Table.tsx'
import { columns } from './columns.tsx'
import type { SubscriptionData } from './load.ts'
import styles from './SubscriptionPage.module.css'

const text = subscriptionText.invoices

/** The invoices, ten per page, in the server's order: newest first. §2 Subscription pages, §9 */
export function Invoices({ invoices, isTeacher }: Pick<SubscriptionData, 'invoices' | 'isTeacher'>) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {text.heading}
      </h2>
      <Deferred promise={invoices} skeleton={<TableSkeleton columns={columns} />} failed={text.failed}>
        {all => (all.length > 0 ? <Page all={all} labelledBy={id} /> : <NoInvoices isTeacher={isTeacher} />)}
      </Deferred>
    </section>
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
      icon={<ReceiptText aria-hidden="true" />}
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
