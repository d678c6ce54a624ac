import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import card from './AppointmentCard.module.css'
import styles from './AppointmentsPage.module.css'

/** Skeleton in the shape of three cards. */
export function AppointmentsSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.list} role="status" aria-label={label} aria-busy="true">
      {Array.from({ length: 3 }, (_, index) => (
        <Card key={index} className={card.card} aria-hidden="true">
          <Skeleton shape="circle" width={56} height={56} className={card.portrait} />
          <div className={card.facts}>
            <Skeleton width="10rem" height="1.4em" />
            <Skeleton width="6rem" />
            <Skeleton width="min(18rem, 100%)" />
            <Skeleton width="5rem" />
          </div>
        </Card>
      ))}
    </div>
  )
}
