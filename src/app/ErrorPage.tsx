import CloudOff from 'lucide-react/icons/cloud-off'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router'
import { useScreenShown } from '#app/firstVisit/pageReads.ts'
import { loginAction } from '#data/LoginLink.tsx'
import { describeError, isApiError, isChunkLoadError } from '#domain/errors.ts'
import { noFilters, writeFilters } from '#domain/filters.ts'
import { paths } from '#domain/paths.ts'
import { PageHead } from '#features/head/PageHead.tsx'
import type { NotFoundData } from '#features/notFound/notFound.ts'
import { type MissingReason, reloadPage, takeReload, whyMissing } from '#missingCode.ts'
import { resetViewer } from '#session.ts'
import { hasOtherViewer } from '#stores/owner.ts'
import { waitForPending } from '#submit/submissions.ts'
import { errorText } from '#text/errors.ts'
import { shellText } from '#text/shell.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Columns, Stack } from '#ui/layout/layout.tsx'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import styles from './ErrorPage.module.css'
import { PageSkeleton } from './skeletons.tsx'

/**
 * Replaces a screen that could not be rendered. The retry revalidates after a failed call, else it reloads the document.
 * When the screen's code is missing, the document is reloaded at once, which loads the screen's new version.
 */
export function ErrorPage() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const isChunkMissing = isChunkLoadError(error)

  const reason = useMissingReason(isChunkMissing)
  useScreenShown(!isChunkMissing || Boolean(reason))

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage data={error.data} />
  if (isChunkMissing && !reason) return <PageSkeleton />

  const { title, help } = reason ? errorText[reason] : describeError(error)
  async function retry() {
    if (reason) return reloadPage()
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
          <Stack gap={3} align="center">
            <Button variant="primary" busy={state === 'loading'} onClick={retry}>
              {reason === 'network' || (isApiError(error) && !reason) ? errorText.retry : errorText.reload}
            </Button>
            {loginAction(error)}
            <ButtonLink variant="quiet" to={paths.home}>
              {errorText.goHome}
            </ButtonLink>
          </Stack>
        }
      >
        {help}
      </EmptyState>
    </div>
  )
}

/**
 * Returns why code is missing, once that is known and reloading the document does not help. Syncs with the server and the
 * network.
 */
function useMissingReason(isMissing: boolean): MissingReason | undefined {
  const [reason, setReason] = useState<MissingReason>()

  useEffect(() => {
    if (!isMissing) return
    const controller = new AbortController()
    async function recover() {
      // A reload would abort a pending submission, and hide its failure.
      const hasSucceeded = waitForPending(controller.signal)
      const found = await whyMissing()
      const canReload = found !== 'network' && (await hasSucceeded)
      if (controller.signal.aborted) return
      if (canReload && takeReload()) reloadPage()
      else setReason(found)
    }
    void recover()
    window.addEventListener('online', reloadPage)
    return () => {
      controller.abort()
      window.removeEventListener('online', reloadPage)
    }
  }, [isMissing])

  return reason
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
