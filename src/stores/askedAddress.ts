import type { DataRouter } from 'react-router'
import { create } from 'zustand'

/**
 * The address that the user has asked for: during a navigation the one being loaded, otherwise the one shown. So a filter
 * changes at the press, before its list has loaded. The URL is the truth: nothing but `mirrorAddress` writes. `pathname`
 * includes the base path and is `null` while the HTML of a page is rendered or hydrated. §4 List filters
 */
export const useAskedAddress = create<{ pathname: string | null; search: string }>(() => ({
  pathname: null,
  search: '',
}))

/** Keeps the store equal to the router, also on Back and cancelled navigations. Returns a function that stops it. */
export function mirrorAddress(router: DataRouter): () => void {
  mirror(router.state)
  return router.subscribe(mirror)
}

function mirror({ navigation, location }: DataRouter['state']) {
  const { pathname, search } = navigation.location ?? location
  useAskedAddress.setState({ pathname, search })
}
