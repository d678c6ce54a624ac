import { shellText } from '#text/shell.ts'
import { Card } from '#ui/Card/Card.tsx'
import { ScreenHeaderSkeleton } from '#ui/ScreenHeader/ScreenHeaderSkeleton.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './start/StartPage.module.css'

/** The page's first frame, the same for both roles: the role is what is awaited. */
export function HomeFrame() {
  return (
    <div className={styles.page} role="status" aria-label={shellText.loading}>
      <ScreenHeaderSkeleton />
      <div className={styles.parts}>
        {[0, 1].map(part => (
          <Card key={part} className={styles.card}>
            <Skeleton width="10rem" className={styles.partTitle} />
            <Skeleton shape="block" height="10rem" />
            <Skeleton width="8rem" />
          </Card>
        ))}
      </div>
    </div>
  )
}
