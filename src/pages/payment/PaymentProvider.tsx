import { lei } from '#domain/numbers.ts'
import { paymentText as text } from '#text/payment.ts'
import { Button } from '#ui/Button/Button.tsx'
import styles from './PaymentPage.module.css'

type Props = {
  /** In RON. */
  total: number
  /** A payment is under way: nothing more may be taken. */
  busy: boolean
  /** Records the payment with the server. May be called again: it never records one twice. */
  onPay: () => void
}

/**
 * The one place where a payment provider plugs in. It must show what its way of paying needs, take exactly `total`, and
 * then call `onPay`, once for each press and never while `busy`; it asks for no card data in this page's own fields.
 * Today there is none: the button alone.
 */
export function PaymentProvider({ total, busy, onPay }: Props) {
  return (
    <div className={styles.provider}>
      <Button variant="primary" busy={busy} onClick={onPay}>
        {text.pay(lei(total))}
      </Button>
      <p role="status" className={styles.soft}>
        {busy ? text.paying : text.noCard}
      </p>
    </div>
  )
}
