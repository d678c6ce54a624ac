import { shellText } from '#text/shell.ts'
import { ScreenHeaderSkeleton } from '#ui/ScreenHeader/ScreenHeaderSkeleton.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { PeriodSkeleton } from './Period.tsx'
import styles from './SubscriptionPage.module.css'

/** The page's first frame. Its order and its texts depend on the viewer's role. */
export function SubscriptionFrame() {
  return (
    <div className={styles.page} role="status" aria-label={shellText.loading}>
      <ScreenHeaderSkeleton />
      <div className={styles.section}>
        <Skeleton width="8rem" className={styles.sectionTitle} />
        <PeriodSkeleton />
      </div>
    </div>
  )
}
