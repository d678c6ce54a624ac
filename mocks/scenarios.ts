/** The amount of data: `empty` has the reference lists but no ads, `big` is for measuring speed. */
export type WorldSize = 'full' | 'empty' | 'big'

/**
 * The fault of a scenario:
 *
 * - `firstCall`: the first call of each method and URL since the page was loaded answers 500. The next one
 *   succeeds, and so does every read for two seconds after it. So every screen shows its error state once,
 *   and its retry works. The current profile, the list of subjects and the pictures are exempt: without the
 *   profile every screen would be hidden behind the login, and without the subjects an address cannot be
 *   resolved, so its page would fail twice.
 * - `offline`: every call ends in a network error.
 */
type Fault = 'firstCall' | 'offline'

export type ScenarioId = 'full' | 'empty' | 'slow' | 'failing' | 'offline' | 'big'

export type Scenario = {
  id: ScenarioId
  /** Shown on the login page and in the panel. */
  label: string
  size: WorldSize
  /** Milliseconds before a response: within this range, always the same for the same URL. */
  latency: readonly [least: number, most: number]
  fault?: Fault
}

const usual = [150, 300] as const

export const scenarios: Record<ScenarioId, Scenario> = {
  full: { id: 'full', label: 'Site plin', size: 'full', latency: usual },
  empty: { id: 'empty', label: 'Site gol', size: 'empty', latency: usual },
  slow: { id: 'slow', label: 'Rețea lentă', size: 'full', latency: [2000, 2000] },
  failing: { id: 'failing', label: 'Primul apel eșuează', size: 'full', latency: usual, fault: 'firstCall' },
  offline: { id: 'offline', label: 'Fără rețea', size: 'full', latency: [0, 0], fault: 'offline' },
  big: { id: 'big', label: 'Foarte multe date', size: 'big', latency: usual },
}
