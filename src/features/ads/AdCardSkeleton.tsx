import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './AdCard.module.css'

/** The shape of a card that is on its way. */
export function AdCardSkeleton() {
  return (
    <Card className={styles.card} aria-hidden="true">
      <Skeleton shape="circle" className={styles.portrait} />
      <div className={styles.head}>
        <Skeleton width="60%" height="1.4em" />
        <Skeleton width="40%" />
        <Skeleton width="5rem" />
      </div>
      <div className={styles.price}>
        <Skeleton width="7rem" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="12rem" />
      </div>
      <div className={styles.description}>
        <Skeleton width="100%" />
        <Skeleton width="95%" />
        <Skeleton width="55%" />
      </div>
    </Card>
  )
}
