import { useEffect, useEffectEvent } from 'react'
import { type Location, useLocation } from 'react-router'

/** The query parameter that names the message button to press again after login or payment. */
const parameter = 'write'

/** Returns an address of the app (path and query) that asks for the message of this button. */
export function withMessage(address: string, button: string): string {
  const url = new URL(address, location.href)
  url.searchParams.set(parameter, button)
  return url.pathname + url.search
}

/** The router's locations whose message has been opened: the same button may be mounted twice. */
const done = new WeakSet<Location>()

/**
 * Calls `press` once when the address asks for the message of this button, which the viewer pressed before the login or
 * payment. `button` is `undefined` until a viewer is signed in, so that a shared link leads nobody to login.
 *
 * Bypasses the router to remove the parameter, because a navigation would read the screen again.
 */
export function useMessageAsked(button: string | undefined, press: () => void): void {
  const shown = useLocation()
  const pressAgain = useEffectEvent(press)

  // Syncs with the address bar.
  useEffect(() => {
    const asked = new URLSearchParams(shown.search).get(parameter)
    if (button === undefined || asked !== button || done.has(shown)) return
    done.add(shown)
    const url = new URL(location.href)
    url.searchParams.delete(parameter)
    history.replaceState(history.state, '', url)
    pressAgain()
  }, [button, shown])
}
