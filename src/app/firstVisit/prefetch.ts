import type { DataRouter, RouteObject } from 'react-router'
import { loadFetch } from '#api/client.ts'
import { useLoader } from '#stores/loader.ts'
import { useScreen } from '#stores/screen.ts'
import { matchedRoutes } from './matchedRoutes.ts'

/** Number of pages prefetched without user input, for the first links on the screen. */
const pagesOnIdle = 2

/** Number of addresses that are tried for them: each match takes some milliseconds on a slow phone. */
const triedOnIdle = 5

/** `connection` is not in every browser. */
type Device = Navigator & { connection?: { saveData?: boolean } }

/**
 * Prefetches the code of pages, never their data: for the screen's first links once the screen is idle, and for
 * any link as soon as the user hovers, touches or focuses it. Does nothing with `Save-Data`. Returns a function
 * that stops it.
 */
export function prefetchPages(router: DataRouter, routes: RouteObject[], basename: string): () => void {
  if ((navigator as Device).connection?.saveData) return () => {}
  const fetched = new Set<RouteObject>()

  /** Prefetches the code of the page that a link leads to. Returns whether any of it was still to fetch. */
  function prefetch(link: HTMLAnchorElement): boolean {
    if (link.origin !== window.location.origin || link.target !== '') return false
    // Filters and pages of a list lead to the code of this page.
    if (link.pathname === window.location.pathname) return false
    const matched = matchedRoutes(routes, link.pathname, basename)
    const fresh = matched.filter(route => route.lazy && !fetched.has(route))
    for (const route of fresh) {
      fetched.add(route)
      // A file that fails to load now is requested again when the user follows the link.
      if (typeof route.lazy === 'function') route.lazy().catch(() => fetched.delete(route))
    }
    return fresh.length > 0
  }

  function onApproach({ target }: Event) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link) prefetch(link)
  }

  const listening = new AbortController()
  for (const eventType of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(eventType, onApproach, { passive: true, signal: listening.signal })

  function prefetchNext() {
    useScreen.setState({ hasBeenIdle: true })
    loadFetch().catch(() => {})
    const tried = new Set([window.location.pathname])
    let pages = 0
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      if (pages === pagesOnIdle || tried.size > triedOnIdle) break
      if (tried.has(link.pathname)) continue
      tried.add(link.pathname)
      if (prefetch(link)) pages += 1
    }
  }

  let cancelIdle: (() => void) | undefined
  const unsubscribe = router.subscribe(({ initialized, navigation }) => {
    cancelIdle?.()
    if (initialized && navigation.state === 'idle') cancelIdle = whenIdle(prefetchNext)
  })
  return () => {
    listening.abort()
    unsubscribe()
    cancelIdle?.()
  }
}

/**
 * Calls `run` once the screen is shown, no request is pending and the browser is idle. Returns a
 * function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  let cancel = onIdle(runIfIdle)

  function runIfIdle() {
    if (useScreen.getState().address !== null && useLoader.getState().inFlight === 0) return run()
    const timer = setTimeout(() => (cancel = onIdle(runIfIdle)), 100)
    cancel = () => clearTimeout(timer)
  }

  return () => cancel()
}

/**
 * Calls `run` when the browser is idle. Safari has no `requestIdleCallback`: there it runs after a second.
 * Returns a function that cancels it.
 */
function onIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
