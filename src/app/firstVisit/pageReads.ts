import { type ComponentType, createElement, useEffect, useLayoutEffect } from 'react'
import { type LoaderFunction, type RouteObject, useHref, useLoaderData, useLocation } from 'react-router'
import { abortWith } from '#api/abortWith.ts'
import { isApiError } from '#domain/errors.ts'
import { pathAndQuery } from '#domain/paths.ts'
import { cancelNavigation, currentLoad, hasBarMoved, reloadEntry, shownEntry } from '#app/currentRouter.ts'
import { clearVisits, keepVisit, useEntry, visitedData } from '#data/visits.ts'
import { hasOtherViewer } from '#stores/owner.ts'
import { clearLoadFailure, isWithinScreen, noteLoadFailure, setScreen, useScreen } from '#stores/screen.ts'
import { releaseEarlySubmission } from './earlySubmission.ts'

type Run = {
  /** The history entry for which it runs; `undefined` for the first. */
  entry: string | undefined
  pathname: string
  controller: AbortController
  /** The user has left its screen. */
  isStale: boolean
  /** It follows a cancelled navigation, whose failure the screen continues to show. */
  wasCancelled: boolean
  /** The data that its path has shown last. Never `undefined`, which stands for a frame. */
  result?: unknown
  /** The outcome of a run whose screen is shown as a frame meanwhile. */
  pending?: Promise<unknown>
}

/** The state of the loaders in this document. */
type State = {
  /** The runs for the screen that is shown, and for one that is loading. */
  runs: Run[]
  /** Whether a navigation was cancelled. The router then runs the loader of the screen again, which has nothing new to read. */
  hasCancelled?: boolean
  /** Whether a refetch of the screen that is shown has begun and not ended: a press may have interrupted it. */
  isRefetching?: boolean
  /** The history entry whose screen shows its last visit, and is read again once it is rendered. */
  revisited?: string | undefined
  /** Resolves once the first frame is hydrated; missing in a document without one. */
  hydrated?: Promise<void>
  endHydration?: () => void
}

let state: State = { runs: [] }

/** Forgets the loaders of an app, so that the next one starts as in a new document. */
export function resetPageReads(): void {
  state = { runs: [] }
  clearVisits()
}

/**
 * Returns the route and its children, with wrapped loaders, and with pages wrapped by `asScreen`. `skeleton` is the first frame of
 * a page without its own.
 */
