import { resetFirstCalls } from '#mocks/handlers/trouble.ts'
import { clearCalls } from './calls.ts'
import { defaultChoice } from './link.ts'
import { configureMocks } from './state.ts'
import { resetWorld } from './world.ts'

/**
 * Resets the mocks between tests: visitor, default scenario, no changes in any world, no faults, and no calls
 * in the log or counted for the scenario `failing`. The latency stays as configured.
 */
export function resetMocks(): void {
  configureMocks({ ...defaultChoice, faults: {} })
  for (const size of ['full', 'empty', 'big'] as const) resetWorld(size)
  resetFirstCalls()
  clearCalls()
}
