import type { LoaderFunctionArgs } from 'react-router'
import { leave } from '#leave.ts'
import { addressOf } from '#session.ts'
import { useSubmissions } from '#submit/submissions.ts'

/**
 * Leaves the app with a full page load of the same address, which the host then answers with the legacy UI. As a route's
 * loader it covers links, redirects and `navigate` alike. Decision 0021
 * @throws Error when this address has just been loaded as a document: loading it again would never end
 */
export async function openLegacyScreen({ request }: LoaderFunctionArgs): Promise<never> {
  const address = addressOf(request)
  if (address === addressOf({ url: window.location.href }))
    throw new Error(`The host must send ${address} to the legacy UI (VITE_SCREENS, docs/hosting.md)`)
  await submissionsSettled()
  if (!request.signal.aborted) leave(address)
  // The browser is leaving this page, which stays until then.
  return new Promise(() => {})
}

/** Resolves once no submission is pending: loading another document would abort their requests. */
function submissionsSettled(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = (submissions: ReturnType<typeof useSubmissions.getState>) => {
    if (Object.values(submissions).every(({ outcome }) => outcome !== null)) resolve()
  }
  const unsubscribe = useSubmissions.subscribe(check)
  check(useSubmissions.getState())
  return promise.finally(unsubscribe)
}
