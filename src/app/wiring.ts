import { type DataRouter, type Location, NavigationType } from 'react-router'
import { connectClient } from '#api/client.ts'
import { markStale } from '#app/firstVisit/pageReads.ts'
import { setServerTime } from '#clock.ts'
import { config } from '#config.ts'
import { followViewer, readKeptAds } from '#data/keptAds.ts'
import { forgetLaterResults } from '#data/known.ts'
import { clearVisits, copyVisit, entryOf, forgetVisits, noteLeaving } from '#data/visits.ts'
import { isSessionExpired } from '#domain/errors.ts'
import { log } from '#log.ts'
import { getViewer, mayRequest, useSession } from '#session.ts'
import { mirrorAddress } from '#stores/pendingAddress.ts'
import { lastViewer, lastViewerKey } from '#storage/lastViewer.ts'
import { countRequest } from '#stores/loader.ts'
import { closeModal } from '#stores/modal.ts'
import { hasOtherViewer, noteViewerElsewhere, useOwner } from '#stores/owner.ts'
import { useScreen } from '#stores/screen.ts'
import { dropCopy, storedCopies } from '#storage/stored.ts'
import { useSubmissions } from '#submit/submissions.ts'
import { setRouter } from './currentRouter.ts'
import { noteIncident } from './reporting.ts'

/** Connects the API client to the settings, the global loader and the log. §7 anti-forgery, §8 interceptor */
export function wireClient(): void {
  connectClient({
    xsrf: config.xsrf,
    decodesEntities: config.decodesEntities,
    mayRequest,
    onTraffic: countRequest,
    onAnswer({ method, path, status, date }) {
      log.info(`${method} ${path} ${status}`)
      if (date) setServerTime(date)
    },
    onMismatch(mismatch) {
      const { endpoint, field, expected, got } = mismatch
      log.error(`Mismatch: ${endpoint} ${field} expected ${expected}, got ${got}`)
      noteIncident({ kind: 'mismatch', mismatch })
    },
  })
}

/** Connects stores, dialogs and other tabs to the router. Returns a function that disconnects them. */
export function wireRouter(router: DataRouter): () => void {
  // The pages report a failed profile call.
  getViewer().catch(() => {})
  const stops = [
    setRouter(router),
    mirrorAddress(router),
    router.subscribe(cleanUpOnNavigation(router)),
    useSubmissions.subscribe(forgetVisits),
    useOwner.subscribe(({ current }, before) => {
      // From '' the viewer only becomes known.
      if (before.current !== '' && current !== before.current) clearVisits()
    }),
    useSession.subscribe(({ viewer }, before) => {
      const wasExpired = before.viewer && isSessionExpired(useScreen.getState().failure?.error)
      if (viewer && (before.viewer === null || wasExpired)) readAsViewer(router)
    }),
    followViewer(),
    followOtherTabs(),
  ]
  return () => stops.forEach(stop => stop())
}

/** Reads the screen again for a viewer who has signed in in another tab, unless a pending read is theirs already. */
function readAsViewer(router: DataRouter) {
  const { navigation, revalidation } = router.state
  if (navigation.state === 'idle' && revalidation === 'idle') void router.revalidate()
}

/**
 * Returns a listener that marks the reads of a left screen as stale, remembers its focus and rows, and closes the open dialog, on
 * Back too.
 */
function cleanUpOnNavigation(router: DataRouter) {
  let { location: shown } = router.state
  let noted: Location | undefined
  return ({ location, navigation, historyAction }: DataRouter['state']) => {
    // At each press, when ScrollRestoration notes the scroll position: the user may scroll on while the next screen loads.
    const target = navigation.location ?? location
    if (target !== noted && target.pathname !== shown.pathname) noteLeaving(entryOf(shown))
    noted = target
    if (location === shown) return
    const isOther = location.pathname !== shown.pathname
    if (isOther) markStale(new URL(router.createHref(shown), window.location.origin))
    else copyVisit(entryOf(shown), entryOf(location))
    if (isOther || historyAction === NavigationType.Pop) closeModal()
    if (historyAction === NavigationType.Push) forgetLaterResults()
    shown = location
  }
}

/** Follows what other tabs store in this browser. Returns a function that stops it. */
function followOtherTabs(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let atHide: string[] = []
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener('pagehide', () => (atHide = storedCopies()), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && catchUp(atHide), { signal })
  return () => controller.abort()
}

/** Reads these keys again: in the back/forward cache a page gets no events of what other tabs store. */
function catchUp(keys: string[]) {
  if (keys.includes(lastViewerKey)) dropCopy(lastViewerKey)
  noteViewerElsewhere(lastViewer())
  if (hasOtherViewer()) return
  keys.forEach(dropCopy)
  readKeptAds()
}

function onStorage({ key, newValue }: StorageEvent) {
  if (key === lastViewerKey) noteViewerElsewhere(newValue ?? '')
  // Another viewer's tab removes the drafts of this document's owner. Their copies stay here while the document is open.
  if (hasOtherViewer()) return
  dropCopy(key)
  readKeptAds()
}
