import { useEffect } from 'react'
import { type LoaderFunction, type MiddlewareFunction, useHref, useLocation } from 'react-router'
import { create } from 'zustand'
import { addresses } from '#api/addresses.ts'
import { ApiError } from '#api/apiError.ts'
import { type CurrentProfile, getCurrentProfile, requireProfile } from '#api/viewer.ts'
import { config } from '#config.ts'
import { pending, usePromise, whenSettled } from '#data/usePromise.ts'
import { isSessionExpired } from '#domain/errors.ts'
import { loginPath, pathAndQuery } from '#domain/paths.ts'
import { leave, type LeaveOptions } from '#leave.ts'
import { hasOtherViewer, moment, noteViewer, useOwner } from '#stores/owner.ts'
import { usePendingAddress } from '#stores/pendingAddress.ts'
import { useScreen } from '#stores/screen.ts'
import { useHydrated } from '#ui/useHydrated.ts'

/** The current user's profile. A visitor is `null`. */
export type Viewer = CurrentProfile

/** A request for the viewer's profile; `number` is its sequence number. */
type Session = { viewer: Promise<Viewer | null>; hasFailed: boolean; sentAt: number; number: number }

/** The session that the app shows; `null` until the first request. */
const useSession = create<{ shown: Session | null }>(() => ({ shown: null }))

let requests = 0

function fetchSession(background = false): Session {
  const session: Session = {
    viewer: readViewer({ background }),
    hasFailed: false,
    sentAt: Date.now(),
    number: ++requests,
  }
  session.viewer.catch(() => {
    session.hasFailed = true
  })
  return session
}

/** Reads the viewer. @throws ApiError of kind `otherViewer` when this is not the owner of this document */
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
  useSession.setState({ shown: session })
  return session.viewer
}

/** Drops the viewer; the next `getViewer` fetches. */
export function resetViewer(): void {
  useSession.setState({ shown: null })
}

/** Refetches the viewer. The app shows the old one until the response arrives. @throws ApiError */
export async function refetchViewer({ background = false } = {}): Promise<Viewer | null> {
  const session = fetchSession(background)
  const viewer = await session.viewer
  await whenSettled(session.viewer)
  const { shown } = useSession.getState()
  // Responses may arrive out of order, or after a reset.
  if (shown && shown.number < session.number) useSession.setState({ shown: session })
  return viewer
}

/** As `refetchViewer`, for screens that need a session. @throws ApiError, of kind `session` when it has expired */
export async function requireViewer(): Promise<Viewer> {
  return requireProfile(await refetchViewer())
}

/** Milliseconds for which a visitor's return to the tab does not refetch. */
const staleAfter = 30_000

/** The refetch since the user has come back to the tab, while it is pending. */
let refetchSinceReturn: Promise<unknown> | undefined

/**
 * Refetches the viewer when the user comes back to the tab: a subscription may have been paid for, or another viewer
 * signed in, in another tab or window. Returns how to stop it.
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
  const isVisitor = useOwner.getState().owner === ''
  if (isVisitor && Date.now() - shown.sentAt < staleAfter) return
  refetchSinceReturn = refetchViewer({ background: true })
    .catch(() => {})
    .finally(() => (refetchSinceReturn = undefined))
}

/** Returns whether requests are sent as the owner of this document; after a return to the tab, once that is known. */
export async function mayRequest(): Promise<boolean> {
  await refetchSinceReturn
  return !hasOtherViewer()
}

/**
 * Returns a loader that loads another address as a document once another viewer has signed in. A refetch of the screen
 * that is shown fails instead, and the screen stays.
 */
export function forOwner(loader: LoaderFunction): LoaderFunction {
  return async (args, ...rest) => {
    if (await mayRequest()) return loader(args, ...rest)
    const address = pathAndQuery(args.request)
    if (useScreen.getState().address === address) throw new ApiError('otherViewer', address)
    if (!args.request.signal.aborted) leave(address)
    // The browser is leaving this page.
    return new Promise(() => {})
  }
}

/** Returns the viewer, `null` for a visitor and after a failed call (§7), `undefined` while pending. */
export function useViewer(): Viewer | null | undefined {
  const shown = useSession(session => session.shown)
  const state = usePromise(shown?.viewer ?? pending)

  // Fetches the viewer after a reset, and where nothing else has.
  useEffect(() => {
    if (!shown) getViewer().catch(() => {})
  }, [shown])

  if (state.status === 'pending') return undefined
  return state.status === 'done' ? state.value : null
}

/** Guards a route: redirects a visitor to login. A failed profile call is repeated by a retry. §7 Sign-in */
export const requireSession: MiddlewareFunction = async ({ request }, next) => {
  if (useSession.getState().shown?.hasFailed) resetViewer()
  if (await getViewer()) return next()
  goToLoginFrom(request)
  // The browser is leaving this page: the navigation must neither show the guarded screen nor fail.
  return new Promise(() => {})
}

/**
 * Redirects to login when the call shows that the session has expired, and rejects like the call. `request` is that
 * of a loader. §7 Every response
 */
export async function redirectOnExpiry<Value>(response: Promise<Value>, request?: Request): Promise<Value> {
  try {
    return await response
  } catch (error) {
    if (isSessionExpired(error)) {
      if (request) goToLoginFrom(request)
      else goToLogin()
    }
    throw error
  }
}

/**
 * Loads the login page from a guarded address. Replaces a history entry of which nothing was shown: Back from the
 * login would lead to it, and at once to the login again.
 */
function goToLoginFrom(request: Request): void {
  const address = pathAndQuery(request)
  const isEntry = pathAndQuery({ url: window.location.href }) === address
  goToLogin(address, { isReplacing: isEntry && useScreen.getState().address !== address })
}

/** Returns the address of the login page that leads back to the address that is shown. */
export function useLoginUrl(): string {
  const location = useLocation()
  // The prerendered HTML knows only the path, so the query follows after hydration.
  return loginPath(config.loginUrl, useHref(useHydrated() ? location : location.pathname))
}

/** Loads the login page, to come back to `returnUrl`, by default the address that is shown. §7 Sign-in */
export function goToLogin(returnUrl = usePendingAddress.getState().shown, options: LeaveOptions = {}): void {
  leave(loginPath(config.loginUrl, returnUrl), options)
}
