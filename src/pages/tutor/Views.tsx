import { useEffect, useRef, useState } from 'react'
import { countAdView, getAdViews } from '#api/users.ts'
import { count } from '#domain/numbers.ts'
import { errorText } from '#text/errors.ts'
import { tutorText } from '#text/tutor.ts'
import styles from './Facts.module.css'
import { Button } from '#ui/Button/Button.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import { deferred, usePromise } from '#data/usePromise.ts'

type Props = { adCode: string }

/**
 * Counts a view of the ad, then shows the number of views. One mount is one view, so the parent's `key`
 * changes with each visit. §4 Ad page
 */
export function Views({ adCode }: Props) {
  const [views, setViews] = useState<Promise<number>>()
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

  if (!views) return <Skeleton className={styles.viewsSkeleton} />

  const retry = () => setViews(deferred(getAdViews({ adCode }, { signal: reading.current })))
  return <Count views={views} onRetry={retry} />
}

type CountProps = { views: Promise<number>; onRetry: () => void }

function Count({ views, onRetry }: CountProps) {
  const state = usePromise(views)
  if (state.status === 'pending') return <Skeleton className={styles.viewsSkeleton} />
  if (state.status === 'done') return count(state.value)
  return (
    <span ref={moveFocusOnUnmount}>
      {tutorText.facts.viewsFailed}{' '}
      <Button variant="quiet" size="small" onClick={onRetry}>
        {errorText.retry}
      </Button>
    </span>
  )
}
