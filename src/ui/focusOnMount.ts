/**
 * Ref callback that focuses an element on mount, unless the user has gone elsewhere before it was there. At module level, or React would
 * call it at each render.
 */
export function focusOnMount(element: HTMLElement | null) {
  if (mayTakeFocus(element)) element?.focus()
}

/** Returns whether an element that follows a wait may take the focus: it must not leave another part of the page, such as a dialog. */
export function mayTakeFocus(element: HTMLElement | null): boolean {
  const focused = document.activeElement
  return !focused || focused === document.body || Boolean(partOf(element)?.contains(focused))
}

const partOf = (element: HTMLElement | null) => element?.closest('[role=dialog], section, main')
