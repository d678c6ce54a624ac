import { type DataRouter, useHref, useLocation } from 'react-router'
import { create } from 'zustand'
import { pathAndQuery, withoutAsked } from '#domain/paths.ts'
import { storeFilters } from './filters.ts'

/**
 * The pending address: the target of a pending navigation, otherwise the address that is shown. A filter therefore
 * changes at the press, before its list has loaded. §4 List filters
 *
 * `useNavigation().location` has the same address, but React renders it in a transition, after the whole shell: on a slow
 * phone the mark of a pressed filter would then appear hundreds of milliseconds later.
 *
 * The URL is the source of truth: only `mirrorAddress` writes this store, and the filter store, which it parses from this
 * address. `pathname` includes the base path; it is `null` while the build renders a page's HTML and while that HTML is
 * hydrated. `hash` is the fragment of the pending address. `shown` is the address that is shown, with its fragment, and without
 * a form that it asked for.
 */
export const usePendingAddress = create<{
  pathname: string | null
  search: string
  hash: string
  shown: string
}>(() => ({ pathname: null, search: '', hash: '', shown: '/' }))

/** Keeps the stores in sync with the router, also on Back and cancelled navigations. Returns a function that stops it. */
export function mirrorAddress(router: DataRouter): () => void {
  const baseLength = (router.basename ?? '').replace(/\/$/, '').length
  let parsed: string | null = null

  function mirror({ navigation, location }: DataRouter['state']) {
    const { pathname, search, hash } = navigation.location ?? location
    const shown = withoutAsked(location.pathname + location.search + location.hash)
    usePendingAddress.setState({ pathname, search, hash, shown })
    if (parsed === pathname + search) return
    parsed = pathname + search
    storeFilters(pathname.slice(baseLength) || '/', search)
  }

  mirror(router.state)
  return router.subscribe(mirror)
}

/** Returns the address of a loader's request, with the fragment of its navigation: the router's requests have none. */
export function requestedAddress(request: Request): string {
  const address = pathAndQuery(request)
  const { pathname, search, hash } = usePendingAddress.getState()
  // A list may still load after a navigation to another address has started.
  return `${pathname}${search}` === address ? address + hash : address
}

/** Returns the path that is shown. Includes the base path. */
export function shownPath(): string {
  return usePendingAddress.getState().shown.replace(/[?#].*/, '')
}

/** Returns whether the viewer is leaving the screen at this path, or has left it. */
export function isLeaving(path: string): boolean {
  const { pathname } = usePendingAddress.getState()
  return pathname !== null && pathname !== path
}

/**
 * Returns the pending query of this screen, `?page=2` or `''`: the target's query while a navigation within the screen is
 * pending, otherwise the current one. In the HTML that the build renders it is `''`, because the build knows no query.
 */
export function usePendingSearch(): string {
  const { pathname, search } = useLocation()
  // Includes the base path, as `pathname` in the store does.
  const path = useHref(pathname)
  return usePendingAddress(pending => {
    if (pending.pathname === null) return ''
    return pending.pathname === path ? pending.search : search
  })
}
