import { recordings } from './recorded/all.ts'
import type { Recording } from './recorded/recording.ts'

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

/** A scenario without its id, which is its key in the table. */
type Description = {
  /** Shown on the login page and in the panel. */
  label: string
  size: WorldSize
  /** Milliseconds before a response: within this range, always the same for the same URL. */
  latency: readonly [least: number, most: number]
  fault?: Fault
  /** Answers as an old .NET server writes: see handlers/dotNet.ts. */
  isDotNet?: true
  /** Answers the reads that it has; the world answers the others. The recording also sets the clock. */
  recording?: Recording
}

const usual = [150, 300] as const

const simulated = {
  full: { label: 'Site plin', size: 'full', latency: usual },
  empty: { label: 'Site gol', size: 'empty', latency: usual },
  slow: { label: 'Rețea lentă', size: 'full', latency: [2000, 2000] },
  failing: { label: 'Primul apel eșuează', size: 'full', latency: usual, fault: 'firstCall' },
  offline: { label: 'Fără rețea', size: 'full', latency: [0, 0], fault: 'offline' },
  legacyWire: { label: 'Răspunsuri ca din .NET', size: 'full', latency: usual, isDotNet: true },
  big: { label: 'Foarte multe date', size: 'big', latency: usual },
} satisfies Record<string, Description>

export type ScenarioId = keyof (typeof simulated & typeof recordings)

export type Scenario = Description & { id: ScenarioId }

function toDescription(recording: Recording): Description {
  return { label: recording.label, size: 'full', latency: usual, recording }
}

const descriptions: [id: string, Description][] = [
  ...Object.entries<Description>(simulated),
  ...Object.entries<Recording>(recordings).map(([id, own]): [string, Description] => [
    id,
    toDescription(own),
  ]),
]
const byId: unknown = Object.fromEntries(descriptions.map(([id, own]) => [id, { id, ...own }]))

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its keys come from the two tables
export const scenarios = byId as Record<ScenarioId, Scenario>
