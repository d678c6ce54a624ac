import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Puts the focus on the section that the address names, so that reading and Tab go on from there. Syncs with the
 * document's focus and, on a first load, its scroll position: the browser looked for the section before it was there;
 * afterwards ScrollRestoration decides where the page stands.
 */
export function useSectionFocus(): void {
  // A new object each time, also when the same section is asked for again.
  const location = useLocation()
  useEffect(() => {
    const section = location.hash && document.getElementById(location.hash.slice(1))
    if (!section) return
    section.focus({ preventScroll: true })
    if (window.scrollY === 0) section.scrollIntoView()
  }, [location])
}
