import { endpoints } from '#api/endpoints.ts'
import { nearest } from '#strings/nearest.ts'
import { faultKinds, type Faults, formatFaults, isSetFault, parseFaults } from './faultKinds.ts'
import { type PersonaId, personas } from './personas.ts'
import { type ScenarioId, scenarios } from './scenarios.ts'

/** The persona, who is the viewer, and the scenario, which is the state of the site. */
export type MockChoice = { persona: PersonaId; scenario: ScenarioId }

export type MockSettings = MockChoice & {
  /** Milliseconds before each response, in place of the scenario's own; `never`: no call is ever answered. */
  latency: Latency | undefined
  faults: Faults
}

export type Latency = number | 'never'

export const latencies = [0, 300, 2000, 'never'] as const satisfies Latency[]

export type MockLink = MockSettings & {
  reset: boolean
  /** Minutes from the world's start; `undefined` leaves the clock of the world as it is. */
  clock: number | undefined
}

export const defaultChoice: MockChoice = { persona: 'visitor', scenario: 'full' }

export const defaultSettings: MockSettings = { ...defaultChoice, latency: undefined, faults: {} }

/**
 * The query parameters of a link. `mock` resets all settings of the tab: whatever it does not name gets its
 * default (`?mock=student.failing`, `?mock=teacher`, `?mock=student.full.reset`). The other parameters add to
 * it: `?mock=student&mock-latency=2000&mock-clock=90&mock-faults=getAds:500,getCities:html`. Without `mock`,
 * each of them changes only its own setting.
 */
const parameters = { choice: 'mock', latency: 'mock-latency', clock: 'mock-clock', faults: 'mock-faults' }

/**
 * Parses `persona.scenario.reset`: the parts come in any order and case, and each may be missing. A missing
 * part gets its default, never the tab's earlier choice, so that a link shows the same to every user. The default
 * persona of a recording is the one that was recorded. Ignores unknown parts; returns `undefined` when no part is known.
 */
export function parseMock(text: string): (MockChoice & { reset: boolean }) | undefined {
  const parts = text.split('.').map(part => part.trim().toLowerCase())
  const persona = pick(personas, parts)
  const scenario = pick(scenarios, parts)
  const reset = parts.includes('reset')
  if (!persona && !scenario && !reset) return undefined
  const chosen = scenario ?? defaultChoice.scenario
  const ownPersona = scenarios[chosen].recording?.persona ?? defaultChoice.persona
  return { persona: persona ?? ownPersona, scenario: chosen, reset }
}

/** Returns the text that `parseMock` reads back to the same choice. */
export function formatMock({ persona, scenario }: MockChoice): string {
  return `${persona}.${scenario}`
}

/**
 * Returns the query of a link that shows the same in any other browser: `mock=student.full&mock-clock=0`. The
 * choice resets the latency and the faults, so their defaults can be left out. It does not reset the clock,
 * which belongs to the world that each browser stores: a link without a clock does not change the
 * clock of the other browser.
 */
export function formatMockLink(settings: MockSettings, clock?: number): string {
  const { latency, faults } = settings
  const pairs = [
    [parameters.choice, formatMock(settings)],
    [parameters.latency, latency === undefined ? '' : String(latency)],
    [parameters.clock, clock === undefined ? '' : String(clock)],
    [parameters.faults, formatFaults(faults)],
  ]
  return pairs.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join('&')
}

/** Parses a link's query; what it does not name is as in `current`. */
export function readLink(query: URLSearchParams, current: MockSettings): MockLink {
  const choice = parseMock(query.get(parameters.choice) ?? '')
  const latency = readLatency(query.get(parameters.latency))
  const faults = query.get(parameters.faults)
  return {
    ...current,
    ...(choice && { ...defaultSettings, ...choice }),
    ...(latency !== undefined && { latency }),
    ...(faults !== null && { faults: parseFaults(faults) }),
    reset: choice?.reset ?? false,
    clock: readMinutes(query.get(parameters.clock)),
  }
}

const longestLatency = 60_000

function readLatency(text: string | null): Latency | undefined {
  if (text === null) return undefined
  if (text.trim().toLowerCase() === 'never') return 'never'
  return /^\d{1,5}$/.test(text.trim()) ? Math.min(Number(text), longestLatency) : undefined
}

/** Parses minutes before or after the world's start; seven digits are about twenty years. */
function readMinutes(text: string | null): number | undefined {
  return text !== null && /^-?\d{1,7}$/.test(text.trim()) ? Number(text) : undefined
}

/** A part of a link that has no meaning, with the name that was probably meant. */
export type UnknownPart = { part: string; meant: string | undefined }

/** Returns the parts of a link's query that `readLink` ignores: a link with a typo must not show the usual page in silence. */
export function unknownParts(query: URLSearchParams): UnknownPart[] {
  const unknown: UnknownPart[] = []
  /** Notes a part that is none of the known names. */
  function check(part: string, known: readonly string[], isKnown = includesIgnoringCase(known, part)) {
    if (part !== '' && !isKnown) unknown.push({ part, meant: nearest(part, known) })
  }
  for (const [name, value] of query) {
    const parts = (separator: string) => value.split(separator).map(part => part.trim())
    if (name === parameters.choice)
      for (const part of parts('.'))
        check(part, [...Object.keys(personas), ...Object.keys(scenarios), 'reset'])
    else if (name === parameters.latency) check(value, ['never'], readLatency(value) !== undefined)
    else if (name === parameters.clock) check(value, [], readMinutes(value) !== undefined)
    else if (name === parameters.faults)
      for (const part of parts(',')) {
        const [endpoint = '', kind = ''] = part.split(':').map(half => half.trim())
        check(endpoint, endpointNames)
        check(kind || part, faultNames, part === '' || isSetFault(kind.toLowerCase()))
      }
    else if (name.startsWith('mock-')) check(name, Object.values(parameters))
  }
  return unknown
}

const endpointNames = endpoints.map(({ name }) => name)
const faultNames = Object.keys(faultKinds)

const includesIgnoringCase = (known: readonly string[], text: string) =>
  known.some(name => name.toLowerCase() === text.toLowerCase())

const isMock = (name: string) => Object.values(parameters).includes(name)

export function hasMock(query: URLSearchParams): boolean {
  return [...query.keys()].some(isMock)
}

function pick<Id extends string>(known: Record<Id, { id: Id }>, parts: string[]): Id | undefined {
  const found = Object.values<{ id: Id }>(known).find(({ id }) => parts.includes(id.toLowerCase()))
  return found?.id
}