export function wrapPages(
  { lazy, children, ...route }: RouteObject,
  wrap: (loader: LoaderFunction) => LoaderFunction,
  skeleton: ComponentType = () => null,
): RouteObject {
  const wrapped: RouteObject = { ...route }
  const inherited = route.HydrateFallback ?? skeleton
  if (children) wrapped.children = children.map(child => wrapPages(child, wrap, inherited))
  if (typeof lazy === 'function') {
    wrapped.lazy = async () => {
      const page = { ...(await lazy()) }
      if (typeof page.loader === 'function') page.loader = wrap(page.loader)
      // A layout stays while the pages in it change.
      if (children || !page.Component) return page
      const Frame = page.HydrateFallback ?? inherited
      const Component = asScreen(page.Component, Frame, Boolean(page.loader))
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
 * names another tutor, subject or payment. Without the data of its loader it is the frame, and does not count as shown.
 */
function asScreen(Page: ComponentType, Frame: ComponentType, hasLoader: boolean): ComponentType {
  function Screen() {
    const hasData = useLoaderData<unknown>() !== undefined
    const isComplete = hasData || !hasLoader
    useScreenShown(isComplete)
    useReload(isComplete)
    return createElement(isComplete ? Page : Frame, { key: useLocation().pathname })
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
 * Replaces a frame by its page, or by the error page, once its run has ended, and reads a screen again that shows its last visit.
 * Not before it is rendered: the router forgets to scroll when it reloads a location that React has not rendered yet.
 */
function useReload(isComplete: boolean): void {
  const entry = useEntry()
  useEffect(() => {
    if (!isComplete) return void reloadOnceSettled(entry)
    // The screen that is being left may render once more: only its own render uses up a visit.
    if (state.revisited !== entry) return
    // A reload renders the app once more: in a task of its own, so that the screen can be painted before.
    const timer = setTimeout(() => {
      state.revisited = undefined
      void reloadEntry(entry)
    })
    return () => clearTimeout(timer)
  }, [entry, isComplete])
}

/**
 * Returns a loader whose reads are aborted when the user leaves its screen, and that keeps the screen when its
 * refetch fails. The router itself aborts only until the screen is shown, when deferred data may still be pending.
 * §7 Every request
 *
 * The next screen is shown at once:
 * - Back and Forward return what their history entry has shown (`visits.ts`), and the screen is read again once it is rendered.
 * - A link to another path returns `undefined`, unless its data is there at once: the page then shows its frame, until the same
 *   run has ended. Not on Back, which could not restore the scroll position over a frame.
 *
 * When an awaited read fails, the router would replace the screen, and the text typed into it, with the error page.
 * StaleNotice reports the failure instead. A deferred read fails in its own part of the page (data/Deferred.tsx).
 * - A failed refetch of the screen returns its last result.
 * - When a filter or a page of a list cannot be loaded, the address, the filters and the list stay unchanged. Not on
 *   Back, nor after a Back that is pending: the bar has another address already, whose history entry would be lost.
 */
export function forScreen(loader: LoaderFunction): LoaderFunction {
  return async ({ request, ...args }, ...rest) => {
    // Once its code has loaded, the router runs the loader of a page that was left too. The entry that loads now is another page's.
    if (request.signal.aborted) return undefined
    const { pathname, search } = new URL(request.url)
    const address = pathAndQuery(request)
    const { entry, isOtherPath } = currentLoad()
    // By path: an address may change without a load (`shouldRevalidate`).
    const lastResult = () =>
      state.runs.find(run => run.pathname === pathname && run.result !== undefined)?.result
    const isShown = () => useScreen.getState().address === address && lastResult() !== undefined
    const wasCancelled = Boolean(state.hasCancelled)
    state.hasCancelled = false
    if (wasCancelled && !state.isRefetching && isShown()) return keep(lastResult())
    if (isShown()) state.isRefetching = true

    const framed = framedRun(entry)
    if (framed) return outcomeOf(framed, request)

    const controller = new AbortController()
    const { signal } = controller
    abortWith(controller, request.signal)
    const run: Run = { entry, pathname, controller, isStale: false, wasCancelled }
    state.runs.push(run)

    const visited = entry === undefined || entry === shownEntry() ? undefined : visitedData(entry)
    if (visited !== undefined) {
      state.revisited = entry
      return succeed(visited)
    }
    const loaded = load()
    if (!isOtherPath || hasOtherViewer() || (await settlesAtOnce(loaded))) return loaded
    run.pending = loaded
    loaded.catch(() => {})
    return undefined

    async function load(): Promise<unknown> {
      try {
        const data: unknown = await loader({ ...args, request: new Request(request, { signal }) }, ...rest)
        // The deferred data of an aborted run will never arrive.
        return signal.aborted ? data : succeed(data)
      } catch (error) {
        if (signal.aborted) throw error
        if (isApiError(error) && isShown()) {
          state.isRefetching = false
          if (!wasCancelled) noteLoadFailure({ error, search: null })
          return lastResult()
        }
        if (!isApiError(error) || !isWithinScreen(request) || hasBarMoved()) {
          // The error page replaces what the path has shown, and counts as its screen.
          if (!run.pending) forgetResult(pathname)
          throw error
        }
        noteLoadFailure({ error, search })
        state.hasCancelled = true
        cancelNavigation()
        // The router ignores the result of a cancelled navigation.
        return new Promise(() => {})
      }
    }

    function succeed(data: unknown): unknown {
      // Behind a frame the user may have chosen a filter: the result of such a run counts once it is shown.
      if (!run.pending) noteResult(run, data)
      return keep(data)
    }

    function keep(data: unknown): unknown {
      const kept = entry ?? shownEntry()
      if (kept !== undefined) keepVisit(kept, data)
      return data
    }
  }
}

/** Returns whether a promise settles without waiting for a response: before a task of its own, which runs after all that is ready. */
function settlesAtOnce(promise: Promise<unknown>): Promise<boolean> {
  return new Promise(resolve => {
    const settle = () => resolve(true)
    promise.then(settle, settle)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve(false)
    })
    port1.start()
    port2.postMessage(null)
  })
}

/** Returns the run whose frame is shown for a history entry. */
const framedRun = (entry: string | undefined) =>
  state.runs.find(run => run.entry === entry && run.pending && !run.isStale && !run.controller.signal.aborted)

/** Runs the loaders again when a frame's run has ended, unless they have run meanwhile. */
async function reloadOnceSettled(entry: string): Promise<void> {
  const run = framedRun(entry)
  await run?.pending?.catch(() => {})
  if (run?.pending) void reloadEntry(entry)
}

/** Returns the outcome of a run whose frame is shown, to the first load of its entry that asks. */
async function outcomeOf(run: Run, { signal }: Request): Promise<unknown> {
  try {
    const data = await run.pending
    // An interrupted load shows nothing.
    if (!signal.aborted) noteResult(run, data)
    return data
  } finally {
    delete run.pending
  }
}

/** Makes the data of a run the last result of its path. */
function noteResult(run: Run, data: unknown): void {
  forgetResult(run.pathname)
  run.result = data
  state.isRefetching = false
  if (!run.wasCancelled) clearLoadFailure()
}

function forgetResult(pathname: string): void {
  for (const run of state.runs) if (run.pathname === pathname) delete run.result
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
    state.endHydration?.()
    // In a task of its own, after the fields have taken over the typed text.
    const timer = setTimeout(releaseEarlySubmission)
    return () => clearTimeout(timer)
  }, [])
}
