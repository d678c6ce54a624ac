import { type ComponentType, createElement, useEffect } from 'react'
import { type LoaderFunction, type RouteObject, useLocation } from 'react-router'
import { abortWith } from '#api/abortWith.ts'
import { isApiError } from '#domain/errors.ts'
import { pathAndQuery } from '#domain/paths.ts'
import { cancelNavigation } from '#app/cancelNavigation.ts'
import { isWithinScreen, screenLoaded, screenNotLoaded, useScreen } from '#stores/screen.ts'
import { releaseEarlySubmission } from './earlySubmission.ts'

type Reads = { pathname: string; signal: AbortSignal; abort: () => void; isStale: boolean }

/** The reads of each loader run whose screen is shown or loading. */
let open: Reads[] = []

/** Returns the route, with its children, with wrapped loaders and pages that mount anew at each path. */
export function wrapPages(
  { lazy, children, ...route }: RouteObject,
  wrap: (loader: LoaderFunction) => LoaderFunction,
): RouteObject {
  const wrapped: RouteObject = { ...route }
  if (children) wrapped.children = children.map(child => wrapPages(child, wrap))
  if (typeof lazy === 'function') {
    wrapped.lazy = async () => {
      const page = { ...(await lazy()) }
      if (typeof page.loader === 'function') page.loader = wrap(page.loader)
      // A layout stays while the pages in it change.
      if (children || !page.Component) return page
      const Component = keyedByPath(page.Component)
      // The same component, so that what is typed into the first frame stays.
      if (page.HydrateFallback === page.Component) page.HydrateFallback = Component
      return { ...page, Component }
    }
  }
  return wrapped
}

/** The components of `keyedByPath`, each the same for every load of its page. */
const keyedPages = new WeakMap<ComponentType, ComponentType>()

/**
 * Returns the page as a component that mounts anew when the path changes: the router would keep the state of a page whose
 * path names another tutor, subject or payment.
 */
function keyedByPath(Page: ComponentType): ComponentType {
  function KeyedPage() {
    const { pathname } = useLocation()
    return createElement(Page, { key: pathname })
  }
  const keyed = keyedPages.get(Page) ?? KeyedPage
  keyedPages.set(Page, keyed)
  return keyed
}

/**
 * Returns a loader whose reads are aborted when the user leaves its screen, and that keeps the screen when its
 * refetch fails. The router itself aborts only until the screen is shown, when deferred data may still be pending.
 * §7 Every request
 *
 * The router would replace the screen, and what is typed into it, with the error page when what the loader awaits fails.
 * StaleNotice says so instead. What the loader defers fails in its own part of the page (data/Deferred.tsx).
 * - A failed refetch of the screen returns its last result.
 * - A filter or a page of a list that cannot be loaded is given up: address, filters and list stay as they are. Not on
 *   Back, which has changed the address already.
 */
export function abortable(loader: LoaderFunction): LoaderFunction {
  // By path: an address may change without a load (`shouldRevalidate`).
  let last: { pathname: string; data: unknown } | undefined
  // The router answers a cancelled navigation with another load of the screen, which has nothing new to read.
  let hasCancelled = false
  return async ({ request, ...args }, ...rest) => {
    const controller = new AbortController()
    const { signal } = controller
    abortWith(controller, request.signal)
    const { pathname } = new URL(request.url)
    const address = pathAndQuery(request)
    const isShown = () => last?.pathname === pathname && useScreen.getState().address === address
    const isUnchanged = hasCancelled && isShown()
    hasCancelled = false
    if (isUnchanged) return last?.data
    open.push({ pathname, signal, abort: () => controller.abort(), isStale: false })
    try {
      const data = await loader({ ...args, request: new Request(request, { signal }) }, ...rest)
      // What an aborted run has deferred will never arrive.
      if (signal.aborted) return data
      last = { pathname, data }
      screenLoaded()
      return data
    } catch (error) {
      if (!isApiError(error) || signal.aborted) throw error
      if (isShown()) {
        screenNotLoaded({ error, search: null })
        return last?.data
      }
      if (!isWithinScreen(request) || address === currentAddress()) throw error
      screenNotLoaded({ error, search: new URL(request.url).search })
      hasCancelled = true
      cancelNavigation()
      // The router ignores the result of a cancelled navigation.
      return new Promise(() => {})
    }
  }
}

/** Returns the address in the browser's bar: that of a link changes once its screen has loaded, that of Back at once. */
const currentAddress = () => globalThis.location && pathAndQuery({ url: globalThis.location.href })

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

/** Releases the results of `afterHydration` once the shell is mounted, and a form that was submitted before. */
export function useEndOfHydration(): void {
  useEffect(() => {
    resolveHydrated()
    // In a task of its own, when the fields have taken over what was typed.
    const timer = setTimeout(releaseEarlySubmission)
    return () => clearTimeout(timer)
  }, [])
}
