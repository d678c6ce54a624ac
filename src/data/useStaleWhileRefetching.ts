import { useState } from 'react'
import { useLocation } from 'react-router'
import { usePromise } from './usePromise.ts'

type Loaded<T> = { value: T | undefined; error: unknown; hasFailed: boolean }

/**
 * Returns what a promise of the loader resolved to; the last value while the next is pending, and when it fails. The last
 * value is only ever an older version of the same thing, so it is dropped at another address. `query` is the part of the
 * address's query that the promise depends on, by default all of it; `''` for none, e.g. for the list of partners beside
 * the chosen conversation.
 */
export function useStaleWhileRefetching<T>(promise: Promise<T>, query?: string): Loaded<T> {
  const { pathname, search } = useLocation()
  const key = `${pathname}?${query ?? search}`
  const state = usePromise(promise)
  const [last, setLast] = useState<{ key: string; value: T }>()
  if (state.status === 'done' && (last?.key !== key || last.value !== state.value))
    setLast({ key, value: state.value })
  const stale = last?.key === key ? last.value : undefined
  return {
    value: state.status === 'done' ? state.value : stale,
    error: state.status === 'failed' ? state.error : undefined,
    hasFailed: state.status === 'failed',
  }
}
