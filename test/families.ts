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
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant are its own
export const everyFamily = Object.keys(families) as Family[]

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
export async function passTimeout(family: Family, path: RegExp): Promise<void> {
  if (family !== 'timeout') return
  await waitFor(() => expect(asked.some(call => path.test(call))).toBe(true))
  await waitFor(() => expect(ownInFlight().filter(call => !path.test(call))).toEqual([]))
  await vi.advanceTimersByTimeAsync(31_000)
}
