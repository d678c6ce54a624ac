import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Fault } from '#mocks/faultKinds.ts'
import { clearFaults } from '#mocks/faults.ts'
import { asked } from './backend.ts'
import { ownInFlight } from './inFlight.ts'

/** One fault of each kind of ApiError (api/client.ts), with the title that the user sees. */
export const families = {
  offline: 'Nu ne putem conecta la server',
  timeout: 'Serverul nu a răspuns la timp',
  '500': 'Serverul nu a putut răspunde',
  '401': 'Sesiunea a expirat',
  shape: 'Răspunsul primit nu a putut fi citit',
} as const satisfies Partial<Record<Fault, string>>

/**
 * Fakes timers, so that tests need not wait for the 30-second timeout. Faked time advances with real time, or
 * by `passTimeout`.
 */
export function ownTimeouts(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    clearFaults()
  })
}

/**
 * Lets a call time out after 30 seconds. Waits first until no other call is pending, which would time out as
 * well.
 */
export async function passTimeout(path: RegExp): Promise<void> {
  await waitFor(() => expect(asked.some(call => path.test(call))).toBe(true))
  await waitFor(() => expect(ownInFlight().filter(call => !path.test(call))).toEqual([]))
  await vi.advanceTimersByTimeAsync(31_000)
}
