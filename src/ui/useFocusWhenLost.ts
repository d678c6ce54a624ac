import { useEffect, useEffectEvent, useRef } from 'react'

/** Focuses what `find` returns when a render with new `changes` has unmounted or hidden the focused element. */
export function useFocusWhenLost(find: () => HTMLElement | null | undefined, ...changes: unknown[]): void {
  const rendered = useRef(changes)
  const target = useEffectEvent(find)

  // Syncs with the document's focus.
  useEffect(() => {
    if (changes.every((change, index) => change === rendered.current[index])) return
    rendered.current = changes
    if (isFocusLost()) target()?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- the caller decides how many there are
  }, changes)
}

function isFocusLost(): boolean {
  const { activeElement } = document
  return !activeElement || activeElement === document.body || activeElement.getClientRects().length === 0
}
