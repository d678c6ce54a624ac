import { useEffect, useRef } from 'react'
import { type LoaderFunction, type RouteObject, useHref, useLocation } from 'react-router'

type Reads = { pathname: string; signal: AbortSignal; abort: () => void }

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
  return ({ request, ...args }, ...rest) => {
    const controller = new AbortController()
    const signal = AbortSignal.any([request.signal, controller.signal])
    const { pathname } = new URL(request.url)
    open.push({ pathname, signal, abort: () => controller.abort() })
    return loader({ ...args, request: new Request(request, { signal }) }, ...rest)
  }
}

/** Aborts what was read for a screen when another is shown. Syncs with the network. */
export function useAbortOfLeft(): void {
  const href = useHref(useLocation().pathname)
  const shown = useRef(href)

  useEffect(() => {
    if (shown.current === href) return
    const { pathname } = new URL(shown.current, window.location.origin)
    shown.current = href
    for (const reads of open) if (reads.pathname === pathname) reads.abort()
    open = open.filter(({ signal }) => !signal.aborted)
  }, [href])
}
