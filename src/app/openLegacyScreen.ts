import type { LoaderFunctionArgs } from 'react-router'
import { pathAndQuery } from '#domain/paths.ts'
import { loadDocument } from '#loadDocument.ts'
import { requestedAddress } from '#stores/pendingAddress.ts'
import { cancelNavigation } from './currentRouter.ts'

/**
 * Leaves the app with a full page load of the same address, which the host answers with the legacy UI. When a pending
 * submission fails, the screen stays, so that the user sees the failure. Decision 0021
 * @param hasSucceeded whether the submissions that were pending have succeeded, once all have settled
 * @throws Error when this address has just been loaded as a document: loading it again would never end
 */
export async function openLegacyScreen(
  { request }: LoaderFunctionArgs,
  hasSucceeded: Promise<boolean>,
): Promise<never> {
  const address = pathAndQuery(request)
  if (address === pathAndQuery({ url: window.location.href }))
    throw new Error(`The host must send ${address} to the legacy UI (VITE_SCREENS, docs/adoption.md)`)
  // Loading another document would abort their requests, and hide a failure from the user.
  const canLeave = await hasSucceeded
  if (!request.signal.aborted) {
    if (canLeave) loadDocument(requestedAddress(request))
    else cancelNavigation()
  }
  // The browser is leaving this page, which stays until then, or the navigation was interrupted.
  return new Promise(() => {})
}
