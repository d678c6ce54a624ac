import { useHref, useLocation } from 'react-router'
import { useAskedAddress } from '#stores/askedAddress.ts'

/**
 * Returns the query that the user has requested of this screen, `?city=2` or `''`: that of a pending
 * navigation within the screen, otherwise the current one. In the HTML that the build renders it is `''`,
 * because the build knows no query.
 */
export function useAskedSearch(): string {
  const { pathname, search } = useLocation()
  // Includes the base path, as `pathname` in the store does.
  const path = useHref(pathname)
  return useAskedAddress(asked => {
    if (asked.pathname === null) return ''
    return asked.pathname === path ? asked.search : search
  })
}
