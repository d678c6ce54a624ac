import { useEffect, useEffectEvent } from 'react'
import { type Location, useLocation } from 'react-router'

/** The query parameter that names the form to open again after login or payment. */
const parameter = 'write'

/** Returns an address of the app (path and query) that asks for a form, by a name that its opener knows. */
export function withForm(address: string, form: string): string {
  // The base only completes the path; a page that is rendered for HTML has no address.
  const url = new URL(address, 'https://host')
  url.searchParams.set(parameter, form)
  return url.pathname + url.search
}

/** The router's locations whose form has been opened: the same opener may be mounted twice. */
const done = new WeakSet<Location>()

/**
 * Opens the form that the address asks for, once: the viewer had opened it before the login or payment. `openers` are the functions
 * that open forms, by their names; none until a viewer is signed in, so that a shared link leads nobody to login.
 *
 * Bypasses the router to remove the parameter, because a navigation would read the screen again.
 */
export function useFormAsked(openers: Readonly<Record<string, () => void>>): void {
  const shown = useLocation()
  const asked = new URLSearchParams(shown.search).get(parameter) ?? ''
  const canOpen = Object.hasOwn(openers, asked)
  const open = useEffectEvent(() => openers[asked]?.())

  // Syncs with the address bar.
  useEffect(() => {
    if (!canOpen || done.has(shown)) return
    done.add(shown)
    const url = new URL(location.href)
    url.searchParams.delete(parameter)
    history.replaceState(history.state, '', url)
    open()
  }, [canOpen, shown])
}
