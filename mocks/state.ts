import { defaultChoice, keepChoice, type MockChoice } from './link.ts'
import { browserStorage } from './storage.ts'

/** What the mock back end answers by, in this tab (or this Node process). */
export type MockState = MockChoice & {
  /** Milliseconds before each answer instead of the scenario's own; tests use 0. */
  latency: number | undefined
}

let state: MockState = { ...defaultChoice, latency: undefined }

export function getMocks(): MockState {
  return state
}

/** Tests and stories: changes who is looking, the scenario or the latency, until `resetMocks()`. */
export function configureMocks(patch: Partial<MockState>): void {
  state = { ...state, ...patch }
}

/** The login page and the panel: the same, kept over reloads of this tab. */
export function chooseMocks(patch: Partial<MockChoice>): void {
  configureMocks(patch)
  keepChoice(browserStorage('sessionStorage'), state)
}
