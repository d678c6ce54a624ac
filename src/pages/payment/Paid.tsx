import CircleCheck from 'lucide-react/icons/circle-check'
import FileText from 'lucide-react/icons/file-text'
import { useEffect, useRef, useState } from 'react'
import { Link, NavigationType, useNavigationType, useRevalidator } from 'react-router'
import { useDeferred } from '#data/useDeferred.ts'
import { longDay } from '#domain/dates.ts'
import { counted } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { readInterrupted } from '#features/contact/interrupted.ts'
import { useViewer } from '#session.ts'
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
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import type { Payer } from './attempts.ts'
import type { Receipt } from './order.ts'
import { LessonList, Total } from './OrderSummary.tsx'
import styles from './PaymentPage.module.css'
import { newInvoices, type ServerState } from './server.ts'

type Props = { payer: Payer; receipt: Receipt; checkout: Promise<Pick<ServerState, 'invoices'>> }

export function Paid({ payer, receipt, checkout }: Props) {
  const { code, lines } = receipt
  const heading = useRef<HTMLHeadingElement>(null)
  const [interrupted] = useState(() => readInterrupted(payer.viewer.UserCode))

  const [isRevisited] = useState(useNavigationType() === NavigationType.Pop)

  // Syncs with the document's focus: the button that had it has unmounted. Back and a reload restore the scroll position instead.
  useEffect(() => {
    if (!isRevisited) heading.current?.focus()
  }, [isRevisited])

  return (
    <Card as="section" gap={4} reading className={classes(torn.page, styles.paid)}>
      <CircleCheck size={48} className={styles.tick} />
      <Text as="h2" size={4} ref={heading} tabIndex={-1}>
        {text.done}
      </Text>
      {code ? (
        <div>
          <p>{text.paidPackage(plansText.names[code])}</p>
          <Period before={receipt.before.period?.end ?? null} />
        </div>
      ) : (
        <>
          <p>{counted(lines.length, text.paidLessons)}</p>
          <LessonList lines={lines} isPaid />
        </>
      )}
      <Total label={text.paidTotal} order={receipt} />
      <Invoices receipt={receipt} checkout={checkout} />
      <Cluster gap={3} className={styles.ways}>
        {code ? (
          <>
            {interrupted && <ButtonLink to={interrupted}>{text.writeMessage}</ButtonLink>}
            <ButtonLink variant={interrupted ? 'secondary' : 'primary'} to={paths.requests}>
              {text.requests}
            </ButtonLink>
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

/** The end of the subscription. Shows a retry while it equals `before`, the earlier end in milliseconds. */
function Period({ before }: { before: number | null }) {
  const viewer = useViewer()
  // It reads the profile too.
  const { state, revalidate } = useRevalidator()

  if (viewer === undefined) return <Skeleton width="80%" />
  const end = viewer?.SubscriptionEndDate
  const isNew = before === null || end?.getTime() !== before
  if (viewer?.IsSubscriptionOk === true && isNew)
    return <p>{end ? text.runsUntil(longDay(end)) : text.runs}</p>
  return (
    <Stack gap={2} align="start" ref={moveFocusOnUnmount}>
      <p>{text.periodUnknown}</p>
      <Button variant="secondary" size="small" busy={state === 'loading'} onClick={() => void revalidate()}>
        {errorText.retry}
      </Button>
    </Stack>
  )
}

/** Links to the invoices of this payment; when they are unknown, a link to the list of all invoices. */
function Invoices({ receipt, checkout }: Omit<Props, 'payer'>) {
  const state = useDeferred(checkout)
  // The receipt is shown before the refetch has brought its invoices.
  const isStale = useRevalidator().state === 'loading'
  if (state.status === 'pending' || isStale) return <Skeleton width="12rem" height="2.75rem" />
  const all = (state.status === 'done' && state.value.invoices) || []
  const most = receipt.code ? 1 : receipt.lines.length
  const invoices = newInvoices(all, receipt.before, receipt.code, most)
  if (invoices.length === 0)
    return (
      <p>
        <span>{`${most === 1 ? text.invoiceElsewhere : text.invoicesElsewhere} `}</span>
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
