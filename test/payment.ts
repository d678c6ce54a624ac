import { getCurrentProfile } from '#api/viewer.ts'
import { readPayable } from '#domain/appointment.ts'
import { type AgreedCheckout, readPayment } from '#pages/payment/pay.ts'
import { type Attempt, findAttempt, requestedIds } from '#pages/payment/attempts.ts'
import { beforeOf, type Offer, type PaymentOutcome } from '#pages/payment/outcome.ts'

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
  return findAttempt(viewerCode, payable.kind, requestedIds(payable))
}

/** Returns the stored attempt like `stored`. @throws Error when none is stored */
export function attemptOf(viewerCode: string, address: string): Attempt {
  const attempt = stored(viewerCode, address)
  if (!attempt) throw new Error('No attempt is stored.')
  return attempt
}

/** Returns what can be paid after this outcome. @throws Error when the outcome offers nothing */
export function offerIn(outcome: PaymentOutcome): Offer {
  if (!('offer' in outcome)) throw new Error(outcome.status)
  return outcome.offer
}
