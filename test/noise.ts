import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type LogEntry, setLogSink } from '#log.ts'

/** What the code under test logged, for tests that assert it; empty again before each test. */
export const logged: LogEntry[] = []

/** Console noise fails the test; what goes to the log's sink is silent. */
export function failOnNoise(): void {
  const levels = ['error', 'warn', 'info', 'log', 'debug'] as const
  let noise: unknown[][] = []

  beforeEach(() => {
    noise = []
    logged.length = 0
    setLogSink(entry => logged.push(entry))
    for (const level of levels) {
      vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
        if (!isTooling(args)) noise.push([level, ...args])
      })
    }
  })

  afterEach(() => {
    vi.restoreAllMocks()
    expect(noise, 'console noise').toEqual([])
  })
}

/** Vite and React talk about themselves in development. */
function isTooling([first]: unknown[]): boolean {
  return typeof first === 'string' && /^\[vite\]|React DevTools/.test(first)
}
