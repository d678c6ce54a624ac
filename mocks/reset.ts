import { forgetCalls } from '#mocks/handlers/trouble.ts'
import { defaultChoice } from './link.ts'
import { configureMocks } from './state.ts'
import { resetWorld } from './world.ts'

/** Between tests: a visitor, every world without any change, no fault used up. The latency stays as configured. */
export function resetMocks(): void {
  configureMocks(defaultChoice)
  for (const size of ['full', 'empty', 'big'] as const) resetWorld(size)
  forgetCalls()
}
