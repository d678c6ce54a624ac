import type { DataRouter } from 'react-router'
import { create } from 'zustand'

/**
 * The address that the user has requested: the target of a pending navigation, otherwise the address that is
 * shown. A filter therefore changes at the press, before its list has loaded. The URL is the source of truth:
 * only `mirrorAddress` writes this store. `pathname` includes the base path; it is `null` while the build
 * renders a page's HTML and while that HTML is hydrated. `shown` is the address that is shown, with its fragment.
 * §4 List filters
 */
export const useAskedAddress = create<{ pathname: string | null; search: string; shown: string }>(() => ({
  pathname: null,
  search: '',
  shown: '/',
}))

/** Keeps the store in sync with the router, also on Back and cancelled navigations. Returns how to stop it. */
export function mirrorAddress(router: DataRouter): () => void {
  mirror(router.state)
  return router.subscribe(mirror)
}

function mirror({ navigation, location }: DataRouter['state']) {
  const { pathname, search } = navigation.location ?? location
  const shown = location.pathname + location.search + location.hash
  useAskedAddress.setState({ pathname, search, shown })
}
