import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { PageHead } from '#features/head/PageHead.tsx'
import { describeError, isApiError, isUnloaded } from '#domain/errors.ts'
import { paths } from '#domain/paths.ts'
import { resetViewer } from '#session.ts'
import { errorText } from '#text/errors.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { handOverFocus } from '#ui/handOverFocus.ts'
import styles from './ErrorPage.module.css'
import { NotFoundPage } from './NotFoundPage.tsx'

/**
 * Takes the place of a screen that could not be shown: what happened, and a retry. Failed calls are asked again; any
 * other error (a chunk that did not load, a bug) starts from a fresh document.
 */
export function ErrorPage() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const isPartMissing = isUnloaded(error)

  // Syncs with the network: a screen whose code could not be had is loaded once it is back.
  useEffect(() => {
    if (!isPartMissing) return
    const reload = () => window.location.reload()
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [isPartMissing])

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage data={error.data} />

  const { title, help } = describeError(error)
  async function retry() {
    // Offline, a reload would lose the page.
    if (isPartMissing && !navigator.onLine) return
    if (!isApiError(error)) return window.location.reload()
    resetViewer()
    await revalidate()
  }
  return (
    <div className={styles.page} ref={handOverFocus}>
      <PageHead title={title} />
      <EmptyState
        icon={<CloudOff aria-hidden="true" />}
        headingLevel={1}
        title={title}
        action={
          <>
            <Button variant="primary" busy={state === 'loading'} onClick={retry}>
              {isApiError(error) || isPartMissing ? errorText.retry : errorText.reload}
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
