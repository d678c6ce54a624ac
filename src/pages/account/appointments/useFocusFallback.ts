import { useEffect, useRef } from 'react'
import { titleId } from './cardView.ts'

/**
 * Returns a function that marks an appointment: when a refetch of the lists removes the focused button, its card's title
 * takes the focus.
 */
export function useFocusFallback(...lists: unknown[]): (id: number) => void {
  const near = useRef<number>(null)

  // Syncs with the document's focus: it is nowhere once its button is gone.
  useEffect(() => {
    if (near.current === null || document.activeElement !== document.body) return
    document.getElementById(titleId(near.current))?.focus()
    near.current = null
    // oxlint-disable-next-line react/exhaustive-deps -- as many lists as the caller has
  }, lists)

  return id => {
    near.current = id
  }
}
