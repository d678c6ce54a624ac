import { useEffect, useRef } from 'react'
import { titleId } from './cardView.ts'

/**
 * Returns a function that marks an appointment: when a refetch of the lists removes the focused button, its
 * card's title takes the focus.
 */
export function useFocusFallback(...lists: unknown[]): (id: number) => void {
  const marked = useRef<number>(null)

  // Syncs with the document's focus, which is on the body once the focused button has unmounted.
  useEffect(() => {
    if (marked.current === null || document.activeElement !== document.body) return
    document.getElementById(titleId(marked.current))?.focus()
    marked.current = null
    // oxlint-disable-next-line react/exhaustive-deps -- as many lists as the caller has
  }, lists)

  return id => {
    marked.current = id
  }
}
