import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './ScreenHeader.module.css'

/** Skeleton of a ScreenHeader, for the first frame of a screen whose title depends on its data. */
export function ScreenHeaderSkeleton() {
  return (
    <div className={styles.words} aria-hidden="true">
      <span className={styles.titleSkeleton}>
        <Skeleton width="min(14rem, 60%)" />
      </span>
      <Skeleton width="min(28rem, 100%)" />
    </div>
  )
}
