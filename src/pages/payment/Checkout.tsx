import Wallet from 'lucide-react/icons/wallet'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { Payable } from '#domain/appointment.ts'
import { lei } from '#domain/numbers.ts'
import { paths } from '#domain/paths.ts'
import { LessonTicketSkeleton } from '#features/lesson/LessonTicket.tsx'
import type { Viewer } from '#session.ts'
import { Refusal, type ToastTexts } from '#submit/submit.ts'
import { useSubmission } from '#submit/useSubmission.tsx'
import { paymentText as text } from '#text/payment.ts'
import { shellText } from '#text/shell.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Cluster, Stack } from '#ui/layout/layout.tsx'
import {
  endOf,
  keyOf,
  removeAttempts,
  removeInterruption,
  saveInterruption,
  wasInterrupted,
} from './attempts.ts'
import { type LessonOrder, type Order, paidPart, toReceipt, toState, totalOf } from './order.ts'
import { LeftOutLessons, OrderSummary } from './OrderSummary.tsx'
import {
  attemptToVerify,
  hasPaidPart,
  isNothingPaid,
  type Notice,
  type Offer,
  paidIdsOf,
  type PaymentOutcome,
} from './outcome.ts'
import { OutcomeNote } from './OutcomeNote.tsx'
import { check, type CheckoutData, type Collect, pay, runAlone } from './pay.ts'
import styles from './PaymentPage.module.css'
import { AfterPayment, PaymentProvider, Terms } from './PaymentProvider.tsx'

type Props = { payable: Payable; viewer: Viewer; checkout: CheckoutData }

export function Checkout({ payable, viewer, checkout }: Props) {
  const { order, notice, takesFocus, mustVerify, isBusy, press } = usePayment(payable, viewer, checkout)
  const hasNothing = order.kind === 'appointments' && order.lines.length === 0
  const total = totalOf(order)

  // The attempt of an earlier visit has arrived: the receipt is about to replace the checkout.
  if (!notice && (checkout.isPaid || (isBusy && hasNothing))) return <CheckoutSkeleton kind={payable.kind} />
  if (hasNothing && !mustVerify)
    return <NothingToPay order={order} notice={notice} payable={payable} isTutor={viewer.IsTeacher} />
  return (
    <Stack gap={5} className={styles.columns}>
      <OrderSummary order={order} leftOut={leftOutBeyondNotice(order, notice)} viewer={viewer} />
      <Card as="section" gap={4} className={styles.aside} aria-label={text.total}>
        {!hasNothing && (
          <Cluster as="p" gap={3} rowGap={1} align="baseline" justify="between">
            {text.total} <strong className={styles.sum}>{lei(total)}</strong>
          </Cluster>
        )}
        <OutcomeNote notice={notice} takesFocus={takesFocus} />
        {mustVerify ? (
          <Button variant="primary" busy={isBusy} onClick={() => press()}>
            {text.check}
          </Button>
        ) : (
          <>
            <Terms />
            <PaymentProvider total={total} busy={isBusy} onPay={press} />
            <AfterPayment order={order} isTutor={viewer.IsTeacher} />
          </>
        )}
      </Card>
    </Stack>
  )
}

