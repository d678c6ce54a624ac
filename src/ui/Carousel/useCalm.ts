import { useSyncExternalStore } from 'react'

const reduced = '(prefers-reduced-motion: reduce)'

/** Whether the visitor's system asks for as little motion as possible. Without a browser nothing moves. */
export function useCalm(): boolean {
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
