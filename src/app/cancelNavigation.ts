import type { DataRouter } from 'react-router'

let router: DataRouter | undefined

/** Sets the router whose navigation `cancelNavigation` interrupts. */
export function setRouter(current: DataRouter | undefined): void {
  router = current
}

/** Interrupts the pending navigation. The screen stays, scrolled as it is, and its loaders run again. */
export function cancelNavigation(): void {
  if (!router) return
  const { search } = router.state.location
  // No path: that keeps the current one as it is encoded. No fragment: with one the router would run no loader.
  void router.navigate({ search }, { replace: true, preventScrollReset: true })
}
