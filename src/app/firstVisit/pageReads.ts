import { useEffect } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import { abortWith } from '#api/abortWith.ts'
import { isApiError } from '#domain/errors.ts'
import { pathAndQuery } from '#domain/paths.ts'
import { screenRefetched, useScreen } from '#stores/screen.ts'

type Reads = { pathname: string; signal: AbortSignal; abort: () => void; isStale: boolean }

/** The reads of each loader run whose screen is shown or loading. */
let open: Reads[] = []

/** Returns the route, with its children, with wrapped loaders. */
export function wrapLoaders(
  { lazy, children, ...route }: RouteObject,
  wrap: (loader: LoaderFunction) => LoaderFunction,
): RouteObject {
  const wrapped: RouteObject = { ...route }
  if (children) wrapped.children = children.map(child => wrapLoaders(child, wrap))
  if (typeof lazy === 'function') {
    wrapped.lazy = async () => {
      const page = await lazy()
      return typeof page.loader === 'function' ? { ...page, loader: wrap(page.loader) } : page
    }
  }
  return wrapped
}

/**
 * Returns a loader whose reads are aborted when the user leaves its screen, and that keeps the screen when its
 * refetch fails. The router itself aborts only until the screen is shown, when deferred data may still be pending.
 * §7 Every request
 *
 * A failed refetch of the screen that is shown returns the last result instead, and StaleNotice says so: the
 * router would replace the screen, and what is typed into it, with the error page. Only what the loader awaits;
 * what it defers fails in its own part of the page (data/Deferred.tsx).
 */
export function abortable(loader: LoaderFunction): LoaderFunction {
  let last: { address: string; data: unknown } | undefined
  return async ({ request, ...args }, ...rest) => {
    const controller = new AbortController()
    const { signal } = controller
    abortWith(controller, request.signal)
    const { pathname } = new URL(request.url)
    const address = pathAndQuery(request)
    open.push({ pathname, signal, abort: () => controller.abort(), isStale: false })
    try {
      const data = await loader({ ...args, request: new Request(request, { signal }) }, ...rest)
      last = { address, data }
      screenRefetched(null)
      return data
    } catch (error) {
      const isShown = last?.address === address && useScreen.getState().address === address
      if (!isShown || !isApiError(error) || signal.aborted) throw error
      screenRefetched(error)
      return last?.data
    }
  }
}

/** Marks the reads of the screen at this address as stale: later reads for it belong to a new visit. */
export function markStale({ pathname }: URL): void {
  for (const reads of open) reads.isStale ||= reads.pathname === pathname
}

/** Aborts the stale reads. */
export function abortStale(): void {
  for (const reads of open) if (reads.isStale) reads.abort()
  open = open.filter(({ signal }) => !signal.aborted)
}

/** Aborts stale reads after each render of the shell: by then the previous screen is no longer shown. */
export function useAbortOfStaleReads(): void {
  useEffect(abortStale)
}

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
