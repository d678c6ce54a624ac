import { useEffect } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import { whenHydrated } from './hydration.ts'

type Reads = { pathname: string; signal: AbortSignal; abort: () => void; isStale: boolean }

/** The reads of each loader run whose screen is shown or loading. */
let open: Reads[] = []

/**
 * Returns the route with loaders whose reads are aborted when the user leaves their screen. The router itself
 * aborts only until the screen is shown, when deferred data may still be pending. §7 Every request
 */
export function abortable({ lazy, children, ...route }: RouteObject): RouteObject {
  const wrapped: RouteObject = { ...route }
  if (children) wrapped.children = children.map(abortable)
  if (typeof lazy === 'function') {
    wrapped.lazy = async () => {
      const page = await lazy()
      return typeof page.loader === 'function' ? { ...page, loader: abortableLoader(page.loader) } : page
    }
  }
  return wrapped
}

function abortableLoader(loader: LoaderFunction): LoaderFunction {
  return async ({ request, ...args }, ...rest) => {
    const controller = new AbortController()
    const signal = AbortSignal.any([request.signal, controller.signal])
    const { pathname } = new URL(request.url)
    open.push({ pathname, signal, abort: () => controller.abort(), isStale: false })
    try {
      return await loader({ ...args, request: new Request(request, { signal }) }, ...rest)
    } finally {
      // The client's first render must match the first frame in the HTML, even if the
      // response is already there.
      await whenHydrated()
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
