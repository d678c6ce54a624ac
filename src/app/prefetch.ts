import type { DataRouter, RouteObject } from 'react-router'
import { loadFetch } from '#api/client.ts'
import { useLoader } from '#stores/loader.ts'
import { useScreen } from '#stores/screen.ts'
import { matchedRoutes } from './matchedRoutes.ts'

/** How many pages are fetched without a sign of the user: those that the first links of the screen lead to. */
const pagesOnIdle = 2

/** `connection` is not in every browser. */
type Device = Navigator & { connection?: { saveData?: boolean } }

/**
 * Fetches the code of the next page, never its data: once a screen is shown what its first links need, and at once what a
 * link under the pointer, the finger or the focus needs. Nothing is fetched with `Save-Data`. Returns how to stop.
 */
export function prefetchPages(router: DataRouter, routes: RouteObject[], basename: string): () => void {
  if ((navigator as Device).connection?.saveData) return () => {}
  const fetched = new Set<RouteObject>()

  /** Returns whether the link leads to a page whose code was not fetched yet. */
  function prefetch(link: HTMLAnchorElement): boolean {
    if (link.origin !== window.location.origin || link.target !== '') return false
    const matched = matchedRoutes(routes, link.pathname, basename)
    const fresh = matched.filter(route => route.lazy && !fetched.has(route))
    for (const route of fresh) {
      fetched.add(route)
      // A file that is missing now is asked for again when the link is followed.
      if (typeof route.lazy === 'function') route.lazy().catch(() => fetched.delete(route))
    }
    return fresh.length > 0
  }

  function approach({ target }: Event) {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link) prefetch(link)
  }

  const listening = new AbortController()
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, approach, { passive: true, signal: listening.signal })

  function prefetchNext() {
    loadFetch().catch(() => {})
    let pages = 0
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      if (pages < pagesOnIdle && prefetch(link)) pages += 1
    }
  }

  let cancelIdle: (() => void) | undefined
  const unsubscribe = router.subscribe(({ initialized, navigation }) => {
    cancelIdle?.()
    if (initialized && navigation.state === 'idle') cancelIdle = onceQuiet(prefetchNext)
  })
  return () => {
    listening.abort()
    unsubscribe()
    cancelIdle?.()
  }
}

/** Runs once the screen and all that it reads are there, and the browser is idle. Returns how to cancel. */
function onceQuiet(run: () => void): () => void {
  let cancel = onIdle(look)

  function look() {
    if (useScreen.getState().address !== null && useLoader.getState().inFlight === 0) return run()
    const timer = setTimeout(() => (cancel = onIdle(look)), 100)
    cancel = () => clearTimeout(timer)
  }

  return () => cancel()
}

/** Safari has no `requestIdleCallback`; a second after the page is shown is late enough there. */
function onIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
