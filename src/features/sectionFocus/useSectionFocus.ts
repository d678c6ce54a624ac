import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Moves the focus to the section that the hash names. Syncs with the document's focus and, where the
 * section was not yet rendered when the browser or the router looked for it, its scroll position.
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
