import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the section that the hash of the address names, so that reading and Tab go on from
 * there. Syncs with the document's focus and, on a first load, its scroll position: the browser looked for
 * the section before it was rendered. Afterwards ScrollRestoration decides the scroll position.
 */
export function useSectionFocus(): void {
  // A new object for each navigation, also for one to the same section.
  const location = useLocation()
  useEffect(() => {
    const section = location.hash && document.getElementById(location.hash.slice(1))
    if (!section) return
    section.focus({ preventScroll: true })
    if (window.scrollY === 0) section.scrollIntoView()
  }, [location])
}
