import { useCallback, useSyncExternalStore } from 'react'

/** Returns whether a media query matches; `inHtml` while the HTML is rendered and hydrated. */
export function useMediaQuery(query: string, inHtml: boolean): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => inHtml,
  )
}
