import { Card } from '#ui/Card/Card.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { classes } from '#ui/classes.ts'
import styles from './AdCard.module.css'

/** The shape of a card that is still loading, as tall as a usual card. */
export function AdCardSkeleton() {
  return (
    <Card className={styles.card} aria-hidden="true">
      <Skeleton shape="circle" className={styles.portrait} />
      <div className={styles.head}>
        <Skeleton className={classes(styles.name, styles.nameSkeleton)} />
        <div className={styles.price}>
          <Skeleton className={styles.priceSkeleton} />
        </div>
        <div className={styles.work}>
          <Skeleton className={styles.shortSkeleton} />
        </div>
        <div className={styles.facts}>
          <Skeleton className={styles.longSkeleton} />
          <Skeleton className={styles.shortSkeleton} />
        </div>
      </div>
      <div className={styles.description}>
        <Skeleton />
        <Skeleton className={styles.shortSkeleton} />
      </div>
      <Skeleton shape="block" className={styles.buttonSkeleton} />
    </Card>
  )
}
