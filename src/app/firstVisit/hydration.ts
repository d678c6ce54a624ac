import { useEffect } from 'react'
import type { LoaderFunction } from 'react-router'

let hydrated: Promise<void> | undefined
let resolveHydrated = () => {}

/** Makes loaders hold back their results until the first frame is hydrated. Called right before `hydrateRoot`. */
export function beginHydration(): void {
  hydrated = new Promise(resolve => {
    resolveHydrated = resolve
  })
}

/**
 * Returns the loader with a result that is held back until the first frame is hydrated: the client's first render
 * must match the first frame in the HTML, even if the response is already there.
 */
export const afterHydration =
  (loader: LoaderFunction): LoaderFunction =>
  async (...args) => {
    try {
      return await loader(...args)
    } finally {
      await hydrated
    }
  }

/** Releases the results of `afterHydration` once the shell is mounted. */
export function useEndOfHydration(): void {
  useEffect(() => resolveHydrated(), [])
}
