/**
 * Ref callback for an element that may unmount while the focus is within it, because its action has succeeded or a poll
 * has removed it: moves the focus to the nearest heading before it that stays, or to the new screen's heading. A dialog
 * restores the focus itself. Not for a `Link`, which drops a ref's cleanup. Syncs with the document's focus.
 */
export function moveFocusOnUnmount(element: HTMLElement | null) {
  return () => {
    if (!element?.contains(document.activeElement) || element.closest('[role=dialog]')) return
    const above = headingsAbove(element)
    // After the commit, so that what replaces the element is in the document.
    queueMicrotask(() => {
      if (document.activeElement !== document.body) return
      const heading = above.findLast(one => one.isConnected) ?? document.querySelector<HTMLElement>('h1')
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    })
  }
}

/** Returns the headings before the element, within its section of the page. */
function headingsAbove(element: HTMLElement): HTMLElement[] {
  const part = element.closest('section, main')
  return [...(part?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])].filter(
    heading => element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING,
  )
}
