import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './LessonTicket.module.css'

/** Skeleton in the shape of a ticket. */
export function LessonTicketSkeleton() {
  return (
    <div className={styles.ticket} aria-hidden="true">
      <div className={styles.layout}>
        <div className={styles.main}>
          <Skeleton shape="block" width="3.25rem" height="4.25rem" />
          <div className={styles.facts}>
            <Skeleton width="min(10rem, 100%)" height="1.4em" />
            <Skeleton width="6rem" />
            <Skeleton width="min(12rem, 100%)" />
          </div>
          <Skeleton shape="circle" width={40} height={40} className={styles.portrait} />
          <div className={styles.progress}>
            <Skeleton height="2.1rem" />
          </div>
        </div>
        <div className={styles.stub}>
          <Skeleton width="5rem" />
          <Skeleton shape="block" width="7rem" height="2.75rem" />
        </div>
      </div>
    </div>
  )
}
