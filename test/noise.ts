import { afterEach, beforeEach, expect, vi } from 'vitest'
import { type LogEntry, setLogSink } from '#log.ts'

/** Log entries of the code under test, for tests that assert them. Cleared before each test. */
export const logged: LogEntry[] = []

/** Fails each test that writes to the console. Log entries do not count; they are collected in `logged`. */
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

/** Returns true for messages that Vite and React themselves write in development. */
function isTooling([first]: unknown[]): boolean {
  return typeof first === 'string' && /^\[vite\]|React DevTools/.test(first)
}
