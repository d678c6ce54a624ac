import { type ComponentType, createElement, useEffect, useLayoutEffect } from 'react'
import { type LoaderFunction, type RouteObject, useHref, useLoaderData, useLocation } from 'react-router'
import { abortWith } from '#api/abortWith.ts'
import { isApiError } from '#domain/errors.ts'
import { pathAndQuery } from '#domain/paths.ts'
import { cancelNavigation, hasBarMoved } from '#app/cancelNavigation.ts'
import { clearLoadFailure, isWithinScreen, noteLoadFailure, setScreen, useScreen } from '#stores/screen.ts'
import { releaseEarlySubmission } from './earlySubmission.ts'

/** A run of a loader. `isStale`: the user has left its screen. `result`: the data of the newest successful run. */
type Run = { pathname: string; controller: AbortController; isStale: boolean; result?: { data: unknown } }

/** The state of the loaders in this document. */
const initial = () => ({
  /** The runs for the screen that is shown, and for one that is loading. */
  runs: [] as Run[],
  /** Whether a navigation was cancelled. The router then runs the loader of the screen again, which has nothing new to read. */
  hasCancelled: false,
  /** Resolves once the first frame is hydrated; `undefined` in a document without one. */
  hydrated: undefined as Promise<void> | undefined,
  endHydration: () => {},
})

let state = initial()

/** Forgets the loaders of an app, so that the next one starts as in a new document. */
export function resetPageReads(): void {
  state = initial()
}

/** Returns the route and its children, with wrapped loaders, and with pages wrapped by `asScreen`. */
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
      const Component = asScreen(page.Component, Boolean(page.loader))
      // Use the same component, so that text typed into the first frame stays.
      if (page.HydrateFallback === page.Component) page.HydrateFallback = Component
      return { ...page, Component }
    }
  }
  return wrapped
}

/** The components of `asScreen`, each the same for every load of its page. */
const screens = new WeakMap<ComponentType, ComponentType>()

/**
 * Returns the page as a component that remounts when the path changes: the router would keep its state when the path
 * names another tutor, subject or payment. Without the data of its loader it is a first frame, and does not count as shown.
 */
function asScreen(Page: ComponentType, hasLoader: boolean): ComponentType {
  function Screen() {
    const hasData = useLoaderData<unknown>() !== undefined
    useScreenShown(hasData || !hasLoader)
    const { pathname } = useLocation()
    return createElement(Page, { key: pathname })
  }
  const screen = screens.get(Page) ?? Screen
  screens.set(Page, screen)
  return screen
}

/** Tells `stores/screen` which screen has been rendered, unless `isShown` is false. */
export function useScreenShown(isShown: boolean): void {
  const { pathname, search } = useLocation()
  const address = useHref({ pathname, search })
  useLayoutEffect(() => {
    if (isShown) setScreen(address)
  }, [address, isShown])
}

/**
 * Returns a loader whose reads are aborted when the user leaves its screen, and that keeps the screen when its
 * refetch fails. The router itself aborts only until the screen is shown, when deferred data may still be pending.
 * §7 Every request
 *
 * When an awaited read fails, the router would replace the screen, and the text typed into it, with the error page.
 * StaleNotice reports the failure instead. A deferred read fails in its own part of the page (data/Deferred.tsx).
 * - A failed refetch of the screen returns its last result.
 * - When a filter or a page of a list cannot be loaded, the address, the filters and the list stay unchanged. Not on
 *   Back, nor after a Back that is pending: the bar has another address already, whose history entry would be lost.
 */
export function forScreen(loader: LoaderFunction): LoaderFunction {
  return async ({ request, ...args }, ...rest) => {
    const { pathname, search } = new URL(request.url)
    const address = pathAndQuery(request)
    // By path: an address may change without a load (`shouldRevalidate`).
    const lastResult = () => state.runs.find(run => run.pathname === pathname && run.result)?.result
    const isShown = () => useScreen.getState().address === address && lastResult() !== undefined
    const isUnchanged = state.hasCancelled && isShown()
    state.hasCancelled = false
    if (isUnchanged) return lastResult()?.data

    const controller = new AbortController()
    const { signal } = controller
    abortWith(controller, request.signal)
    const run: Run = { pathname, controller, isStale: false }
    state.runs.push(run)
    try {
      const data = await loader({ ...args, request: new Request(request, { signal }) }, ...rest)
      // The deferred data of an aborted run will never arrive.
      if (signal.aborted) return data
      for (const older of state.runs) if (older.pathname === pathname) delete older.result
      run.result = { data }
      clearLoadFailure()
      return data
    } catch (error) {
      if (!isApiError(error) || signal.aborted) throw error
      if (isShown()) {
        noteLoadFailure({ error, search: null })
        return lastResult()?.data
      }
      if (!isWithinScreen(request) || hasBarMoved()) throw error
      noteLoadFailure({ error, search })
      state.hasCancelled = true
      cancelNavigation()
      // The router ignores the result of a cancelled navigation.
      return new Promise(() => {})
    }
  }
}

/** Marks the runs for the screen at this address as stale: later runs for it belong to a new visit. */
export function markStale({ pathname }: URL): void {
  for (const run of state.runs) run.isStale ||= run.pathname === pathname
}

/** Aborts the reads of the stale runs. */
export function abortStale(): void {
  for (const { isStale, controller } of state.runs) if (isStale) controller.abort()
  state.runs = state.runs.filter(({ controller }) => !controller.signal.aborted)
}

/** Aborts stale reads after each render of the shell: by then the previous screen is no longer shown. */
export function useAbortOfStaleReads(): void {
  useEffect(abortStale)
}

/** Makes loaders hold back their results until the first frame is hydrated. Called right before `hydrateRoot`. */
export function beginHydration(): void {
  state.hydrated = new Promise(resolve => {
    state.endHydration = resolve
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
      await state.hydrated
    }
  }

/** Releases the results of `afterHydration` once the shell is mounted, and a form that was submitted before. */
export function useEndOfHydration(): void {
  useEffect(() => {
    state.endHydration()
    // In a task of its own, after the fields have taken over the typed text.
    const timer = setTimeout(releaseEarlySubmission)
    return () => clearTimeout(timer)
  }, [])
}
