import type { Path } from './addresses.ts'
import type { ClientHooks } from './client.ts'
import type { Mismatch } from './mismatches.ts'

const unwired: ClientHooks = {
  xsrf: { cookie: '', header: '' },
  decodesEntities: true,
  onTraffic: () => {},
  mayRequest: () => true,
  onAnswer: () => {},
  onMismatch: () => {},
}

const newState = (wiring: Partial<ClientHooks>) => ({
  hooks: { ...unwired, ...wiring },
  /** Keys of the mismatches that were reported. */
  reported: new Set<string>(),
  /** The reference lists, by path. */
  cachedLists: new Map<Path, Promise<unknown>>(),
  /** The items dropped by the current `read`. One list is enough, because parsing is synchronous. */
  dropped: [] as Mismatch[],
})

/** The state of this folder's modules, except for the early reads (early.ts), which another build shares. */
export let state = newState({})

/** Forgets everything; hooks left out do nothing. */
export function startState(wiring: Partial<ClientHooks>): void {
  state = newState(wiring)
}
