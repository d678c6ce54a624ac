import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { VitalName, VitalsEntry } from './entries.ts'

/**
 * Measures the Web Vitals of this page load. Passes them on as one entry when the page is hidden for the first
 * time: only then are all of them final.
 */
export function measureVitals(route: string, add: (entry: VitalsEntry) => void): void {
  const values: Partial<Record<VitalName, number>> = {}
  const note = ({ name, value }: Metric) =>
    (values[name] = name === 'CLS' ? round(value, 4) : round(value, 0))
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(note)

  // Registered after those of web-vitals, which has its last values then.
  document.addEventListener('visibilitychange', function onHidden() {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', onHidden)
    if (Object.keys(values).length > 0) add({ kind: 'vitals', route, ...values })
  })
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))
