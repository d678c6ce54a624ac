import { type PersonaId, personas } from './personas.ts'
import { type ScenarioId, scenarios } from './scenarios.ts'

/** Who is looking, and at which state of the site. */
export type MockChoice = { persona: PersonaId; scenario: ScenarioId }

export type MockLink = MockChoice & {
  /** Whether the link asks to drop every change made so far. */
  reset: boolean
}

export const defaultChoice: MockChoice = { persona: 'visitor', scenario: 'full' }

/** The query parameter of a link: `?mock=student.failing`, `?mock=teacher`, `?mock=empty`, `?mock=student.full.reset`. */
const mockParameter = 'mock'

/**
 * Reads `persona.scenario.reset`: the parts in any order and case, each may be missing. What is missing is the default
 * and never the tab's earlier choice, so that a link shows the same to whoever opens it. What is unknown is passed over;
 * when nothing is known, the link asks for nothing.
 */
export function parseMock(text: string): MockLink | undefined {
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

type Store = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Takes the choice out of a link. A link that chooses is kept for the tab (`storage` is its sessionStorage); one that does
 * not leaves the tab's choice. Returns the choice, and the address without the parameter, all else untouched.
 */
export function takeMockFromLink(url: URL, storage: Store | undefined): MockLink & { url: URL } {
  const asked = url.searchParams.get(mockParameter)
  const link = asked === null ? undefined : parseMock(asked)
  if (link) keepChoice(storage, link)
  return { ...(link ?? { ...keptChoice(storage), reset: false }), url: withoutMock(url) }
}

const storageKey = 'meditatii.mock'

export function keepChoice(storage: Store | undefined, choice: MockChoice): void {
  try {
    storage?.setItem(storageKey, formatMock(choice))
  } catch {
    // A browser that blocks storage still runs the mocks; the choice then lasts until the next page load.
  }
}

function keptChoice(storage: Store | undefined): MockChoice {
  try {
    return parseMock(storage?.getItem(storageKey) ?? '') ?? defaultChoice
  } catch {
    return defaultChoice
  }
}

/** Cut out of the text: `searchParams.delete` would write the other parameters anew, in its own spelling. */
function withoutMock(url: URL): URL {
  const clean = new URL(url)
  const kept = url.search.slice(1).split('&')
  clean.search = kept.filter(pair => new URLSearchParams(pair).get(mockParameter) === null).join('&')
  return clean
}

function pick<Id extends string>(known: Record<Id, { id: Id }>, parts: string[]): Id | undefined {
  const found = Object.values<{ id: Id }>(known).find(({ id }) => parts.includes(id.toLowerCase()))
  return found?.id
}
