import FileText from 'lucide-react/icons/file-text'
import { Link, useRevalidator } from 'react-router'
import { paths } from '#domain/paths.ts'
import { paymentText as text } from '#text/payment.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { usePromise } from '#data/usePromise.ts'
import type { PaymentData } from './load.ts'
import { newInvoices } from './newInvoices.ts'
import styles from './PaymentPage.module.css'
import type { Receipt } from './receipt.ts'

type Props = { receipt: Receipt; asked: PaymentData['asked'] }

/** Links to the invoices of this payment; when they are unknown, a link to the list of all invoices. */
export function Invoices({ receipt, asked }: Props) {
  const state = usePromise(asked)
  // The receipt is shown before the refetch has brought its invoices.
  const isStale = useRevalidator().state === 'loading'
  if (state.status === 'pending' || isStale) return <Skeleton width="12rem" height="2.75rem" />
  const all = (state.status === 'done' && state.value.invoices) || []
  const lessons = receipt.kind === 'package' ? 1 : receipt.lines.length
  const paid = receipt.kind === 'package' ? { code: receipt.code } : { lessons }
  const invoices = newInvoices(all, receipt.known, paid)
  if (invoices.length === 0)
    return (
      <p>
        {lessons === 1 ? text.invoiceElsewhere : text.invoicesElsewhere}{' '}
        <Link to={paths.subscription}>{text.allInvoices}</Link>
      </p>
    )
  return (
    <ul className={styles.invoices} aria-label={text.invoices}>
      {invoices.map(({ PaymentCode, InvoiceNumber }) => (
        <li key={PaymentCode}>
          <Link to={paths.invoice(PaymentCode)} className={styles.invoice}>
            <FileText aria-hidden="true" />
            {text.invoice(InvoiceNumber ?? PaymentCode)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
