import { useEffect } from 'react'
import type { LoaderFunction, MiddlewareFunction } from 'react-router'
import { create } from 'zustand'
import { addresses } from '#api/addresses.ts'
import { ApiError } from '#api/apiError.ts'
import { type CurrentProfile, getCurrentProfile, requireProfile } from '#api/viewer.ts'
import { isApiError, isSessionExpired } from '#domain/errors.ts'
import type { Gate } from '#domain/gates.ts'
import { pathAndQuery } from '#domain/paths.ts'
import { loadDocument } from '#loadDocument.ts'
import { log } from '#log.ts'
import { goToLogin } from '#login.ts'
import { hasOtherViewer, moment, noteViewer, useOwner } from '#stores/owner.ts'
import { requestedAddress } from '#stores/pendingAddress.ts'
import { clearLoadFailure, noteLoadFailure, useScreen } from '#stores/screen.ts'

/** The current user's profile. A visitor is `null`. */
export type Viewer = CurrentProfile

/** A request for the viewer's profile; `number` is its sequence number. */
type Session = {
  viewer: Promise<Viewer | null>
  /** The viewer once the call has settled; `null` for a visitor, and when it has failed. */
  known?: Viewer | null
  /** The call failed, or a later one found the session expired: the next press or navigation fetches again. */
  isDoubtful: boolean
  sentAt: number
  number: number
}

/** The session that the app shows, `null` until the first request, and its viewer, `undefined` until the call has settled. */
export const useSession = create<{ shown: Session | null; viewer: Viewer | null | undefined }>(() => ({
  shown: null,
  viewer: undefined,
}))

const show = (shown: Session | null) => useSession.setState({ shown, viewer: shown?.known })

let requests = 0

function fetchSession(background = false): Session {
  const session: Session = {
    viewer: readViewer({ background }),
    isDoubtful: false,
    sentAt: Date.now(),
    number: ++requests,
  }
  void note(session)
  return session
}

async function note(session: Session): Promise<void> {
  try {
    session.known = await session.viewer
  } catch {
    session.known = null
    session.isDoubtful = true
  }
  if (useSession.getState().shown === session) show(session)
}

/** Reads the viewer. @throws ApiError of kind `otherViewer` when the viewer is not the owner of this document */
export async function readViewer({ background = false } = {}): Promise<Viewer | null> {
  const sentAt = moment()
  const viewer = await getCurrentProfile({ background })
  noteViewer(viewer?.UserCode ?? '', sentAt)
  if (hasOtherViewer()) throw new ApiError('otherViewer', `GET ${addresses.currentProfile.path}`)
  return viewer
}

/** Returns the viewer, fetched once; `null` for a visitor. @throws ApiError when the call failed otherwise */
export function getViewer(): Promise<Viewer | null> {
  const { shown } = useSession.getState()
  if (shown) return shown.viewer
  // The header and the guarded screens show that the viewer is unknown, so the overlay does not count this read.
  const session = fetchSession(true)
  show(session)
  return session.viewer
}

/** Drops the viewer; the next `getViewer` fetches. */
export function resetViewer(): void {
  show(null)
}

/**
 * Returns the viewer for a navigation. Repeats a failed call, because it leaves the viewer unknown. The
 * app shows the old viewer until the response arrives. @throws ApiError
 */
function getViewerAnew(): Promise<Viewer | null> {
  const { shown } = useSession.getState()
  return shown?.isDoubtful ? replaceViewer(fetchSession(true)) : getViewer()
}

/**
 * Returns the viewer for a press that passes this gate. The cached viewer never leads to the offer: the subscription may
 * have been paid for since. @throws ApiError
 */
export async function getViewerFor(gate: (viewer: Viewer | null) => Gate): Promise<Viewer | null> {
  const viewer = await getViewerAnew()
  return gate(viewer) === 'offer' ? refetchViewer({ background: true }) : viewer
}

/**
 * Refetches the viewer. The app shows the old viewer until the response arrives. When the session has expired, the
 * old viewer stays, with the text they have typed; StaleNotice says so, and the next press or navigation fetches
 * again. @throws ApiError
 */
export async function refetchViewer({ background = false } = {}): Promise<Viewer | null> {
  const session = fetchSession(background)
  const viewer = await session.viewer
  const { shown } = useSession.getState()
  if (viewer || !shown?.known) return replaceViewer(session)
  shown.isDoubtful = true
  noteLoadFailure({ error: new ApiError('session', 'GetCurrentProfile'), search: null })
  return viewer
}

/** Shows the viewer of the request once they are known. */
async function replaceViewer(session: Session): Promise<Viewer | null> {
  const viewer = await session.viewer
  const { shown } = useSession.getState()
  // Responses may arrive out of order, or after a reset.
  if (shown && shown.number < session.number) show(session)
  if (viewer && isSessionExpired(useScreen.getState().failure?.error)) clearLoadFailure()
  return viewer
}

/** Like `refetchViewer`, for screens that need a session. @throws ApiError, of kind `session` when it has expired */
export async function requireViewer(): Promise<Viewer> {
  return requireProfile(await refetchViewer())
}

