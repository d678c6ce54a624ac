/** How much there is: `empty` has the lists to choose from but nobody's ads, `big` is for speed. */
export type WorldSize = 'full' | 'empty' | 'big'

/**
 * - `firstCall`: the first call of each distinct request (method and URL) since the page was loaded answers 500, the next
 *   goes through and mends all reads for two seconds. So every screen shows its error state once, and its retry is seen
 *   to work. Who is looking, the list of subjects and the pictures are exempt: a persona that got lost would hide the
 *   screens behind the login, and what an address names must be known before anything else is asked for.
 * - `offline`: no call is answered, as without a network.
 */
type Fault = 'firstCall' | 'offline'

export type ScenarioId = 'full' | 'empty' | 'slow' | 'failing' | 'offline' | 'big'

export type Scenario = {
  id: ScenarioId
  /** For the login page and the panel. */
  label: string
  size: WorldSize
  /** Milliseconds before an answer: within this range, always the same for the same URL. */
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
