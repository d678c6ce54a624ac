import { longDay } from '#domain/dates.ts'
import { lei } from '#domain/numbers.ts'
import { useViewer, type Viewer } from '#session.ts'
import { paymentText as text } from '#text/payment.ts'
import { plansPageText, plansText } from '#text/plans.ts'
import { Alert } from '#ui/Alert/Alert.tsx'
import type { PackageOrder } from './order.ts'
import styles from './PaymentPage.module.css'

type Props = { order: PackageOrder; viewer: Viewer }

/**
 * The package, with the notes that the viewer needs before paying. The profile is refetched before each
 * payment, and the newest one is shown. §9
 */
export function PackageSummary({ order: { code, price }, viewer }: Props) {
  const { IsSubscriptionOk, SubscriptionEndDate: end, IsTeacher } = useViewer() ?? viewer
  const { student } = plansPageText
  return (
    <>
      <div className={styles.package}>
        <div className={styles.lesson}>
          <p className={styles.name}>{text.package(plansText.names[code])}</p>
          <p className={styles.soft}>{plansText.billed[code]}</p>
        </div>
        <p className={styles.price}>{lei(price)}</p>
      </div>
      {IsSubscriptionOk === true && (
        <Alert tone="info" title={text.activeTitle}>
          {end && text.activeUntil(longDay(end))}
        </Alert>
      )}
      {!IsTeacher && (
        <Alert tone="info" title={student.title}>
          {student.text}
        </Alert>
      )}
    </>
  )
}
