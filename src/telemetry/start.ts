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

/** Measures the Web Vitals, passed on when the page is first hidden: only then are all of them final. */
function measureVitals(route: string, add: (entry: VitalsEntry) => void): void {
  const values: Partial<Record<VitalName, number>> = {}
  const store = ({ name, value }: Metric) =>
    (values[name] = name === 'CLS' ? round(value, 4) : round(value, 0))
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(store)

  // Registered after those of web-vitals, which has its last values then.
  document.addEventListener('visibilitychange', function onHidden() {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', onHidden)
    if (Object.keys(values).length > 0) add({ kind: 'vitals', route, ...values })
  })
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))
