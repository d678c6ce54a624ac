import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import styles from './ScreenHeader.module.css'

/** Skeleton of a ScreenHeader, for the first frame of a screen whose title depends on its data. */
export function ScreenHeaderSkeleton() {
  return (
    <Stack gap={2} className={styles.words} aria-hidden="true">
      <span className={styles.titleSkeleton}>
        <Skeleton width="min(14rem, 60%)" />
      </span>
      <Skeleton width="min(28rem, 100%)" />
    </Stack>
  )
}
