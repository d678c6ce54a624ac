import { shellText } from '#text/shell.ts'
import { Card } from '#ui/Card/Card.tsx'
import { ScreenHeaderSkeleton } from '#ui/ScreenHeader/ScreenHeaderSkeleton.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './ProfilePage.module.css'
import sectionStyles from './Section.module.css'

/** The page's first frame: the portrait and the sections that every role has. */
export function ProfileFrame() {
  return (
    <div className={styles.page} role="status" aria-label={shellText.loading}>
      <ScreenHeaderSkeleton />
      <div className={styles.columns}>
        <Skeleton shape="circle" width={110} />
        <div className={styles.sections}>
          {[4, 1].map(rows => (
            <Card key={rows} className={sectionStyles.section}>
              <Skeleton width="10rem" className={sectionStyles.title} />
              {Array.from({ length: rows }, (_, index) => (
                <div key={index}>
                  <Skeleton width="5rem" />
                  <Skeleton width="min(16rem, 100%)" />
                </div>
              ))}
            </Card>
          ))}
        </div>
      </div>
    </div>
  )
}
