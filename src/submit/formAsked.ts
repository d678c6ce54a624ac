import { useEffect, useEffectEvent } from 'react'
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router'
import { askedForm } from '#domain/paths.ts'

/** Returns an address of the app (path and query) that asks for a form, by a name that its opener knows. */
export function withForm(address: string, form: string): string {
  // The base only completes the path; a page that is rendered for HTML has no address.
  const url = new URL(address, 'https://host')
  url.searchParams.set(askedForm, form)
  return url.pathname + url.search
}

/** The router's locations whose form has been opened: the same opener may be mounted twice. */
const done = new WeakSet<Location>()

/** The addresses whose form has been opened: giving up a navigation replaces the location by the same address. */
const opened = new Set<string>()

/**
 * Opens the form that the address asks for, once: the viewer had opened it before the login or payment. `openers` are the functions
 * that open forms, by their names; none until a viewer is signed in, so that a shared link leads nobody to login.
 *
 * Bypasses the router to remove the parameter, because a navigation would read the screen again.
 */
export function useFormAsked(openers: Readonly<Record<string, () => void>>): void {
  const shown = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const asked = new URLSearchParams(shown.search).get(askedForm) ?? ''
  const canOpen = Object.hasOwn(openers, asked)
  const open = useEffectEvent(() => openers[asked]?.())

  // Syncs with the address bar.
  useEffect(() => {
    if (!canOpen || done.has(shown)) return
    done.add(shown)
    const url = new URL(location.href)
    url.searchParams.delete(askedForm)
    history.replaceState(history.state, '', url)
    const address = shown.pathname + shown.search
    if (!isReplaced || !opened.has(address)) open()
    opened.add(address)
  }, [canOpen, shown, isReplaced])
}
