import { getCurrentProfile } from '#api/viewer.ts'
import { readPayable } from '#domain/appointment.ts'
import { isApiError } from '#domain/errors.ts'
import { findAttempt, type Payer } from '#pages/payment/attempts.ts'
import { idsOf, type OrderChange } from '#pages/payment/order.ts'
import { type Checkout, isNothingPaid, openCheckout, press } from '#pages/payment/pay.ts'
import { mustVerify } from '#pages/payment/states.ts'

// Helpers of the tests in src/pages/payment.

/** Returns the signed-in viewer as the payer of an address. */
export async function payerOf(address: string): Promise<Payer> {
  const viewer = await getCurrentProfile()
  if (!viewer) throw new Error('There is no viewer.')
  return { payable: readPayable(address), viewer }
}

/**
 * Opens the payment page of an address, without rendering it: each call is a visit, or another tab. Texts say what is shown, e.g.
 * `changed; Mihai 1002 gone; pays 1009; nothing paid`; `stored` names the ids of the attempt that is stored then.
 */
export async function open(address: string) {
  const payer = await payerOf(address)
  const stored = () => findAttempt(payer)
  let shown: Checkout = await openCheckout(payer, new AbortController().signal)
  return {
    payer,
    ids: idsOf(shown.order),
    opened: inWords(shown),
    stored,
    /** Why each item cannot be paid, `null` if it can. */
    reasons: () => shown.order.items.map(({ reason }) => reason),
    /** Presses the button, and returns what is shown then. */
    async press(): Promise<string> {
      const outcome = await press(payer, shown)
      if (outcome.status === 'succeeded') {
        const { code, lines } = outcome.value
        return `paid ${code ?? lines.map(({ id }) => id).join()}`
      }
      shown = outcome
      const attempt = stored()
      return inWords(shown) + (attempt ? `; stored ${attempt.ids.join()}` : '')
    },
  }
}

function inWords(shown: Checkout): string {
  const { state, order, attempt, changes, error } = shown
  const ids = mustVerify(state) ? attempt?.ids : idsOf(order)
  return [
    state,
    ...changes.map(changeInWords),
    `${mustVerify(state) ? 'verifies' : 'pays'} ${ids?.join() || 'nothing'}`,
    state !== 'ready' && isNothingPaid(shown) && 'nothing paid',
    isApiError(error) && `error ${error.status ?? error.kind}`,
  ]
    .filter(Boolean)
    .join('; ')
}

function changeInWords(change: OrderChange): string {
  const lesson = `${change.line?.name ?? 'unnamed'} ${change.id}`
  if (change.kind === 'price') return `${lesson} ${change.from} → ${change.to}`
  return `${lesson} ${change.kind}`
}
