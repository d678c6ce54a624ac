import { lei } from '#domain/numbers.ts'
import { paymentText as text } from '#text/payment.ts'
import { Button } from '#ui/Button/Button.tsx'
import type { Collect } from './pay.ts'
import styles from './PaymentPage.module.css'

type Props = {
  /** In RON, as shown. */
  total: number
  busy: boolean
  /** Starts a payment: the page re-reads the server's state, calls `collect`, then sends the payment. */
  onPay: (collect?: Collect) => void
}

/**
 * The one place where a payment provider plugs in: it renders what the provider needs, and passes `onPay` a
 * `collect` that collects exactly the sum it is given. The provider must make a second collection of the same
 * order harmless (an idempotency key): the server's calls have none. Card data never goes into fields of this
 * page. Today there is no provider: the button alone, and nothing is collected.
 */
export function PaymentProvider({ total, busy, onPay }: Props) {
  return (
    <div className={styles.provider}>
      <Button variant="primary" busy={busy} onClick={() => onPay()}>
        {total > 0 ? text.pay(lei(total)) : text.payNothing}
      </Button>
      <p role="status" className={styles.soft}>
        {busy && text.paying}
      </p>
    </div>
  )
}
