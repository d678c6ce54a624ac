import { type DataRouter, NavigationType } from 'react-router'
import { entryOf } from '#data/visits.ts'
import { pathAndQuery, withoutAsked } from '#domain/paths.ts'

let router: DataRouter | undefined
let barAtLastNavigation: string | undefined

/**
 * Returns the address (path and query) in the browser's bar, without a form that it asks for; `undefined` while the build renders a
 * page's HTML.
 */
const currentBar = () => globalThis.location && withoutAsked(pathAndQuery({ url: globalThis.location.href }))

/** Sets the router of this document, for the functions below. Returns a function that stops following it. */
export function setRouter(current: DataRouter): () => void {
  router = current
  barAtLastNavigation = currentBar()
  let { location: shown } = current.state
  const stop = current.subscribe(({ location }) => {
    if (location === shown) return
    shown = location
    barAtLastNavigation = currentBar()
  })
  return () => {
    stop()
    router = undefined
  }
}

/**
 * Returns whether Back or Forward has already moved the bar away from the address that is shown, while its screen still loads
 * or a press has interrupted it. A link changes the bar only once its screen has loaded.
 */
export function hasBarMoved(): boolean {
  return currentBar() !== barAtLastNavigation
}

/** Interrupts the pending navigation. The screen stays, scrolled as it is, and its loaders run again. */
export function cancelNavigation(): void {
  if (!router) return
  const { search } = router.state.location
  // No path: that keeps the current one as it is encoded. No fragment: with one the router would run no loader.
  void router.navigate({ search }, { replace: true, preventScrollReset: true })
}

/** Returns the id of the history entry that is shown, or loaded first; `undefined` before the app has its router. */
export const shownEntry = () => router && entryOf(router.state.location)

/**
 * Returns the id of the history entry whose loaders run now, and whether a link or a redirect to another path has started them,
 * unlike Back, Forward, a filter and a refetch. The first loaders run before the app has its router.
 */
export function currentLoad(): { entry: string | undefined; isOtherPath: boolean } {
  if (!router) return { entry: undefined, isOtherPath: false }
  const { location, navigation, initialized } = router.state
  const target = navigation.location ?? location
  const isOtherPath =
    initialized && target.pathname !== location.pathname && navigation.historyAction !== NavigationType.Pop
  return { entry: entryOf(target), isOtherPath }
}

/** Runs the loaders of the screen again, once no navigation is pending, if it is still that of this history entry. */
export async function reloadEntry(entry: string): Promise<void> {
  if (!router) return
  const current = router
  await untilState(current, ({ navigation }) => navigation.state === 'idle')
  if (shownEntry() === entry) await current.revalidate()
}

/** Resolves once the router's state fits. */
export async function untilState(
  of: DataRouter,
  fits: (state: DataRouter['state']) => boolean,
): Promise<void> {
  if (fits(of.state)) return
  await new Promise<void>(resolve => {
    const stop = of.subscribe(state => {
      if (!fits(state)) return
      stop()
      resolve()
    })
  })
}
