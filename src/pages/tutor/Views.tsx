import { useEffect, useRef, useState } from 'react'
import { countAdView, getAdViews } from '#api/users.ts'
import { count } from '#domain/numbers.ts'
import { tutorText } from '#text/tutor.ts'
import { Button } from '#ui/Button/Button.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { later, usePromise } from '#ui/usePromise.ts'

type Props = { adCode: string }

/** Counts this visit, then shows how often the ad was viewed. One element is one visit: the `key` is the visit's. §4 Ad page */
export function Views({ adCode }: Props) {
  const [views, setViews] = useState<Promise<number>>()
  const isCounted = useRef(false)

  // Tells the server that the page is seen: once, also when React runs effects twice.
  useEffect(() => {
    if (isCounted.current) return
    isCounted.current = true
    // A view that could not be counted is nobody's concern here; the number is read all the same.
    const counted = countAdView({ adCode }).catch(() => {})
    setViews(later(counted.then(() => getAdViews({ adCode }))))
  }, [adCode])

  if (!views) return <Skeleton width="3rem" />
  return <Count views={views} onRetry={() => setViews(later(getAdViews({ adCode })))} />
}

type CountProps = { views: Promise<number>; onRetry: () => void }

function Count({ views, onRetry }: CountProps) {
  const state = usePromise(views)
  if (state.status === 'pending') return <Skeleton width="3rem" />
  if (state.status === 'done') return count(state.value)
  return (
    <>
      {tutorText.facts.viewsFailed}{' '}
      <Button variant="quiet" size="small" onClick={onRetry}>
        {tutorText.facts.viewsRetry}
      </Button>
    </>
  )
}
