import { Suspense } from 'react'
import type { Ad } from '#api/users.ts'
import { AdCard, AdCardSkeleton } from './AdCard.tsx'
import styles from './AdStrip.module.css'

/** Ads below a heading of level 2: on a phone side by side, elsewhere a grid. */
export function AdStrip({ ads }: { ads: readonly Ad[] }) {
  return (
    <ul className={styles.strip}>
      {ads.map(ad => (
        <li key={ad.Code} className={styles.item}>
          {/* Each card hydrates by itself, in a short task. */}
          <Suspense>
            <AdCard ad={ad} headingLevel={3} />
          </Suspense>
        </li>
      ))}
    </ul>
  )
}

export function AdStripSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.strip} aria-busy="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.item}>
          <AdCardSkeleton />
        </div>
      ))}
    </div>
  )
}
