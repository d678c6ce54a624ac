import ReceiptText from 'lucide-react/icons/receipt-text'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { describeError } from '#domain/errors.ts'
import { getPager, readPage } from '#domain/pager.ts'
import { paths } from '#domain/paths.ts'
import { subscriptionText } from '#text/subscription.ts'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Pager } from '#ui/Pager/Pager.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { Table, TableSkeleton } from '#ui/Table/Table.tsx'
import { useStaleWhileRefetching } from '#data/useStaleWhileRefetching.ts'
import { columns } from './columns.tsx'
import type { SubscriptionData } from './load.ts'
import styles from './SubscriptionPage.module.css'

const text = subscriptionText.invoices

/** The invoices, ten a page, as they come: newest first. §2 Subscription pages, §9 */
export function Invoices({ invoices, isTeacher }: Pick<SubscriptionData, 'invoices' | 'isTeacher'>) {
  const id = useId()
  const { value, error, hasFailed } = useStaleWhileRefetching(invoices)
  const [params] = useSearchParams()
  const all = (!hasFailed && value) || []
  const pager = getPager(all.length, readPage(params.get('page')))
  const { startIndex, endIndex } = pager
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {text.heading}
      </h2>
      {hasFailed && <RetryAlert title={text.failed}>{describeError(error).help}</RetryAlert>}
      {!hasFailed && !value && <TableSkeleton columns={columns} />}
      {!hasFailed && value?.length === 0 && (
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
      )}
      {all.length > 0 && (
        <Table
          aria-labelledby={id}
          columns={columns}
          rows={all.slice(startIndex, endIndex + 1)}
          keyOf={({ PaymentCode }) => PaymentCode}
        />
      )}
      <Pager
        pager={pager}
        hrefOf={page => ({ search: page > 1 ? `?page=${page}` : '' })}
        className={styles.pager}
      />
    </section>
  )
}
