import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect } from 'react'
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router'
import { describeError, isApiError, isChunkLoadError } from '#domain/errors.ts'
import { noFilters, writeFilters } from '#domain/filters.ts'
import { paths } from '#domain/paths.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import type { NotFoundData } from '#features/notFound/notFound.ts'
import { resetViewer } from '#session.ts'
import { hasOtherViewer } from '#stores/owner.ts'
import { errorText } from '#text/errors.ts'
import { shellText } from '#text/shell.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Columns } from '#ui/layout/layout.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import styles from './ErrorPage.module.css'

/** Replaces a screen that could not be rendered. The retry revalidates after a failed call, else it reloads the document. */
export function ErrorPage() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const isChunkMissing = isChunkLoadError(error)

  // Syncs with the network: code that could not be loaded is loaded once the browser is online again.
  useEffect(() => {
    if (!isChunkMissing) return
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isChunkMissing])

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage data={error.data} />

  const { title, help } = describeError(error)
  async function retry() {
    // Offline, a reload would replace the app with the browser's own error page.
    if (isChunkMissing && !navigator.onLine) return
    if (!isApiError(error) || hasOtherViewer()) return window.location.reload()
    resetViewer()
    await revalidate()
  }
  return (
    <div className={styles.page} ref={moveFocusOnUnmount}>
      <PageHead title={title} />
      <EmptyState
        icon={<CloudOff />}
        headingLevel={1}
        title={title}
        action={
          <>
            <Button variant="primary" busy={state === 'loading'} onClick={retry}>
              {isApiError(error) || isChunkMissing ? errorText.retry : errorText.reload}
            </Button>
            <ButtonLink variant="quiet" to={paths.home}>
              {errorText.goHome}
            </ButtonLink>
          </>
        }
      >
        {help}
      </EmptyState>
    </div>
  )
}

/** The page for an address without a screen, or for a subject that does not exist. */
function NotFoundPage({ data }: { data: NotFoundData | null }) {
  const { title, help, groups, allAds } = shellText.notFound
  return (
    <div className={styles.page}>
      <PageHead title={title} noIndex />
      <EmptyState
        icon={<span className={styles.unknown} />}
        headingLevel={1}
        title={title}
        action={
          <ButtonLink variant="primary" to={paths.tutors}>
            {allAds}
          </ButtonLink>
        }
      >
        {help}
      </EmptyState>
      {data && data.groups.length > 0 && (
        <nav aria-label={groups}>
          <h2>{groups}</h2>
          <Columns as="ul" least={14} fill gap={3} className={styles.groups}>
            {data.groups.map(({ Id, Name }) => (
              <li key={Id}>
                <Link
                  className={styles.group}
                  to={paths.tutors + writeFilters({ ...noFilters, maincategory: Id })}
                >
                  {Name}
                </Link>
              </li>
            ))}
          </Columns>
        </nav>
      )}
    </div>
  )
}
