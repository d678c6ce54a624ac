import { forgetCalls } from '#mocks/handlers/trouble.ts'
import { clearCalls } from './calls.ts'
import { defaultChoice } from './link.ts'
import { configureMocks } from './state.ts'
import { resetWorld } from './world.ts'

/** Between tests: a visitor, every world without any change, no fault set or used up. The latency stays as configured. */
export function resetMocks(): void {
  configureMocks({ ...defaultChoice, faults: {} })
  for (const size of ['full', 'empty', 'big'] as const) resetWorld(size)
  forgetCalls()
  clearCalls()
}
