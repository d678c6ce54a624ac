import { lei } from '#domain/numbers.ts'
import { paymentText as text } from '#text/payment.ts'
import { Button } from '#ui/Button/Button.tsx'
import type { Collect } from './pay.ts'
import styles from './PaymentPage.module.css'

type Props = {
  /** In RON, as shown. */
  total: number
  /** A payment is under way: nothing more may be begun. */
  busy: boolean
  /** Begins a payment. The page reads everything again, has `collect` take the money, and tells the server, in this order. */
  onPay: (collect?: Collect) => void
}

/**
 * The one place where a payment provider plugs in. It shows what its way of paying needs, and hands `onPay` a `collect`
 * that takes exactly the sum that it is given, which was read again, and settles once it knows: `taken`, or `cancelled`
 * when it took nothing. From `taken` on the page only looks and tells the server again: it collects once. No card data goes
 * into fields of this page. Today there is no provider: the button alone, and nothing is collected.
 */
export function PaymentProvider({ total, busy, onPay }: Props) {
  return (
    <div className={styles.provider}>
      <Button variant="primary" busy={busy} onClick={() => onPay()}>
        {total > 0 ? text.pay(lei(total)) : text.payNothing}
      </Button>
      <p role="status" className={styles.soft}>
        {busy ? text.paying : text.noCard}
      </p>
    </div>
  )
}
