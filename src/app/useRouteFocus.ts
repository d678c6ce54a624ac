import { type RefObject, useEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router'

/**
 * After a change of screen or page the focus goes to the heading and the new title is announced in the element that
 * takes the returned ref; filters leave the focus where it is, if it is anywhere. Syncs with the document's focus.
 */
export function useRouteFocus(): RefObject<HTMLParagraphElement | null> {
  const announcer = useRef<HTMLParagraphElement>(null)
  const location = useLocation()
  const shown = useRef(location)

  useEffect(() => {
    if (shown.current === location) return
    const isTurned = isOtherPage(shown.current, location)
    shown.current = location
    // A filter that was taken back may have been what had the focus.
    if (!isTurned && document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    // ScrollRestoration decides where the page stands.
    heading?.focus({ preventScroll: true })
    if (isTurned && announcer.current) announcer.current.textContent = document.title
  }, [location])

  return announcer
}

/** A filter drops the page as well, which makes it no other page. */
function isOtherPage(before: Location, after: Location): boolean {
  if (before.pathname !== after.pathname) return true
  const [was, is] = [new URLSearchParams(before.search), new URLSearchParams(after.search)]
  if (was.get('page') === is.get('page')) return false
  was.delete('page')
  is.delete('page')
  return was.toString() === is.toString()
}
