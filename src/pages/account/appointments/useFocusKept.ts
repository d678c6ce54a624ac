import { useEffect, useRef } from 'react'
import { titleId } from './cardView.ts'

/**
 * Keeps the focus near an appointment whose button may go when the lists are read again: the function that it returns
 * says which appointment that is.
 */
export function useFocusKept(...lists: unknown[]): (id: number) => void {
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
