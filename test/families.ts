import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import type { Fault } from '#mocks/faultKinds.ts'
import { clearFaults, setFault } from '#mocks/faults.ts'
import type { PersonaId } from '#mocks/personas.ts'
import { asked } from './backend.ts'
import { ownInFlight } from './inFlight.ts'
import { isInSight, onPhone } from './phone.ts'
import { visit } from './visit.tsx'

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
}

/**
 * Lets a call time out after 30 seconds. Waits first until no other call is pending, which would time out as
 * well.
 */
async function passTimeout(path: RegExp): Promise<void> {
  await waitFor(() => expect(asked.some(call => path.test(call))).toBe(true))
  await waitFor(() => expect(ownInFlight().filter(call => !path.test(call))).toEqual([]))
  await vi.advanceTimersByTimeAsync(31_000)
}

export type App = ReturnType<typeof visit>

/** A form of a screen, and how a test fills it in and sends it. */
export type Submission = {
  address: string
  as: PersonaId
  endpoint: string
  path: RegExp
  /** Opens and fills in the form. */
  fill: (app: App) => Promise<void>
  /** Presses the submit button. */
  send: (app: App) => Promise<void>
  /** Expects the form to show what was typed or chosen. */
  expectDraft: () => void
  succeeded: () => Promise<HTMLElement>
  /** The error after a timeout, once the app has verified on the server that the submission did not arrive. */
  notArrived?: RegExp
}

/**
 * Sends a form whose call times out, on a phone with its keyboard open: expects an error in sight beside the draft, the
 * focus in sight, and that the next press succeeds.
 */
export async function expectRetryAfterTimeout(submission: Submission): Promise<void> {
  const { address, as, endpoint, path, fill, send, expectDraft, succeeded, notArrived } = submission
  await onPhone(390, 500)
  const app = visit(address, { as })
  await fill(app)
  setFault(endpoint, 'timeout')
  await send(app)
  await passTimeout(path)
  const alert = notArrived
    ? (await screen.findByText(notArrived)).closest<HTMLElement>('[role=alert]')
    : await screen.findByRole('alert')
  expect(alert && isInSight(alert)).toBe(true)
  expect(document.activeElement).toSatisfy(isInSight)
  expectDraft()
  clearFaults()
  await send(app)
  expect(await succeeded()).toBeVisible()
}
