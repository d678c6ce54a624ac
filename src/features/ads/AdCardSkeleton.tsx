import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './AdCard.module.css'

/** The shape of a card that is still loading. */
export function AdCardSkeleton() {
  return (
    <Card className={styles.card} aria-hidden="true">
      <Skeleton shape="circle" className={styles.portrait} />
      <div className={styles.head}>
        <Skeleton className={styles.nameSkeleton} />
        <Skeleton className={styles.shortSkeleton} />
        <Skeleton className={styles.badgeSkeleton} />
      </div>
      <div className={styles.price}>
        <Skeleton className={styles.badgeSkeleton} />
      </div>
      <div className={styles.facts}>
        <Skeleton className={styles.factSkeleton} />
      </div>
      <div className={styles.description}>
        <Skeleton />
        <Skeleton />
        <Skeleton className={styles.shortSkeleton} />
      </div>
    </Card>
  )
}
