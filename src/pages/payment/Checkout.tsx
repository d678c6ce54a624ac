import Wallet from 'lucide-react/icons/wallet'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { now } from '#clock.ts'
import { useKnown } from '#data/known.ts'
import type { Payable } from '#domain/appointment.ts'
import { paths } from '#domain/paths.ts'
import { LessonTicketSkeleton } from '#features/lesson/LessonTicket.tsx'
import { isSessionExpired } from '#domain/errors.ts'
import { refetchViewer } from '#session.ts'
import { shownPath, usePendingAddress } from '#stores/pendingAddress.ts'
import { hideToastOf } from '#stores/toast.ts'
import type { Thrown, ToastTexts } from '#submit/submit.ts'
import { type SubmissionOptions, useSubmission } from '#submit/useSubmission.tsx'
import { paymentText as text } from '#text/payment.ts'
import { shellText } from '#text/shell.ts'
import { Button } from '#ui/Button/Button.tsx'
import { ButtonLink } from '#ui/Button/ButtonLink.tsx'
import { Card } from '#ui/Card/Card.tsx'
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx'
import { Cluster, Stack, Text } from '#ui/layout/layout.tsx'
import { keyOf, type Payer, removeAttempts } from './attempts.ts'
import { idsOf, lessonOrder, packageOrder, type Receipt, toHistory } from './order.ts'
import { LeftOutLessons, OrderSummary, Total } from './OrderSummary.tsx'
import { OutcomeNote } from './OutcomeNote.tsx'
import { type Checkout as Shown, hasPaidPart, isNothingPaid, type NotPaid, press, receiptOf } from './pay.ts'
import styles from './PaymentPage.module.css'
import { PayNow } from './PayNow.tsx'
import { mustVerify } from './states.ts'

/** The order, how its last payment went, and the one action that is possible now. */
export function Checkout({ payer, loaded }: { payer: Payer; loaded: Shown }) {
  const { payable, viewer } = payer
  const { shown, followsPress, isBusy, isVerifying, start } = usePayment(payer, loaded)
  const { state, order } = shown
  const isEmpty = idsOf(order).length === 0
  const verifies = mustVerify(state)
  // The receipt is about to replace the checkout.
  if (state === 'paid' || (isBusy && isEmpty && !verifies)) return <CheckoutSkeleton payer={payer} />
  // The notice of an attempt, and with it the check button, stays until the outcome.
  const note = (!isBusy || verifies) && <OutcomeNote shown={shown} followsPress={followsPress} />
  if (isEmpty && !verifies)
    return (
      <Stack gap={4}>
        {note}
        <LeftOutLessons shown={shown} />
        <NothingToPay payable={payable} isTutor={viewer.IsTeacher} />
      </Stack>
    )
  return (
    <Stack gap={5} className={styles.columns}>
      <OrderSummary shown={shown} viewer={viewer} />
      <Card as="section" gap={4} className={styles.aside} aria-label={text.total}>
        {(order.code || !isEmpty) && <Total label={text.total} order={order} />}
        {note}
        {verifies || isVerifying ? (
          <Button variant="primary" busy={isBusy} onClick={start}>
            {text.check}
          </Button>
        ) : (
          <PayNow order={order} isTutor={viewer.IsTeacher} isBusy={isBusy} onPay={start} />
        )}
      </Card>
    </Stack>
  )
}

