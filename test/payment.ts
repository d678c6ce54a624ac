import { getCurrentProfile } from '#api/viewer.ts'
import { readPayable } from '#domain/appointment.ts'
import type { AgreedCheckout } from '#pages/payment/pay.ts'
import { beforeOf } from '#pages/payment/paymentStatus.ts'
import { readPayment } from '#pages/payment/serverState.ts'
import { askedIds, type Attempt, findAttempt } from '#pages/payment/attempts.ts'

// Helpers of the tests in src/pages/payment.

/** Returns what the payment page at an address shows, from the current state of the server. */
export async function show(address: string): Promise<AgreedCheckout> {
  const payable = readPayable(address)
  const viewer = await getCurrentProfile()
  if (!viewer) throw new Error('There is no viewer.')
  const state = await readPayment(payable, viewer)
  return { payable, viewer, order: state.order, ...beforeOf(state), attempt: null }
}

/** Returns the stored attempt of the payment at an address; `null` when none is stored. */
export function stored(viewerCode: string, address: string): Attempt | null {
  const payable = readPayable(address)
  return findAttempt(viewerCode, payable.kind, askedIds(payable))
}

/** Returns the stored attempt like `stored`. @throws Error when none is stored */
export function attemptOf(viewerCode: string, address: string): Attempt {
  const attempt = stored(viewerCode, address)
  if (!attempt) throw new Error('No attempt is stored.')
  return attempt
}
