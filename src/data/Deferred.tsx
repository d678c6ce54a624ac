import type { To } from 'react-router'
import { explainError } from '#domain/errors.ts'
import { useHasOtherViewer } from '#stores/owner.ts'
import { errorText } from '#text/errors.ts'
import type { Elements } from '#ui/elements.ts'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { loginAction } from './LoginLink.tsx'
import { useDeferred } from './useDeferred.ts'

type Props<T> = {
  promise: Promise<T>
  skeleton: Elements
  /** Title of the alert when the promise rejects; without it the part is left out. */
  failed?: string
  /** Renders the value; it stays while the page refetches, and when that fails. */
  children: (value: T) => Elements
}

/** A deferred part of a page: its skeleton, then its content; an alert with a retry when it fails. decision 0002 */
export function Deferred<T>({ promise, skeleton, failed, children }: Props<T>) {
  const { status, value, error } = useDeferred(promise)
  const alert = status === 'failed' && failed && (
    <LoadFailure failed={failed} error={error} isStale={value !== undefined} />
  )
  if (value === undefined) return status === 'failed' ? alert : skeleton
  return (
    <>
      {alert}
      {children(value)}
    </>
  )
}

type FailureProps = {
  failed: string
  error: unknown
  /** Whether older content is still shown. The alert then says so, instead of `failed`. */
  isStale: boolean
  /** Where the retry navigates, or a function that repeats a read made outside the loaders; by default the loaders run again. */
  retry?: To | (() => void)
}

/** Alert with a retry for a part of the page that could not be loaded or refetched; with a link to login when the session has expired. */
export function LoadFailure({ failed, error, isStale, retry }: FailureProps) {
  const hasOther = useHasOtherViewer()
  // OtherViewerNotice explains this failure.
  if (isStale && hasOther) return null
  return (
    <RetryAlert title={isStale ? errorText.stale : failed} action={loginAction(error)} retry={retry}>
      {explainError(error)}
    </RetryAlert>
  )
}
