const listeners = new Map<Element, (isNear: boolean) => void>()

let observer: IntersectionObserver | undefined

/**
 * Calls back when the element comes within half a screen of the viewport, or leaves that. Returns the clean-up.
 * All elements share an observer, which reports them in the order of the page, so that frames load from the top;
 * browsers call several observers in any order.
 */
export function watchNearness(element: Element, onChange: (isNear: boolean) => void): () => void {
  observer ??= createObserver()
  listeners.set(element, onChange)
  observer.observe(element)
  return () => {
    listeners.delete(element)
    observer?.unobserve(element)
  }
}

function createObserver(): IntersectionObserver {
  return new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting)
    },
    // The document as root: the margin of the default root has no effect within Storybook's own frame.
    { root: document, rootMargin: '50% 0px' },
  )
}
