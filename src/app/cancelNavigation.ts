import type { DataRouter } from 'react-router'
import { pathAndQuery } from '#domain/paths.ts'

let router: DataRouter | undefined
let barAtLastNavigation: string | undefined

/** Returns the address (path and query) in the browser's bar; `undefined` while the build renders a page's HTML. */
const currentBar = () => globalThis.location && pathAndQuery({ url: globalThis.location.href })

/** Sets the router whose navigation `cancelNavigation` interrupts. Returns a function that stops following it. */
export function setRouter(current: DataRouter): () => void {
  router = current
  barAtLastNavigation = currentBar()
  let { location: shown } = current.state
  return current.subscribe(({ location }) => {
    if (location === shown) return
    shown = location
    barAtLastNavigation = currentBar()
  })
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
