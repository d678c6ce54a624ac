import { defaultSettings, keepSettings, type MockSettings } from './link.ts'
import { browserStorage } from './storage.ts'

/** What the mock back end answers by, in this tab (or this Node process). */
export type MockState = MockSettings

let state: MockState = defaultSettings
let ofCall: () => MockState | undefined = () => undefined

export function getMocks(): MockState {
  return ofCall() ?? state
}

/** A server with several clients at once: where the state of the call being answered is found, if there is one. */
export function setStateSource(source: () => MockState | undefined): void {
  ofCall = source
}

/** Tests and stories: changes who is looking, the scenario, the latency or the faults, until `resetMocks()`. */
export function configureMocks(patch: Partial<MockState>): void {
  state = { ...state, ...patch }
}

/** The login page and the panel: the same, kept over reloads of this tab. */
export function chooseMocks(patch: Partial<MockState>): void {
  configureMocks(patch)
  keepSettings(browserStorage('sessionStorage'), state)
}
