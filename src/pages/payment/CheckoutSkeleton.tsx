import { paymentText as text } from '#text/payment.ts'
import { shellText } from '#text/shell.ts'
import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './PaymentPage.module.css'

/** The skeleton of the checkout: the order and the total. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-busy="true" aria-label={shellText.loading}>
      <Card className={styles.summary}>
        <p className={styles.heading} aria-hidden="true">
          {text.what}
        </p>
        <div className={styles.line}>
          <Skeleton shape="circle" width="3rem" height="3rem" />
          <div className={styles.lesson}>
            <Skeleton width="70%" />
            <Skeleton width="85%" />
          </div>
          <Skeleton width="5rem" />
        </div>
      </Card>
      <Card className={styles.aside}>
        <Skeleton width="50%" height="2rem" />
        <Skeleton />
        <Skeleton shape="block" height="2.75rem" />
      </Card>
    </div>
  )
}
