import { useState } from 'react'

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
      if (document.activeElement === document.body) headingOf(above)?.focus({ preventScroll: true })
    })
  }
}

/**
 * Returns the `finalFocus` of a dialog that mounts open. When the button that opened it has unmounted, the nearest heading before that
 * button takes the focus. While the button stays, and when something else has taken the focus meanwhile, Base UI's default applies.
 */
export function useFinalFocus(): () => HTMLElement | boolean {
  const [find] = useState(() => {
    const opener = document.activeElement
    const above = opener ? headingsAbove(opener) : []
    return () => {
      const focused = document.activeElement
      // A function would take the focus from there; `true` as a prop would not.
      if (focused && focused !== document.body && !focused.closest('[role=dialog]')) return false
      return opener?.isConnected ? true : (headingOf(above) ?? true)
    }
  })
  return find
}

/**
 * Returns the last of the headings that is still in the document, or the screen's, so that it can be focused. Scrolls to its
 * section when that has left the screen: what has replaced the element may be shorter.
 */
function headingOf(above: readonly HTMLElement[]): HTMLElement | null {
  const heading = above.findLast(one => one.isConnected) ?? document.querySelector<HTMLElement>('h1')
  if (!heading) return null
  heading.tabIndex = -1
  const section = heading.closest('section, main')
  // The header covers the top of the screen.
  const visibleFrom = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0
  if (section && section.getBoundingClientRect().bottom < visibleFrom)
    section.scrollIntoView({ block: 'nearest' })
  return heading
}

/** Returns the headings before the element, within its section of the page. */
function headingsAbove(element: Element): HTMLElement[] {
  const part = element.closest('section, main')
  return [...(part?.querySelectorAll<HTMLElement>('h1, h2, h3') ?? [])].filter(
    heading => element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING,
  )
}
