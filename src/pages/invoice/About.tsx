import type { Invoice } from '#api/appointments.ts'
import { isoDay, longDay } from '#domain/dates.ts'
import { invoiceText } from '#text/invoice.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import styles from './InvoicePage.module.css'

type Props = {
  /** `undefined` when the invoice could not be read or is not among the viewer's payments. */
  invoice: Invoice | undefined | 'pending'
}

/**
 * The product and date of the invoice. Renders nothing when neither is known: the page's purpose is the
 * download.
 */
export function About({ invoice }: Props) {
  const isPending = invoice === 'pending'
  const { ProductName, Added } = isPending || !invoice ? {} : invoice
  const product = ProductName?.trim()
  if (!isPending && !product && !Added) return null
  return (
    <dl className={styles.facts} aria-busy={isPending || undefined}>
      {(isPending || product) && (
        <div>
          <dt>{invoiceText.product}</dt>
          <dd>{product ?? <Skeleton width="9rem" />}</dd>
        </div>
      )}
      {(isPending || Added) && (
        <div>
          <dt>{invoiceText.date}</dt>
          <dd>
            {Added ? <time dateTime={isoDay(Added)}>{longDay(Added)}</time> : <Skeleton width="8rem" />}
          </dd>
        </div>
      )}
    </dl>
  )
}
