import { useLocation } from 'react-router'
import { useHasOtherViewer } from '#stores/owner.ts'
import { useScreen } from '#stores/screen.ts'
import { errorText } from '#text/errors.ts'
import { LoadFailure } from './Deferred.tsx'

/**
 * Says that the screen could not be refetched and may be stale, or that a filter or a page of its list could not be loaded,
 * and offers a retry. Scrolls into view, because the pressed pager may be far below.
 */
export function StaleNotice({ className }: { className?: string }) {
  const failure = useScreen(screen => screen.failure)
  const { pathname } = useLocation()
  const hasOther = useHasOtherViewer()
  // OtherViewerNotice explains this failure.
  if (failure === null || hasOther) return null
  const { error, search } = failure
  return (
    <div className={className} ref={search === null ? undefined : scrollIntoView}>
      <LoadFailure
        key={search}
        failed={errorText.unchanged}
        error={error}
        isStale={search === null}
        retry={search === null ? undefined : { pathname, search }}
      />
    </div>
  )
}

const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })
