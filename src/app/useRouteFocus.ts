import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a change of screen or page the focus goes to the heading and the new title is announced in the element that
 * takes the returned ref; filters leave the focus where it is. Syncs with the document's focus.
 */
export function useRouteFocus(): RefObject<HTMLParagraphElement | null> {
  const announcer = useRef<HTMLParagraphElement>(null)
  const { pathname, search } = useLocation()
  const place = `${pathname}#${new URLSearchParams(search).get('page') ?? ''}`
  const shown = useRef(place)

  useEffect(() => {
    if (shown.current === place) return
    shown.current = place
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    // ScrollRestoration decides where the page stands.
    heading?.focus({ preventScroll: true })
    if (announcer.current) announcer.current.textContent = document.title
  }, [place])

  return announcer
}
