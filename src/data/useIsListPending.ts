import { useHref, useLocation, useNavigation } from 'react-router'

/** Returns whether other rows of the list at this path are loading: another filter, order or page. */
export function useIsListPending(): boolean {
  const { location } = useNavigation()
  // Includes the base path, as the pending location does.
  const path = useHref(useLocation().pathname)
  return location?.pathname === path
}
