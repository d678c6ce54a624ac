import { shellText } from '#text/shell.ts'
import { Notebook } from '#ui/Notebook/Notebook.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import headerStyles from './TutorHeader.module.css'
import pageStyles from './TutorPage.module.css'
import styles from './TutorSkeleton.module.css'

/** The page's first frame, in the page's own layout: all that it shows depends on the ad. */
export function TutorSkeleton() {
  return (
    <>
      <Notebook />
      <div className={pageStyles.page} role="status" aria-label={shellText.loading}>
        <div className={pageStyles.lead}>
          <div className={headerStyles.header}>
            <Skeleton shape="circle" className={headerStyles.portrait} />
            <div className={headerStyles.texts}>
              <Skeleton width="min(16rem, 90%)" className={styles.heading} />
              <Skeleton width="9rem" className={styles.name} />
              <Skeleton width="11rem" className={styles.rating} />
            </div>
            <div className={headerStyles.places}>
              <Skeleton width="11rem" />
              <Skeleton shape="block" width="13rem" height="1.625rem" />
            </div>
          </div>
          <Skeleton shape="block" className={styles.facts} />
        </div>
        <div className={pageStyles.side}>
          <Skeleton shape="block" className={styles.contact} />
        </div>
        <div className={pageStyles.rest}>
          <Skeleton shape="block" className={styles.about} />
        </div>
      </div>
    </>
  )
}
