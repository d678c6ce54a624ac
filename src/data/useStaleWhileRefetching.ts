import { useState } from 'react'
import { usePromise } from './usePromise.ts'

type Loaded<T> = { value: T | undefined; error: unknown; hasFailed: boolean }

/**
 * Returns what a promise of the loader resolved to. While the next promise is pending, and when it fails, the
 * last value stays: what is shown is never replaced by a skeleton or an error. `resource` names what the loader
 * reads, e.g. the page of a list; a value of another resource goes when this one fails to load.
 */
export function useStaleWhileRefetching<T>(promise: Promise<T>, resource?: number): Loaded<T> {
  const state = usePromise(promise)
  const [last, setLast] = useState<{ value: T; resource: number | undefined }>()
  if (state.status === 'done' && (state.value !== last?.value || resource !== last?.resource))
    setLast({ value: state.value, resource })
  const hasFailed = state.status === 'failed'
  const stale = hasFailed && last?.resource !== resource ? undefined : last?.value
  return {
    value: state.status === 'done' ? state.value : stale,
    error: hasFailed ? state.error : undefined,
    hasFailed,
  }
}
