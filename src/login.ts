import { useHref, useLocation } from 'react-router'
import { config } from '#config.ts'
import { loginPath, withoutAsked } from '#domain/paths.ts'
import { loadDocument, type LoadOptions } from '#loadDocument.ts'
import { useOwner } from '#stores/owner.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { withForm } from '#submit/formAsked.ts'
import { useHydrated } from '#ui/useHydrated.ts'

/** Returns the address of the login page that leads back to the address that is shown, where the named form opens. */
export function useLoginUrl(form?: string): string {
  const location = useLocation()
  // The prerendered HTML knows only the path, so the query follows after hydration.
  const address = useHref(useHydrated() ? location : location.pathname)
  // For a viewer, the form that the address asked for has been opened.
  const shown = useOwner(({ owner }) => owner !== '') ? withoutAsked(address) : address
  return loginPath(config.loginUrl, form === undefined ? shown : withForm(shown, form))
}

/** Loads the login page, which leads back to `returnUrl`, by default the address that is shown. §7 Sign-in */
export function goToLogin(returnUrl = usePendingAddress.getState().shown, options: LoadOptions = {}): void {
  loadDocument(loginPath(config.loginUrl, returnUrl), options)
}