/** Returns the state of the checkout: the order, the last outcome, and the one action that is possible now. */
function usePayment(payable: Payable, viewer: Viewer, loaded: CheckoutData) {
  const viewerCode = viewer.UserCode
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const key = `payment ${viewerCode} ${payable.kind} ${keyOf(payable)}`
  const { isPending, submit } = useSubmission<Order, Notice>(key, {
    texts: toasts,
    onSuccessShown: paid => void showReceipt(paid),
    onFailed: showNotice,
    // The screen that is shown instead may list what was paid.
    onSettledAfterUnmount: () => void revalidate(),
  })
  const [offer, setOffer] = useState<Offer>(loaded)
  const [first] = useState(() => (isPending ? null : firstNotice(payable, viewerCode, loaded)))
  const [notice, setNotice] = useState<Notice | null>(first)
  const [isPaid, setIsPaid] = useState(false)

  const { order } = offer
  const shown = { payable, viewer, ...offer }
  /** While there is one, the button verifies it instead of paying. */
  const unverified = attemptToVerify(notice)

  const begin = (run: () => Promise<PaymentOutcome>) => submit(() => runAlone(shown, run))

  function showNotice(next: Notice) {
    setNotice(next)
    const attempt = attemptToVerify(next)
    if (attempt) {
      const { paidInvoicesBefore, subscription } = attempt
      setOffer({ order, attempt, paidInvoicesBefore, subscription })
    } else if (next.status === 'sessionExpired') {
      saveInterruption(viewerCode, payable)
    } else if ('offer' in next) {
      setOffer(next.offer)
      removeAttempts(viewerCode, payable.kind, paidIdsOf(next))
    }
  }

  async function showReceipt(paid: Order) {
    setIsPaid(true)
    const { paidInvoicesBefore, subscription } = offer
    const receipt = toReceipt(paid, { viewer: viewerCode, paidInvoicesBefore, until: endOf(subscription) })
    // Without a refetch during the navigation: a press on a link meanwhile would lose the receipt.
    await navigate('.', { replace: true, state: toState(receipt), defaultShouldRevalidate: false })
    await revalidate()
  }

  const settleEarlier = useEffectEvent(() => {
    if (!loaded.isPaid || !loaded.attempt || isPending) return
    const part = paidPart(loaded.order, loaded.attempt.ids)
    begin(async () => ({ status: 'succeeded', value: part }))
  })

  // Syncs with the server: the attempt of an earlier visit may have arrived.
  useEffect(() => settleEarlier(), [])

  /** Pays, or verifies the attempt whose outcome is unknown. */
  function press(collect?: Collect) {
    // The notice, and with it the check button, stays until the outcome.
    if (!unverified) setNotice(null)
    removeInterruption(viewerCode, payable)
    begin(unverified ? () => check(shown, unverified) : () => pay(shown, collect))
  }

  return {
    order,
    notice,
    /** False for the notice that an earlier visit has left. */
    takesFocus: notice !== first,
    mustVerify: unverified !== null,
    isBusy: isPending || isPaid,
    press,
  }
}

function firstNotice(payable: Payable, viewerCode: string, { attempt, isPaid }: CheckoutData): Notice | null {
  if (attempt && !isPaid) return { status: 'unknown', attempt, isEarlier: true }
  if (!wasInterrupted(viewerCode, payable)) return null
  return { status: 'failed', error: new Refusal(text.interrupted) }
}

const toasts: ToastTexts<Notice> = {
  succeeded: text.done,
  failure(notice) {
    if (isNothingPaid(notice)) return text.toasts.notPaid
    return hasPaidPart(notice) ? text.toasts.part : text.toasts.unknown
  },
}

/** Returns the lessons that are left out, without those that the notice already lists. */
function leftOutBeyondNotice(order: Order, notice: Notice | null) {
  if (order.kind === 'package') return []
  const { leftOut } = order
  if (!notice || !('offer' in notice)) return leftOut
  return leftOut.filter(one => !notice.changes.some(({ kind, id }) => kind !== 'unpaid' && id === one.id))
}

type NothingToPayProps = {
  order: LessonOrder
  notice: Notice | null
  payable: Payable
  isTutor: boolean
}

function NothingToPay({ order, notice, payable, isTutor }: NothingToPayProps) {
  const hasRequest = payable.kind === 'package' || payable.ids.length + payable.invalidIds.length > 0
  return (
    <Stack gap={4} className={styles.nothing}>
      <OutcomeNote notice={notice} takesFocus />
      <LeftOutLessons leftOut={leftOutBeyondNotice(order, notice)} />
      <EmptyState
        icon={<Wallet />}
        title={text.nothing.title}
        action={
          <Cluster gap={3} className={styles.ways}>
            <ButtonLink to={paths.appointments}>{text.nothing.appointments}</ButtonLink>
            {isTutor && (
              <ButtonLink variant="secondary" to={paths.plans}>
                {text.nothing.plans}
              </ButtonLink>
            )}
          </Cluster>
        }
      >
        {hasRequest ? text.nothing.help : text.nothing.noneRequested}
      </EmptyState>
    </Stack>
  )
}

export function CheckoutSkeleton({ kind }: Pick<Payable, 'kind'>) {
  const heading = (
    <p className={styles.heading} aria-hidden="true">
      {text.what}
    </p>
  )
  return (
    <Stack gap={5} className={styles.columns} role="status" aria-busy="true" aria-label={shellText.loading}>
      {kind === 'package' ? (
        <Card gap={4}>
          {heading}
          <Cluster gap={4} rowGap={1} justify="between">
            <Skeleton width="60%" />
            <Skeleton width="5rem" />
          </Cluster>
        </Card>
      ) : (
        <Stack gap={4}>
          {heading}
          <LessonTicketSkeleton />
        </Stack>
      )}
      <Card gap={4} className={styles.aside}>
        <Skeleton width="50%" height="2rem" />
        <Skeleton />
        <Skeleton shape="block" height="2.75rem" />
      </Card>
    </Stack>
  )
}
