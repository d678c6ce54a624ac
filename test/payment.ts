import { getCurrentProfile } from '#api/viewer.ts'
import { readPayable } from '#domain/appointment.ts'
import type { Shown } from '#pages/payment/pay.ts'
import { beforeOf, readPayment } from '#pages/payment/serverState.ts'
import { askedIds, type Attempt, findAttempt } from '#pages/payment/attempts.ts'

// Shared by the tests of src/pages/payment.

/** Returns what the page shows the viewer by the server's current state. */
export async function show(address: string): Promise<Shown> {
  const payable = readPayable(address)
  const viewer = await getCurrentProfile()
  if (!viewer) throw new Error('Nobody is looking.')
  const state = await readPayment(payable, viewer)
  return { payable, viewer, order: state.order, ...beforeOf(state), attempt: null }
}

/** Returns the stored attempt for what the address asks to pay. */
export function stored(viewerCode: string, address: string): Attempt | null {
  const payable = readPayable(address)
  return findAttempt(viewerCode, payable.kind, askedIds(payable))
}

/** The same for tests that need one. */
export function attemptOf(viewerCode: string, address: string): Attempt {
  const attempt = stored(viewerCode, address)
  if (!attempt) throw new Error('No attempt is stored.')
  return attempt
}