/** Milliseconds for which a visitor's return to the tab does not refetch. */
const staleAfter = 30_000

/** The pending refetch that a return to the tab has started. */
let refetchSinceReturn: Promise<unknown> | undefined

/**
 * Refetches the viewer when the user comes back to the tab: a subscription may have been paid for, or another viewer
 * signed in, in another tab or window. Returns a function that stops it.
 */
export function refetchOnReturn(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  document.addEventListener('visibilitychange', onReturn, { signal })
  window.addEventListener('focus', onReturn, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal })
  return () => controller.abort()
}

function onReturn(): void {
  const { shown } = useSession.getState()
  if (document.visibilityState !== 'visible' || !shown || refetchSinceReturn) return
  const { owner, current } = useOwner.getState()
  // Another tab may have stored a viewer who has signed in since.
  const isVisitor = owner === '' && current === ''
  if (isVisitor && Date.now() - shown.sentAt < staleAfter) return
  refetchSinceReturn = refetchViewer({ background: true })
    .catch(() => {})
    .finally(() => (refetchSinceReturn = undefined))
}

/** Returns whether requests are sent as the owner of this document. With `waits`, it first awaits a pending refetch. */
export async function mayRequest({ waits }: { waits: boolean }): Promise<boolean> {
  if (waits) await refetchSinceReturn
  return !hasOtherViewer()
}

/**
 * Returns a loader that loads another address as a document once another viewer has signed in. A refetch of the screen
 * that is shown fails instead, and the screen stays.
 */
export function forOwner(loader: LoaderFunction): LoaderFunction {
  return async (args, ...rest) => {
    try {
      if (hasOtherViewer()) throw new ApiError('otherViewer', pathAndQuery(args.request))
      return await loader(args, ...rest)
    } catch (error) {
      return leaveForOtherViewer(error, args.request)
    }
  }
}

/** Loads the requested address as a document when the error says that another viewer has signed in; any other is thrown. */
function leaveForOtherViewer(error: unknown, request: Request): Promise<never> {
  if (!isApiError(error) || error.kind !== 'otherViewer' || isShown(request)) throw error
  if (!request.signal.aborted) loadDocument(requestedAddress(request))
  // The browser is leaving this page.
  return new Promise(() => {})
}

/** Returns the viewer, `null` for a visitor and after a failed call (§7; a press uses `getViewerFor`), `undefined` while pending. */
export function useViewer(): Viewer | null | undefined {
  const { shown, viewer } = useSession()

  // Fetches the viewer after a reset, and where nothing else has.
  useEffect(() => {
    if (!shown) getViewer().catch(() => {})
  }, [shown])

  return viewer
}

/** §8: logs the failure of a call of the profile service, without personal data. */
export function logCallError(error: unknown): void {
  // Other errors are not failures of the service: an aborted read, a picture that cannot be cropped, another viewer.
  if (isApiError(error) && error.kind !== 'otherViewer')
    log.error('A call of the profile failed', error.message)
}

/** Guards a route: redirects a visitor to login, unless the shown screen only refetches. §7 Sign-in */
export const requireSession: MiddlewareFunction = async ({ request }, next) => {
  const isRefetch = isShown(request) && Boolean(useSession.getState().shown?.known)
  try {
    if (isRefetch || (await getViewerAnew())) return next()
  } catch (error) {
    // The loader of the page, which logs its own calls, does not run after this.
    logCallError(error)
    return leaveForOtherViewer(error, request)
  }
  // Skipped when the viewer has navigated elsewhere meanwhile.
  if (!request.signal.aborted) goToLoginFrom(request)
  // The browser is leaving this page: the navigation must neither show the guarded screen nor fail.
  return new Promise(() => {})
}

/**
 * Redirects to login when a read of a navigation's loader shows that the session has expired, and rejects like the
 * read. A refetch of the screen that is shown only rejects: the viewer may be writing there. §7 Every response
 */
export async function redirectOnExpiry<Value>(response: Promise<Value>, request: Request): Promise<Value> {
  // Checked before the response arrives, when the screen of the navigation may already be shown.
  const isRefetch = isShown(request)
  try {
    return await response
  } catch (error) {
    // The signal is checked because a cached list continues to load after the viewer has left its screen.
    if (isSessionExpired(error) && !isRefetch && !request.signal.aborted) goToLoginFrom(request)
    throw error
  }
}

/** Returns whether the screen of the loader's request is shown already, so that the loader refetches it. */
function isShown(request: Request): boolean {
  return useScreen.getState().address === pathAndQuery(request)
}

/**
 * Loads the login page from a guarded address. Replaces the history entry if its screen was never shown: otherwise Back from
 * the login page would open that entry, and be redirected straight to the login page again.
 */
function goToLoginFrom(request: Request): void {
  const isEntry = pathAndQuery({ url: window.location.href }) === pathAndQuery(request)
  goToLogin(requestedAddress(request), { isReplacing: isEntry && !isShown(request) })
}
