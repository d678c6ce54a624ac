import { useId } from 'react'
import { Deferred } from '#data/Deferred.tsx'
import { lei } from '#domain/numbers.ts'
import { reportText } from '#text/report.ts'
import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import type { ReportData } from './load.ts'
import styles from './ReportPage.module.css'

const text = reportText.balance

/** The sum that the tutor will receive. It stays while another page of the table loads. §2 Appointment report */
export function Balance({ balance }: Pick<ReportData, 'balance'>) {
  const id = useId()
  return (
    <Card as="section" className={styles.balance} aria-labelledby={id}>
      <h2 id={id} className={styles.balanceTitle}>
        {text.heading}
      </h2>
      <Deferred promise={balance} skeleton={<Amount />} failed={text.failed}>
        {sum => <Amount sum={sum} />}
      </Deferred>
    </Card>
  )
}

function Amount({ sum }: { sum?: number }) {
  return (
    <>
      <p className={styles.amount} aria-busy={sum === undefined || undefined}>
        {sum === undefined ? <Skeleton width="9rem" /> : lei(sum)}
      </p>
      <p className={styles.soft}>{text.help}</p>
    </>
  )
}
