/** Ref callback that focuses an element on mount. At module level, or React would call it at each render. */
export function focusOnMount(element: HTMLElement | null) {
  element?.focus()
}
