import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { PageHead } from '#features/head/PageHead.tsx'
import { describeError, isApiError, isChunkLoadError } from '#domain/errors.ts'
import { paths } from '#domain/paths.ts'
import { resetViewer } from '#session.ts'
import { errorText } from '#text/errors.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import styles from './ErrorPage.module.css'
import { NotFoundPage } from './NotFoundPage.tsx'

/**
 * Replaces a screen that could not be rendered: explains the error and offers a retry. The retry revalidates
 * after a failed call, and reloads the document after any other error (a chunk that did not load, a bug).
 */
export function ErrorPage() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const isChunkMissing = isChunkLoadError(error)

  // Syncs with the network: when the screen's code could not be loaded, reloads once the
  // browser is online again.
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
    if (!isApiError(error)) return window.location.reload()
    resetViewer()
    await revalidate()
  }
  return (
    <div className={styles.page} ref={moveFocusOnUnmount}>
      <PageHead title={title} />
      <EmptyState
        icon={<CloudOff aria-hidden="true" />}
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
