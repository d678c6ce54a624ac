import type { Payable } from '#domain/appointment.ts'
import { LessonTicketSkeleton } from '#features/lesson/LessonTicketSkeleton.tsx'
import { paymentText as text } from '#text/payment.ts'
import { shellText } from '#text/shell.ts'
import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './PaymentPage.module.css'

/** The skeleton of the checkout: the order and the total. */
export function CheckoutSkeleton({ kind }: Pick<Payable, 'kind'>) {
  const heading = (
    <p className={styles.heading} aria-hidden="true">
      {text.what}
    </p>
  )
  return (
    <div className={styles.columns} role="status" aria-busy="true" aria-label={shellText.loading}>
      {kind === 'package' ? (
        <Card className={styles.summary}>
          {heading}
          <div className={styles.package}>
            <Skeleton width="60%" />
            <Skeleton width="5rem" />
          </div>
        </Card>
      ) : (
        <div className={styles.summary}>
          {heading}
          <LessonTicketSkeleton />
        </div>
      )}
      <Card className={styles.aside}>
        <Skeleton width="50%" height="2rem" />
        <Skeleton />
        <Skeleton shape="block" height="2.75rem" />
      </Card>
    </div>
  )
}
