import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Returns whether the component is past the hydration of the page's HTML. What the build cannot know (the
 * query, the origin, the network) must not be rendered before, or the HTML would not match.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
