import { useState } from 'react'
import { usePromise } from './usePromise.ts'

type Loaded<T> = { value: T | undefined; error: unknown; hasFailed: boolean }

/** Returns what a promise of the loader resolved to; the last value while the next is pending, and when it fails. */
export function useStaleWhileRefetching<T>(promise: Promise<T>): Loaded<T> {
  const state = usePromise(promise)
  const [last, setLast] = useState<T>()
  if (state.status === 'done' && state.value !== last) setLast(state.value)
  return {
    value: state.status === 'done' ? state.value : last,
    error: state.status === 'failed' ? state.error : undefined,
    hasFailed: state.status === 'failed',
  }
}
