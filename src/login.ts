import { useHref, useLocation } from 'react-router'
import { config } from '#config.ts'
import { loginPath } from '#domain/paths.ts'
import { loadDocument, type LoadOptions } from '#loadDocument.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { useHydrated } from '#ui/useHydrated.ts'

/** Returns the address of the login page that leads back to the address that is shown. */
export function useLoginUrl(): string {
  const location = useLocation()
  // The prerendered HTML knows only the path, so the query follows after hydration.
  return loginPath(config.loginUrl, useHref(useHydrated() ? location : location.pathname))
}

/** Loads the login page, which leads back to `returnUrl`, by default the address that is shown. §7 Sign-in */
export function goToLogin(returnUrl = usePendingAddress.getState().shown, options: LoadOptions = {}): void {
  loadDocument(loginPath(config.loginUrl, returnUrl), options)
}
