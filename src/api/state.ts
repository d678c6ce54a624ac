import type { Path } from './addresses.ts'
import type { ClientHooks } from './client.ts'
import { takeEarlyRead } from './early.ts'
import type { Mismatch } from './mismatches.ts'

const unwired: ClientHooks = {
  xsrf: { cookie: '', header: '' },
  decodesEntities: true,
  onTraffic: () => {},
  mayRequest: () => true,
  onAnswer: () => {},
  onMismatch: () => {},
  takeEarlyRead,
}

export const newState = (wiring: Partial<ClientHooks>) => ({
  hooks: { ...unwired, ...wiring },
  /** Keys of the mismatches that were reported. */
  reported: new Set<string>(),
  /** The reference lists, by path. */
  cachedLists: new Map<Path, Promise<unknown>>(),
  /** The items dropped by the current `read`. One list is enough, because parsing is synchronous. */
  dropped: [] as Mismatch[],
})

export type ClientState = ReturnType<typeof newState>

let ofApp = newState({})

/**
 * Returns the state of this folder's modules, except for the early reads (early.ts), which another build shares. The app has
 * one state, the renderer one for each page.
 */
export let getState = (): ClientState => ofApp

/** Forgets everything; hooks left out do nothing. */
export function startState(wiring: Partial<ClientHooks>): void {
  ofApp = newState(wiring)
}

/** Lets `get` return another state, for a page of its own. */
export function provideState(get: () => ClientState | undefined): void {
  getState = () => get() ?? ofApp
}
