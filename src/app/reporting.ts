import type { DataRouter } from 'react-router'
import { config } from '#config.ts'
import type { Incident } from '#telemetry/entries.ts'
import { useScreen } from '#stores/screen.ts'

/** Incidents from before the reporter was loaded; the first 20, since it sends no more in an hour. */
const queue: Incident[] = []
let deliver = enqueue

function enqueue(incident: Incident): void {
  if (queue.length < 20) queue.push(incident)
}

/** Reports an incident to `VITE_REPORT_URL`. Does nothing without that setting. */
export function noteIncident(incident: Incident): void {
  if (import.meta.env.REPORTS) deliver(incident)
}

/** Reports uncaught errors. The reporter loads at the first incident, or once the first screen is complete. */
export function reportIncidents(router: DataRouter): void {
  if (!import.meta.env.REPORTS) return
  const { url, build } = config.report
  const base = new URL(config.basePath, window.location.origin).href

  let isLoading = false
  async function load() {
    if (isLoading) return
    isLoading = true
    try {
      const { startReporter } = await import('#telemetry/start.ts')
      deliver = startReporter({ url, build, base, routePattern: () => patternOf(router.state.matches) })
      queue.splice(0).forEach(deliver)
    } catch {
      // Offline; the next incident tries again.
      isLoading = false
    }
  }

  deliver = incident => {
    enqueue(incident)
    void load()
  }
  window.addEventListener('error', ({ error }) => noteIncident({ kind: 'error', error }))
  window.addEventListener('unhandledrejection', ({ reason }) =>
    noteIncident({ kind: 'error', error: reason }),
  )
  const stopWaiting = useScreen.subscribe(({ hasBeenIdle }) => {
    if (!hasBeenIdle) return
    stopWaiting()
    void load()
  })
  if (queue.length > 0) void load()
}

/** Returns the pattern of the matched route, `/teacherprofile/:code`. Only the innermost has one (routes.tsx). */
const patternOf = (matches: DataRouter['state']['matches']) => matches.at(-1)?.route.path ?? '/'
