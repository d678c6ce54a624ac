import { type Faults, formatFaults, parseFaults } from './faultKinds.ts'
import { type PersonaId, personas } from './personas.ts'
import { type ScenarioId, scenarios } from './scenarios.ts'

/** Who is looking, and at which state of the site. */
export type MockChoice = { persona: PersonaId; scenario: ScenarioId }

/** What belongs to the tab: the choice, and what goes slow or wrong. */
export type MockSettings = MockChoice & {
  /** Milliseconds before each answer instead of the scenario's own; `never`: no call is ever answered. */
  latency: Latency | undefined
  faults: Faults
}

export type Latency = number | 'never'

/** What the panel offers; tests use 0. */
export const latencies = [0, 300, 2000, 'never'] as const satisfies Latency[]

export type MockLink = MockSettings & {
  /** Whether the link asks to drop every change made so far. */
  reset: boolean
  /** Minutes by which the link sets the world's clock; `undefined` leaves it, since it is kept with the world. */
  clock: number | undefined
}

export const defaultChoice: MockChoice = { persona: 'visitor', scenario: 'full' }

export const defaultSettings: MockSettings = { ...defaultChoice, latency: undefined, faults: {} }

/**
 * The query parameters of a link. `?mock=student.failing`, `?mock=teacher`, `?mock=student.full.reset` say all: what is
 * missing is the default. The others add to it, or alone change only their own part of the tab's settings:
 * `?mock=student&mock-latency=2000&mock-clock=90&mock-faults=getAds:500,getCities:html`.
 */
const parameters = { choice: 'mock', latency: 'mock-latency', clock: 'mock-clock', faults: 'mock-faults' }

/**
 * Reads `persona.scenario.reset`: the parts in any order and case, each may be missing. What is missing is the default
 * and never the tab's earlier choice, so that a link shows the same to whoever opens it. What is unknown is passed over;
 * when nothing is known, the link asks for nothing.
 */
export function parseMock(text: string): (MockChoice & { reset: boolean }) | undefined {
  const parts = text.split('.').map(part => part.trim().toLowerCase())
  const persona = pick(personas, parts)
  const scenario = pick(scenarios, parts)
  const reset = parts.includes('reset')
  if (!persona && !scenario && !reset) return undefined
  return { persona: persona ?? defaultChoice.persona, scenario: scenario ?? defaultChoice.scenario, reset }
}

/** The text that `parseMock` reads back to the same choice. */
export function formatMock({ persona, scenario }: MockChoice): string {
  return `${persona}.${scenario}`
}

/**
 * Returns the query of a link that shows the same in any other browser: `mock=student.full&mock-clock=0`. The choice
 * resets the latency and the faults, so their defaults can be left out. It does not reset the clock, which belongs to
 * the world that each browser keeps: a link without a clock leaves the other browser's as it is.
 */
export function formatMockLink(settings: MockSettings & { clock?: number | undefined }): string {
  const { latency, clock, faults } = settings
  const pairs = [
    [parameters.choice, formatMock(settings)],
    [parameters.latency, latency === undefined ? '' : String(latency)],
    [parameters.clock, clock === undefined ? '' : String(clock)],
    [parameters.faults, formatFaults(faults)],
  ]
  return pairs.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join('&')
}

type Store = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Takes the settings out of a link. What a link says is kept for the tab (`storage` is its sessionStorage), but for the
 * reset and the clock, which are asked for once. Returns the settings, and the address without the parameters, all else
 * untouched.
 */
export function takeMockFromLink(url: URL, storage: Store | undefined): MockLink & { url: URL } {
  const link = readLink(url.searchParams, keptSettings(storage))
  const { reset: _, clock: __, ...settings } = link
  if (hasMock(url.searchParams)) keepSettings(storage, settings)
  return { ...link, url: withoutMock(url) }
}

function readLink(query: URLSearchParams, kept: MockSettings): MockLink {
  const choice = parseMock(query.get(parameters.choice) ?? '')
  const latency = readLatency(query.get(parameters.latency))
  const faults = query.get(parameters.faults)
  return {
    ...kept,
    ...(choice && { ...defaultSettings, ...choice }),
    ...(latency !== undefined && { latency }),
    ...(faults !== null && { faults: parseFaults(faults) }),
    reset: choice?.reset ?? false,
    clock: readMinutes(query.get(parameters.clock)),
  }
}

const aMinute = 60_000

function readLatency(text: string | null): Latency | undefined {
  if (text === null) return undefined
  if (text.trim().toLowerCase() === 'never') return 'never'
  return /^\d{1,5}$/.test(text.trim()) ? Math.min(Number(text), aMinute) : undefined
}

/** Up to some twenty years, either way. */
function readMinutes(text: string | null): number | undefined {
  return text !== null && /^-?\d{1,7}$/.test(text.trim()) ? Number(text) : undefined
}

const storageKey = 'meditatii.mock'

export function keepSettings(storage: Store | undefined, settings: MockSettings): void {
  try {
    storage?.setItem(storageKey, formatMockLink(settings))
  } catch {
    // A browser that blocks storage still runs the mocks; the choice then lasts until the next page load.
  }
}

function keptSettings(storage: Store | undefined): MockSettings {
  try {
    const {
      reset: _,
      clock: __,
      ...kept
    } = readLink(new URLSearchParams(storage?.getItem(storageKey) ?? ''), defaultSettings)
    return kept
  } catch {
    return defaultSettings
  }
}

const isMock = (name: string) => Object.values(parameters).includes(name)

function hasMock(query: URLSearchParams): boolean {
  return [...query.keys()].some(isMock)
}

/** Cut out of the text: `searchParams.delete` would write the other parameters anew, in its own spelling. */
function withoutMock(url: URL): URL {
  const clean = new URL(url)
  const kept = url.search.slice(1).split('&')
  clean.search = kept.filter(pair => !hasMock(new URLSearchParams(pair))).join('&')
  return clean
}

function pick<Id extends string>(known: Record<Id, { id: Id }>, parts: string[]): Id | undefined {
  const found = Object.values<{ id: Id }>(known).find(({ id }) => parts.includes(id.toLowerCase()))
  return found?.id
}
