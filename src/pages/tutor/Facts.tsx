import { type ReactNode, useEffect, useRef, useState } from 'react'
import { countAdView, getAdViews } from '#api/users.ts'
import { deferred, useDeferred } from '#data/useDeferred.ts'
import { count } from '#domain/numbers.ts'
import { errorText } from '#text/errors.ts'
import { tutorText } from '#text/tutor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Cluster } from '#ui/layout/layout.tsx'
import styles from './Facts.module.css'
import type { KnownAd } from './TutorHeader.tsx'

type Props = {
  ad: KnownAd
  /** Whether this is the whole ad, and not only what a list knows of it. */
  isWhole: boolean
  /** A different key for each visit of the page. */
  visit: string
}

const text = tutorText.facts

/** The facts by which a tutor is compared: experience, views, levels and studies. §2 Tutor ad page */
export function Facts({ ad, isWhole, visit }: Props) {
  const { Teacher: tutor } = ad
  const levels = ad.Cycles.length > 0 ? ad.Cycles : (tutor.Cycles ?? [])
  return (
    <Cluster as="dl" gap={6} rowGap={3} className={styles.facts} aria-label={text.heading}>
      {tutor.Experience && <Fact name={text.experience}>{tutor.Experience.Name}</Fact>}
      <Fact name={text.views}>
        {isWhole ? <Views key={visit} adCode={ad.Code} /> : <Skeleton className={styles.viewsSkeleton} />}
      </Fact>
      {levels.length > 0 && (
        <Fact name={text.levels} isLong>
          {/* Not a list: a screen reader would read the levels as the value, and again as items. Lines break between
              levels, but not after a hyphen ('IX-XII'). */}
          {levels.map(({ Id, Name }, index) => (
            <span key={Id}>
              {index > 0 && <span>, </span>}
              <span className="unbroken">{Name}</span>
            </span>
          ))}
        </Fact>
      )}
      {(tutor.Studies || !isWhole) && (
        <Fact name={text.studies} isLong>
          {isWhole ? <span dir="auto">{tutor.Studies}</span> : <Skeleton width="min(16rem, 90%)" />}
        </Fact>
      )}
    </Cluster>
  )
}

type FactProps = { name: string; isLong?: boolean; children: ReactNode }

function Fact({ name, isLong = false, children }: FactProps) {
  return (
    <div className={isLong ? styles.long : styles.short}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/**
 * Counts a view of the ad, then shows the number of views. One mount is one view, so the parent's `key`
 * changes with each visit. §4 Ad page
 */
function Views({ adCode }: { adCode: string }) {
  const [views, setViews] = useState(() => new Promise<number>(() => {}))
  const state = useDeferred(views)
  const counted = useRef<Promise<void>>(undefined)
  const reading = useRef<AbortSignal>(undefined)

  // Syncs with the server: counts the view once, also when StrictMode runs effects twice. Unmounting aborts
  // the read.
  useEffect(() => {
    // In the background, without the loader overlay: nothing on the page waits for the count. A failed count
    // is ignored, and the number is read all the same.
    counted.current ??= countAdView({ adCode }, { background: true }).catch(() => {})
    const controller = new AbortController()
    const { signal } = controller
    reading.current = signal
    setViews(deferred(counted.current.then(() => getAdViews({ adCode }, { signal }))))
    return () => controller.abort()
  }, [adCode])

  if (state.status === 'pending') return <Skeleton className={styles.viewsSkeleton} />
  if (state.status === 'done') return <span>{count(state.value)}</span>
  return (
    <span ref={moveFocusOnUnmount}>
      {tutorText.facts.viewsFailed}{' '}
      <Button
        variant="quiet"
        size="small"
        onClick={() => setViews(deferred(getAdViews({ adCode }, { signal: reading.current })))}
      >
        {errorText.retry}
      </Button>
    </span>
  )
}
