import { defaultSettings, type MockSettings } from './link.ts'
import { browserStorage } from './storage.ts'
import { storeSettings } from './storedSettings.ts'

/** The settings by which the mocked back end answers, in this tab or this Node process. */
export type MockState = MockSettings

let state: MockState = defaultSettings
let stateOfCall: () => MockState | undefined = () => undefined

export function getMocks(): MockState {
  return stateOfCall() ?? state
}

/** Sets how a server with several clients finds the state of the call that it is answering, if any. */
export function setStateSource(source: () => MockState | undefined): void {
  stateOfCall = source
}

/** Changes the persona, scenario, latency or faults until `resetMocks()`. For tests and stories. */
export function configureMocks(patch: Partial<MockState>): void {
  state = { ...state, ...patch }
}

/** Changes the same, and stores it so that it survives reloads of this tab. For the login page and the panel. */
export function chooseMocks(patch: Partial<MockState>): void {
  configureMocks(patch)
  storeSettings(browserStorage('sessionStorage'), state)
}
