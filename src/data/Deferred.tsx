import type { ReactNode } from 'react'
import { explainError } from '#domain/errors.ts'
import { errorText } from '#text/errors.ts'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { loginAction } from './LoginLink.tsx'
import { useStaleWhileRefetching } from './useStaleWhileRefetching.ts'

type Props<T> = {
  promise: Promise<T>
  skeleton: ReactNode
  /** Title of the alert when the promise rejects; without it the part is left out. */
  failed?: string
  /** Renders the value; it stays while the page refetches, and when that fails. */
  children: (value: T) => ReactNode
}

/** A deferred part of a page: its skeleton, then its content; an alert with a retry when it fails. decision 0002 */
export function Deferred<T>({ promise, skeleton, failed, children }: Props<T>) {
  const { value, error, hasFailed } = useStaleWhileRefetching(promise)
  const alert = hasFailed && failed && (
    <LoadFailure failed={failed} error={error} isStale={value !== undefined} />
  )
  if (value === undefined) return hasFailed ? alert : skeleton
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
  /** Whether older content is shown, which the alert then says instead of `failed`. */
  isStale: boolean
  stale?: string
  /** Repeats a read that no loader has sent; by default the loaders run again. */
  onRetry?: () => void
}

/** Alert with a retry for a part of the page that could not be loaded or refetched; with a link to login when the session has expired. */
export function LoadFailure({ failed, error, isStale, stale = errorText.stale, onRetry }: FailureProps) {
  return (
    <RetryAlert title={isStale ? stale : failed} action={loginAction(error)} onRetry={onRetry}>
      {explainError(error)}
    </RetryAlert>
  )
}
