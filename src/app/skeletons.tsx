import { shellText } from '#text/shell.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Page } from '#ui/layout/layout.tsx'
import styles from './skeletons.module.css'

/** Rendered until a page's code and first data are loaded, where the page has no first frame of its own. */
export function PageSkeleton() {
  return (
    <Page gap={5} className={styles.page} role="status" aria-label={shellText.loading}>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.lead} />
      <Skeleton shape="block" className={styles.content} />
    </Page>
  )
}

/** As PageSkeleton, in the user area, which has the padding. */
export function AccountSkeleton() {
  return (
    <div className={styles.inner}>
      <PageSkeleton />
    </div>
  )
}
