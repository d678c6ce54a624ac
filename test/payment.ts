import { getCurrentProfile } from '#api/viewer.ts'
import { readPayable } from '#domain/appointment.ts'
import { findAttempt, type Payer } from '#pages/payment/attempts.ts'
import { idsOf } from '#pages/payment/order.ts'
import { type Checkout, noteSeen, openCheckout, press } from '#pages/payment/pay.ts'

// Helpers of the tests in src/pages/payment.

/** Returns the signed-in viewer as the payer of an address. */
export async function payerOf(address: string): Promise<Payer> {
  const viewer = await getCurrentProfile()
  if (!viewer) throw new Error('There is no viewer.')
  return { payable: readPayable(address), viewer }
}

/** Opens the payment page of an address, without rendering it: each call is a visit, or another tab. */
export async function open(address: string) {
  const payer = await payerOf(address)
  const opened = await openCheckout(payer, new AbortController().signal)
  let shown: Checkout = opened
  return {
    payer,
    opened: { ...opened, payable: idsOf(opened.order) },
    stored: () => findAttempt(payer),
    /** Presses the button, and returns what is shown then; `paid` has the ids on the receipt. */
    async press() {
      const outcome = await press(payer, shown)
      if (outcome.status === 'succeeded') {
        const { code, lines } = outcome.value
        return { state: 'paid', paid: code ? [code] : lines.map(({ id }) => id), receipt: outcome.value }
      }
      shown = outcome
      noteSeen(payer, shown)
      return { ...outcome, payable: idsOf(outcome.order) }
    },
  }
}