/** Returns what to show, and how to start a payment or the check of an attempt. */
function usePayment(payer: Payer, loaded: Shown) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [path] = useState(shownPath)
  // Not by the router's own state, which React renders later than the press.
  const isStaying = usePendingAddress(({ pathname }) => pathname === null || pathname === path)
  const options: SubmissionOptions<Receipt, NotPaid | Thrown> = {
    texts: toasts,
    // §4 Messaging gate: a package opens its gates as soon as the success is shown.
    onSuccess: ({ code }) => (code ? refetchViewerInTime() : undefined),
    onSuccessShown: receipt => void showReceipt(receipt),
    onFailed: failure =>
      setView({
        loadedThen: loaded,
        shown: 'state' in failure ? failure : { ...shown, ...failure, state: 'failed' },
      }),
    // The screen that is shown instead may list what was paid.
    onSettledAfterUnmount: () => void revalidate(),
  }
  // Two keys, so that a reopened page knows whether the pending submission pays or only verifies.
  const [paymentKey, verificationKey] = [keyOf(payer), `${keyOf(payer)} verification`]
  const payment = useSubmission(paymentKey, options)
  const verification = useSubmission(verificationKey, options)
  const isPending = payment.isPending || verification.isPending
  // `loadedThen`: what was loaded when `shown` was. A refetch changes nothing, because a press reads the server again.
  const [{ shown, loadedThen }, setView] = useState({
    // The attempt of a pending payment is not lost. If its outcome is shown elsewhere, the next press has to verify it.
    shown:
      payment.isPending && loaded.state === 'lost'
        ? { ...loaded, state: 'ready' as const, attempt: null }
        : loaded,
    loadedThen: loaded,
  })

  // The viewer has signed in again, in another tab.
  if (loadedThen !== loaded && isSessionExpired(shown.error)) setView({ shown: loaded, loadedThen: loaded })

  async function showReceipt(receipt: Receipt) {
    setView({ shown: { ...shown, state: 'paid' }, loadedThen })
    // Do not refetch during the navigation: a press on a link meanwhile would lose the receipt.
    await navigate('.', { replace: true, state: toHistory(receipt), defaultShouldRevalidate: false })
    removeAttempts(payer)
    await revalidate()
  }

  const showEarlier = useEffectEvent(({ order, attempt }: Shown) => {
    if (shown === loadedThen && attempt && !isPending) void showReceipt(receiptOf(payer, order, attempt))
  })

  // Syncs with the server: the attempt of an earlier visit, or from before the session expired, may have arrived. Its receipt
  // must not replace the screen for which the viewer is leaving.
  useEffect(() => {
    if (loadedThen.state === 'paid' && isStaying) showEarlier(loadedThen)
  }, [loadedThen, isStaying])

  function start() {
    // What follows replaces the toast of either.
    for (const key of [paymentKey, verificationKey]) hideToastOf(key)
    const submission = mustVerify(shown.state) ? verification : payment
    submission.submit(() => press(payer, shown))
  }

  return {
    shown,
    followsPress: shown !== loadedThen,
    isBusy: isPending,
    isVerifying: verification.isPending,
    start,
  }
}

/** Milliseconds that a success waits for the profile; a later response still updates it. */
const longestWait = 5000

/** Refetches the viewer, and resolves after `longestWait` at the latest. Never rejects. */
async function refetchViewerInTime(): Promise<void> {
  const timeout = new Promise<void>(resolve => {
    setTimeout(resolve, longestWait)
  })
  await Promise.race([refetchViewer().catch(() => null), timeout])
}

const toasts: ToastTexts<NotPaid | Thrown> = {
  succeeded: text.done,
  failure(failure) {
    if (!('state' in failure) || isNothingPaid(failure)) return text.toasts.notPaid
    return hasPaidPart(failure) ? text.toasts.part : text.toasts.unknown
  },
}

function NothingToPay({ payable, isTutor }: { payable: Payable; isTutor: boolean }) {
  const hasRequest = payable.kind === 'package' || payable.ids.length + payable.invalidIds.length > 0
  return (
    <EmptyState
      icon={<Wallet />}
      title={text.nothing.title}
      action={
        <Cluster gap={3} justify="center" className={styles.ways}>
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
  )
}

/** The checkout until it has loaded: with the package, or the lessons as the list that led here knows them; never with the button. */
export function CheckoutSkeleton({ payer: { payable, viewer } }: { payer: Payer }) {
  const rows = useKnown(({ appointments }) => appointments) ?? []
  const known =
    payable.kind === 'package'
      ? packageOrder(payable.code, null)
      : lessonOrder(payable, rows, { viewer, now: now() })
  return (
    <Stack gap={5} className={styles.columns} role="status" aria-busy="true" aria-label={shellText.loading}>
      {known.code || known.lines.length > 0 ? (
        // Without what the list does not know: it may be on another page of it.
        <OrderSummary shown={{ order: { ...known, items: [] }, changes: [] }} viewer={viewer} />
      ) : (
        <Stack gap={4}>
          <Text as="h2" size={4}>
            {text.what}
          </Text>
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
