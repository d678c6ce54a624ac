import type { ReactNode } from 'react'
import { describeError } from '#domain/errors.ts'
import { RetryAlert } from '#ui/RetryAlert/RetryAlert.tsx'
import { useStaleWhileRefetching } from './useStaleWhileRefetching.ts'

type Props<T> = {
  promise: Promise<T>
  skeleton: ReactNode
  /** Title of the alert when the promise rejects; without it the part is left out. */
  failed?: string
  /** Renders the value; it stays while the page refetches. */
  children: (value: T) => ReactNode
}

/** A deferred part of a page: its skeleton, then its content, or an alert with a retry. decision 0002 */
export function Deferred<T>({ promise, skeleton, failed, children }: Props<T>) {
  const { value, error, hasFailed } = useStaleWhileRefetching(promise)
  if (hasFailed) return failed && <RetryAlert title={failed}>{describeError(error).help}</RetryAlert>
  return value === undefined ? skeleton : children(value)
}
