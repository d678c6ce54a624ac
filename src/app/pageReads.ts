import { useEffect } from 'react'
import type { LoaderFunction, RouteObject } from 'react-router'
import { whenHydrated } from './hydration.ts'

type Reads = { pathname: string; signal: AbortSignal; abort: () => void; areLeft: boolean }

/** What loaders read for screens that are shown or on their way. */
let open: Reads[] = []

/**
 * The route, with loaders whose reads are aborted when their screen is left. The router does so only until the screen is
 * shown, and some parts of it may still be read then. contract: Every request
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
    open.push({ pathname, signal, abort: () => controller.abort(), areLeft: false })
    try {
      return await loader({ ...args, request: new Request(request, { signal }) }, ...rest)
    } finally {
      // The client's first render must be the first frame, as in the HTML, however quick the answer is.
      await whenHydrated()
    }
  }
}

/** The screen at this address has been left: what is read for it from now on is read for a new visit. */
export function leaveReads({ pathname }: URL): void {
  for (const reads of open) reads.areLeft ||= reads.pathname === pathname
}

/** Aborts what was read for screens that were left. */
export function abortLeft(): void {
  for (const reads of open) if (reads.areLeft) reads.abort()
  open = open.filter(({ signal }) => !signal.aborted)
}

/** The same whenever a screen was drawn: the one before is not shown any more. Syncs with the network. */
export function useAbortOfLeft(): void {
  useEffect(abortLeft)
}
