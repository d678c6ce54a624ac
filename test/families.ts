import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Fault } from '#mocks/faultKinds.ts'
import { clearFaults } from '#mocks/faults.ts'
import { asked } from './backend.ts'
import { ownInFlight } from './inFlight.ts'

/** One fault of each family of errors (api/client.ts), and what the reader is told. */
export const families = {
  offline: 'Nu ne putem conecta la server',
  timeout: 'Serverul nu a răspuns la timp',
  '500': 'Serverul nu a putut răspunde',
  '401': 'Sesiunea a expirat',
  shape: 'Răspunsul primit nu a putut fi citit',
} as const satisfies Partial<Record<Fault, string>>

export type Family = keyof typeof families

/**
 * What a screen tells apart: a session that has ended, and any other failure. That the client makes one error of each
 * family is held by faults.test.ts, and what each is called by src/app/ErrorPage.test.tsx.
 */
export const screenFamilies = ['500', '401'] as const satisfies Family[]

/** Nobody waits for 30 seconds: the clock of timeouts is ours, and goes on by itself until we push it. */
export function ownTimeouts(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    clearFaults()
  })
}

/** Lets the 30 seconds of a call pass once nothing else is under way, which would time out as well. */
export async function passTimeout(path: RegExp): Promise<void> {
  await waitFor(() => expect(asked.some(call => path.test(call))).toBe(true))
  await waitFor(() => expect(ownInFlight().filter(call => !path.test(call))).toEqual([]))
  await vi.advanceTimersByTimeAsync(31_000)
}
