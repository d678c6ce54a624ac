import { type DataRouter, NavigationType } from 'react-router'
import { connectClient } from '#api/client.ts'
import { setServerTime } from '#clock.ts'
import { config } from '#config.ts'
import { log } from '#log.ts'
import { getViewer } from '#session.ts'
import { keepDraftsOf } from '#stores/drafts.ts'
import { countRequest } from '#stores/loader.ts'
import { closeModal } from '#stores/modal.ts'
import { mirrorFilters } from '#stores/tutorFilters.ts'

/** Connects the client to the settings, the global loader and the log. §7 anti-forgery, §8 interceptor */
export function wireClient(): void {
  connectClient({
    xsrf: config.xsrf,
    onTraffic: countRequest,
    onAnswer({ method, path, status, date }) {
      log.info(`${method} ${path} ${status}`)
      if (date) setServerTime(date)
    },
    onMisfit: ({ endpoint, field, expected, got }) =>
      log.error(`Misfit: ${endpoint} ${field} expected ${expected}, got ${got}`),
  })
}

/** Connects the stores and dialogs to the router, and the drafts to who is looking. Returns how to stop. */
export function wireRouter(router: DataRouter): () => void {
  // A failed profile call is the pages' to show; drafts then stay as they are.
  getViewer().then(
    viewer => viewer && keepDraftsOf(viewer.UserCode),
    () => {},
  )
  const stops = [mirrorFilters(router), router.subscribe(closeBehind(router))]
  return () => stops.forEach(stop => stop())
}

/** Who goes to another screen, or back, leaves the open dialog with the screen on which it was opened. */
function closeBehind(router: DataRouter) {
  let { location: shown } = router.state
  return ({ location, historyAction }: DataRouter['state']) => {
    if (location === shown) return
    if (location.pathname !== shown.pathname || historyAction === NavigationType.Pop) closeModal()
    shown = location
  }
}
