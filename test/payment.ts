import { getCurrentProfile } from '#api/viewer.ts'
import { readPayable } from '#domain/appointment.ts'
import type { Shown } from '#pages/payment/pay.ts'
import { beforeOf, readPayment } from '#pages/payment/serverState.ts'
import { askedOf, readTry, type Try } from '#pages/payment/unconfirmedPayment.ts'

// Shared by the tests of src/pages/payment.

/** As the page shows it to the viewer by what the server has now. */
export async function show(address: string): Promise<Shown> {
  const payable = readPayable(address)
  const viewer = await getCurrentProfile()
  if (!viewer) throw new Error('Nobody is looking.')
  const state = await readPayment(payable, viewer)
  return { payable, viewer, order: state.order, ...beforeOf(state), tried: null }
}

/** What is kept of a payment begun, if anything. */
export function tried(viewerCode: string, address: string): Try | null {
  const payable = readPayable(address)
  return readTry(viewerCode, payable.kind, askedOf(payable))
}

/** The same where without it a test has no sense. */
export function kept(viewerCode: string, address: string): Try {
  const sent = tried(viewerCode, address)
  if (!sent) throw new Error('The try is not kept.')
  return sent
}
