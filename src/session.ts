import { useSyncExternalStore } from 'react'
import type { MiddlewareFunction } from 'react-router'
import { ApiError } from '#api/client.ts'
import { type CurrentProfile, getCurrentProfile } from '#api/viewer.ts'
import { config } from '#config.ts'
import { isApiError } from '#domain/errors.ts'
import { loginPath } from '#domain/paths.ts'
import { useScreen } from '#stores/screen.ts'
import { known, pending, usePromise } from '#ui/usePromise.ts'

/** Who is looking. A visitor is `null`. */
export type Viewer = CurrentProfile

type Session = { viewer: Promise<Viewer | null>; hasFailed: boolean; askedAt: number; number: number }

let session: Session | undefined
/** How often was asked, and what answers up to which number are too old to count. */
let asks = 0
let outdated = 0
const listeners = new Set<() => void>()

function ask(background = false): Session {
  asks += 1
  const viewer = getCurrentProfile({ background })
  const asked: Session = { viewer, hasFailed: false, askedAt: Date.now(), number: asks }
  asked.viewer.catch(() => {
    asked.hasFailed = true
  })
  return asked
}

/** The viewer's profile, asked for once; `null` for a visitor. @throws ApiError when the call failed otherwise */
export function getViewer(): Promise<Viewer | null> {
  session ??= ask()
  return session.viewer
}

/** Asks again who is looking, after a change of the profile or a failure. */
export function refreshViewer(): void {
  session = undefined
  outdated = asks
  for (const listener of listeners) listener()
}

/**
 * Asks again after the profile was changed. What is shown of the viewer stays until the new answer is there, and forever
 * when it fails. @throws ApiError
 */
export async function reloadViewer({ background = false } = {}): Promise<Viewer | null> {
  const asked = ask(background)
  const viewer = await asked.viewer
  await known(asked.viewer)
  if (asked.number <= outdated) return viewer
  outdated = asked.number
  session = asked
  for (const listener of listeners) listener()
  return viewer
}

/** The same for a screen that cannot do without: a session that has ended is a failure. @throws ApiError */
export async function rereadViewer(): Promise<Viewer> {
  const viewer = await reloadViewer()
  if (!viewer) throw new ApiError('session', 'GET /api/users/GetCurrentProfile')
  return viewer
}

/** Milliseconds for which nobody asks again only because the tab is shown. */
const fresh = 30_000

/**
 * Asks again when the tab is shown after a while: a subscription may have been paid for in another, and a gate must not
 * offer it twice. A failure leaves all as it was.
 */
export function refreshOnReturn(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || !session || Date.now() - session.askedAt < fresh) return
    reloadViewer({ background: true }).catch(() => {})
  })
}

/**
 * Who is looking: the viewer, `null` for a visitor, `undefined` while nobody knows yet. A profile call that fails leaves
 * a public page as for a visitor (contract: Every response).
 */
export function useViewer(): Viewer | null | undefined {
  const state = usePromise(useSyncExternalStore(subscribe, getViewer, getUnknownViewer))
  if (state.status === 'pending') return undefined
  return state.status === 'done' ? state.value : null
}

/** While the HTML of a page is rendered and hydrated. */
const getUnknownViewer = () => pending

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Guards a route: a visitor is sent to login and comes back to the same address; a profile call that fails shows the
 * error page, whose retry asks again. contract: Sign-in
 */
export const requireSession: MiddlewareFunction = async ({ request }, next) => {
  if (session?.hasFailed) refreshViewer()
  if (await getViewer()) return next()
  goToLoginFrom(request)
  // The browser is leaving this page: the navigation must neither show the guarded screen nor fail.
  return new Promise(() => {})
}

/**
 * For what a guarded screen reads: a session that has ended meanwhile leads to login; the failure is the screen's all the
 * same. contract: Every response
 */
export async function orLogin<Value>(answer: Promise<Value>, request: Request): Promise<Value> {
  try {
    return await answer
  } catch (error) {
    if (isApiError(error) && error.kind === 'session') goToLoginFrom(request)
    throw error
  }
}

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/**
 * Loads the login page from a guarded address. A history entry of which nothing was shown, on a first load or after Back,
 * is replaced: Back from the login would lead to it, and at once to the login again.
 */
function goToLoginFrom(request: Request): void {
  const address = addressOf(request)
  const { pathname, search } = window.location
  const isEntry = pathname + search === address
  goToLogin(address, { isReplacing: isEntry && useScreen.getState().address !== address })
}

type Leaving = { isReplacing?: boolean }

/** Loads the login page, to come back to `returnUrl` (path and query). contract: Sign-in */
export function goToLogin(returnUrl: string, leaving: Leaving = {}): void {
  leave(loginPath(config.loginUrl, returnUrl), leaving)
}

function loadDocument(address: string, { isReplacing = false }: Leaving): void {
  // Back from there may show this page as it was left, in the middle of a navigation that never ends.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  if (isReplacing) window.location.replace(address)
  else window.location.assign(address)
}

let leave = loadDocument

/** How this page is left for another document. Tests and stories watch it instead of leaving. */
export function setLeave(next = loadDocument): void {
  leave = next
}
