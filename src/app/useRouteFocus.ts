import { type RefObject, useEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router'

/**
 * Moves the focus to the heading after a change of screen, or of the page of a list, and announces the new
 * title in the element that takes the returned ref. After a filter change the focus stays where it is, unless
 * the focused element has unmounted. Syncs with the document's focus.
 */
export function useRouteFocus(): RefObject<HTMLParagraphElement | null> {
  const announcer = useRef<HTMLParagraphElement>(null)
  const location = useLocation()
  const shown = useRef(location)

  useEffect(() => {
    if (shown.current === location) return
    const isNewPage = isOtherPage(shown.current, location)
    shown.current = location
    // The chip of a removed filter may have had the focus, which is then on the body.
    if (!isNewPage && document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    // ScrollRestoration sets the scroll position.
    heading?.focus({ preventScroll: true })
    if (isNewPage && announcer.current) announcer.current.textContent = document.title
  }, [location])

  return announcer
}

/**
 * Returns whether the user has gone to another screen or to another page of the same list. A filter change
 * removes `page` too, but does not count.
 */
function isOtherPage(before: Location, after: Location): boolean {
  if (before.pathname !== after.pathname) return true
  const [was, is] = [new URLSearchParams(before.search), new URLSearchParams(after.search)]
  if (was.get('page') === is.get('page')) return false
  was.delete('page')
  is.delete('page')
  return was.toString() === is.toString()
}
