import { useSyncExternalStore } from 'react'

const reduced = '(prefers-reduced-motion: reduce)'

/** Returns whether the user's system asks for reduced motion; true while the HTML is rendered. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(reduced).matches,
    () => true,
  )
}

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(reduced)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
