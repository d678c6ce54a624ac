import { type Incident, toEntry } from './entries.ts'
import { createReporter } from './reporter.ts'
import { measureVitals } from './vitals.ts'

type Options = {
  /** Address that receives the reports. */
  url: string
  /** Name of this build. */
  build: string
  /** Address of the app, `https://host/base/`. */
  base: string
  /** Returns the pattern of the current route. */
  routePattern: () => string
}

/** Starts to measure the Web Vitals of this page load. Returns the function that reports an incident. */
export function startReporter({ url, build, base, routePattern }: Options): (incident: Incident) => void {
  // As text: for another content type the browser would first ask another host for permission (CORS), and a
  // page that is being left has no time for that.
  const { add, flush } = createReporter({ build, send: body => navigator.sendBeacon(url, body) })
  measureVitals(routePattern(), add)

  // Registered after that of the Web Vitals, whose entry is part of this request.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  return incident => add(toEntry(incident, routePattern(), base))
}
