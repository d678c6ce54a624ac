import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Returns whether hydration is over. What the build cannot know (query, origin, network) is rendered only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
