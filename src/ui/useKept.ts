import { useState } from 'react'
import { usePromise } from './usePromise.ts'

type Kept<T> = { value: T | undefined; error: unknown; hasFailed: boolean }

/**
 * What a promise of the loader brings. While the next is on its way, and if it fails, the last answer stays: a refreshed
 * list is no reason for a skeleton.
 */
export function useKept<T>(promise: Promise<T>): Kept<T> {
  const state = usePromise(promise)
  const [last, setLast] = useState<T>()
  if (state.status === 'done' && state.value !== last) setLast(state.value)
  return {
    value: state.status === 'done' ? state.value : last,
    error: state.status === 'failed' ? state.error : undefined,
    hasFailed: state.status === 'failed',
  }
}
