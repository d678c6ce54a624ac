import { resetFirstCalls } from '#mocks/handlers/trouble.ts'
import { clearCalls } from './calls.ts'
import { defaultChoice } from './link.ts'
import { resetPlayback } from './recorded/playback.ts'
import { scenarios } from './scenarios.ts'
import { configureMocks } from './state.ts'
import { resetWorld } from './world.ts'

/**
 * Resets the mocks between tests: visitor, default scenario, no changes in any world, no faults, and no calls
 * in the log or counted for the scenario `failing` or a recording. The latency stays as configured.
 */
export function resetMocks(): void {
  configureMocks({ ...defaultChoice, faults: {} })
  for (const scenario of Object.values(scenarios)) resetWorld(scenario)
  resetFirstCalls()
  resetPlayback()
  clearCalls()
}
