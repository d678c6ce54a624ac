/**
 * Ref callback that focuses an element on mount, since the button that had the focus has unmounted. A function of
 * a module: React calls a new ref callback at each render, and each call would take the focus.
 */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus()
}
