import { useId } from 'react'
import { describeError } from '#domain/errors.ts'
import { lei } from '#domain/numbers.ts'
import { reportText } from '#text/report.ts'
import { Card } from '#ui/Card/Card.tsx'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { useStaleWhileRefetching } from '#data/useStaleWhileRefetching.ts'
import type { ReportData } from './load.ts'
import styles from './ReportPage.module.css'

const text = reportText.balance

/** The sum that the tutor will receive. It stays while another page of the table loads. §2 Appointment report */
export function Balance({ balance }: Pick<ReportData, 'balance'>) {
  const id = useId()
  const { value, error, hasFailed } = useStaleWhileRefetching(balance)
  return (
    <Card as="section" className={styles.balance} aria-labelledby={id}>
      <h2 id={id} className={styles.balanceTitle}>
        {text.heading}
      </h2>
      {hasFailed && <RetryAlert title={text.failed}>{describeError(error).help}</RetryAlert>}
      {!hasFailed && value === undefined && (
        <p className={styles.amount} aria-busy="true">
          <Skeleton width="9rem" />
        </p>
      )}
      {!hasFailed && value !== undefined && <p className={styles.amount}>{lei(value)}</p>}
      {!hasFailed && <p className={styles.soft}>{text.help}</p>}
    </Card>
  )
}
