import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { type Incident, toEntry, type VitalName, type VitalsEntry } from './entries.ts'
import { createReporter } from './reporter.ts'

type Options = {
  url: string
  build: string
  /** Address of the app, `https://host/base/`. */
  base: string
  routePattern: () => string
}

/** Starts to measure the Web Vitals of this page load. Returns the function that reports an incident. */
export function startReporter({ url, build, base, routePattern }: Options): (incident: Incident) => void {
  // Sent as text: for another content type the browser would first send a CORS preflight to another host, and a page
  // that is being left has no time for that.
  const { add, flush } = createReporter({ build, send: body => navigator.sendBeacon(url, body) })
  measureVitals(routePattern(), add)

  // Registered after the listener of the Web Vitals, so that their entry is part of this request.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  return incident => add(toEntry(incident, routePattern(), base))
}

/**
 * Measures the Web Vitals, and passes them on when the page is first hidden, because all of them are final only then.
 */
function measureVitals(route: string, add: (entry: VitalsEntry) => void): void {
  const values: Partial<Record<VitalName, number>> = {}
  const store = ({ name, value }: Metric) =>
    (values[name] = name === 'CLS' ? round(value, 4) : round(value, 0))
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(store)

  // Registered after the listeners of web-vitals, which have set the last values by then.
  document.addEventListener('visibilitychange', function onHidden() {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', onHidden)
    if (Object.keys(values).length > 0) add({ kind: 'vitals', route, ...values })
  })
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))
