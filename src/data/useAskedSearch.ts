import { useHref, useLocation } from 'react-router'
import { useAskedAddress } from '#stores/askedAddress.ts'

/**
 * Returns the query, `?city=2` or `''`, that the user has asked this screen for. On the way to another screen it stays the
 * one shown, and in the HTML of a page it is `''`: the build knows no query.
 */
export function useAskedSearch(): string {
  const { pathname, search } = useLocation()
  // With the base path, as the router's own state has it.
  const path = useHref(pathname)
  return useAskedAddress(asked => {
    if (asked.pathname === null) return ''
    return asked.pathname === path ? asked.search : search
  })
}
