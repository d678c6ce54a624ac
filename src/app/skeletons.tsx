import { shellText } from '#text/shell.ts'
import { AdCardSkeleton } from '#features/ads/AdCardSkeleton.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './skeletons.module.css'

/** What is seen while a page's code and first data are on their way: the shape of what comes. */
export function PageSkeleton() {
  return (
    <div className={styles.page} role="status" aria-label={shellText.loading}>
      <Skeleton width="min(20rem, 80%)" height="2.25rem" />
      <Skeleton width="min(34rem, 100%)" />
      <Skeleton shape="block" height="12rem" />
    </div>
  )
}

export function HomeSkeleton() {
  return (
    <div className={styles.page} role="status" aria-label={shellText.loading}>
      <Skeleton width="min(34rem, 100%)" height="3.5rem" />
      <Skeleton width="min(28rem, 90%)" />
      <Skeleton shape="block" height="9rem" />
    </div>
  )
}

export function ListSkeleton() {
  return (
    <div className={styles.page} role="status" aria-label={shellText.loading}>
      <Skeleton width="min(20rem, 80%)" height="2.25rem" />
      <div className={styles.list}>
        <div className={styles.aside}>
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} width={index % 3 === 0 ? '9rem' : '12rem'} />
          ))}
        </div>
        <div className={styles.cards}>
          {Array.from({ length: 4 }, (_, index) => (
            <AdCardSkeleton key={index} />
          ))}
        </div>
      </div>
    </div>
  )
}

export function RequestsSkeleton() {
  return (
    <div className={styles.page} role="status" aria-label={shellText.loading}>
      <Skeleton width="min(20rem, 80%)" height="2.25rem" />
      <Skeleton shape="block" height="6.75rem" />
      <div className={styles.pairs}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="block" height="10rem" />
        ))}
      </div>
    </div>
  )
}

export function TutorSkeleton() {
  return (
    <div className={styles.page} role="status" aria-label={shellText.loading}>
      <div className={styles.person}>
        <Skeleton shape="circle" width="6.875rem" height="6.875rem" />
        <div className={styles.cards}>
          <Skeleton width="min(16rem, 80%)" height="2rem" />
          <Skeleton width="min(12rem, 60%)" />
          <Skeleton width="9rem" />
        </div>
      </div>
      <Skeleton shape="block" height="7rem" />
      <Skeleton shape="block" height="16rem" />
    </div>
  )
}
