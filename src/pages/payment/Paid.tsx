import CircleCheck from 'lucide-react/icons/circle-check'
import FileText from 'lucide-react/icons/file-text'
import { useEffect, useRef, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useDeferred } from '#data/useDeferred.ts'
import { longDay } from '#domain/dates.ts'
import { counted, lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { plans } from '#domain/plans.ts'
import { refetchViewer, useViewer } from '#session.ts'
import { errorText } from '#text/errors.ts'
import { paymentText as text } from '#text/payment.ts'
import { plansText } from '#text/plans.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { classes } from '#ui/classes.ts'
import { moveFocusOnUnmount } from '#ui/moveFocusOnUnmount.ts'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import torn from '#ui/TornPage/TornPage.module.css'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import { removePaidAttempt } from './attempts.ts'
import { type Receipt, totalOf } from './order.ts'
import { LessonList } from './OrderSummary.tsx'
import styles from './PaymentPage.module.css'
import { newInvoices } from './outcome.ts'
import type { CheckoutData } from './pay.ts'

type Props = { receipt: Receipt; checkout: Promise<CheckoutData> }

export function Paid({ receipt, checkout }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)

  // Syncs with the document's focus: the button that had it has unmounted.
  useEffect(() => heading.current?.focus(), [])

  // Syncs with the stored attempts: the viewer has now seen the outcome.
  useEffect(() => removePaidAttempt(receipt), [receipt])

  const isPackage = receipt.kind === 'package'
  return (
    <Card as="section" gap={4} reading className={classes(torn.page, styles.paid)}>
      <CircleCheck size={48} className={styles.tick} />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {text.done}
      </h2>
      {isPackage ? (
        <div>
          <p>{text.paidPackage(plansText.names[receipt.code])}</p>
          <Period before={receipt.until} />
        </div>
      ) : (
        <>
          <p>{counted(receipt.lines.length, text.paidLessons)}</p>
          <LessonList lines={receipt.lines} isPaid />
        </>
      )}
      <Cluster as="p" gap={3} rowGap={1} align="baseline" justify="between">
        {text.paidTotal} <strong className={styles.sum}>{lei(totalPaid(receipt))}</strong>
      </Cluster>
      <Invoices receipt={receipt} checkout={checkout} />
      <Cluster gap={3} className={styles.ways}>
        {isPackage ? (
          <>
            <ButtonLink to={paths.requests}>{text.requests}</ButtonLink>
            <ButtonLink variant="secondary" to={paths.subscription}>
              {text.subscription}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to={paths.appointments}>{text.nothing.appointments}</ButtonLink>
        )}
      </Cluster>
    </Card>
  )
}

function totalPaid(receipt: Receipt): number {
  if (receipt.kind === 'package') return plans.find(({ code }) => code === receipt.code)?.price ?? 0
  return totalOf({ kind: receipt.kind, lines: receipt.lines, leftOut: [] })
}

/** The end of the subscription, or a retry while that is still the end `before` this payment (ISO text). */
function Period({ before }: { before: string | null }) {
  const viewer = useViewer()
  const [isLoading, setIsLoading] = useState(false)

  async function refetchPeriod() {
    setIsLoading(true)
    await refetchViewer().catch(() => null)
    setIsLoading(false)
  }

  if (viewer === undefined) return <Skeleton width="80%" />
  const end = viewer?.SubscriptionEndDate
  const isNew = before === null || end?.toISOString() !== before
  if (viewer?.IsSubscriptionOk === true && isNew)
    return <p>{end ? text.runsUntil(longDay(end)) : text.runs}</p>
  return (
    <Stack gap={2} align="start" ref={moveFocusOnUnmount}>
      <p>{text.periodUnknown}</p>
      <Button variant="secondary" size="small" busy={isLoading} onClick={() => void refetchPeriod()}>
        {errorText.retry}
      </Button>
    </Stack>
  )
}

/** Links to the invoices of this payment; when they are unknown, a link to the list of all invoices. */
function Invoices({ receipt, checkout }: Props) {
  const state = useDeferred(checkout)
  // The receipt is shown before the refetch has brought its invoices.
  const isStale = useRevalidator().state === 'loading'
  if (state.status === 'pending' || isStale) return <Skeleton width="12rem" height="2.75rem" />
  const all = (state.status === 'done' && state.value.invoices) || []
  const lessons = receipt.kind === 'package' ? 1 : receipt.lines.length
  const paid = receipt.kind === 'package' ? { code: receipt.code } : { lessons }
  const invoices = newInvoices(all, receipt.paidInvoicesBefore, paid)
  if (invoices.length === 0)
    return (
      <p>
        <span>{`${lessons === 1 ? text.invoiceElsewhere : text.invoicesElsewhere} `}</span>
        <Link to={paths.subscription}>{text.allInvoices}</Link>
      </p>
    )
  return (
    <Stack as="ul" aria-label={text.invoices}>
      {invoices.map(({ PaymentCode, InvoiceNumber }) => (
        <li key={PaymentCode}>
          <Link to={paths.invoice(PaymentCode)} className={classes('touchTarget', styles.invoice)}>
            <FileText />
            <span>{text.invoice(InvoiceNumber ?? PaymentCode)}</span>
          </Link>
        </li>
      ))}
    </Stack>
  )
}
