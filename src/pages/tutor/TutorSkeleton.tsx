import { shellText } from '#text/shell.ts'
import { Notebook } from '#ui/Notebook/Notebook.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './TutorSkeleton.module.css'

/** The page's first frame: all that it shows depends on the ad. */
export function TutorSkeleton() {
  return (
    <>
      <Notebook />
      <div className={styles.page} role="status" aria-label={shellText.loading}>
        <div className={styles.person}>
          <Skeleton shape="circle" className={styles.portrait} />
          <div className={styles.texts}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.heading} />
            <Skeleton className={styles.rating} />
          </div>
        </div>
        <Skeleton shape="block" className={styles.facts} />
        <Skeleton shape="block" className={styles.contact} />
        <Skeleton shape="block" className={styles.about} />
      </div>
    </>
  )
}
