import { useLocation } from 'react-router'
import { useHasOtherViewer } from '#stores/owner.ts'
import { useScreen } from '#stores/screen.ts'
import { errorText } from '#text/errors.ts'
import { LoadFailure } from './Deferred.tsx'

/**
 * Says that the screen could not be refetched and may be old, or that a filter or a page of its list could not be loaded, and
 * offers a retry. Scrolls into view: the pager that was pressed is far below.
 */
export function StaleNotice({ className }: { className?: string | undefined }) {
  const failure = useScreen(screen => screen.failure)
  const { pathname } = useLocation()
  const hasOther = useHasOtherViewer()
  // The notice of the other viewer says why.
  if (failure === null || hasOther) return null
  const { error, search } = failure
  return (
    <div className={className} ref={search === null ? undefined : scrollIntoView}>
      {search === null ? (
        <LoadFailure failed={errorText.stale} error={error} isStale />
      ) : (
        <LoadFailure
          key={search}
          failed={errorText.unchanged}
          error={error}
          isStale={false}
          retry={{ pathname, search }}
        />
      )}
    </div>
  )
}

const scrollIntoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })
