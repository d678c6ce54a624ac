import { useEffect, useEffectEvent, useState } from 'react'
import { useHref, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { Payable } from '#domain/appointment.ts'
import { goToLogin, refetchViewer, type Viewer } from '#session.ts'
import { Refusal } from '#submit/submit.ts'
import { useSubmission } from '#submit/useSubmission.ts'
import { paymentText } from '#text/payment.ts'
import { keyOf, removeAttempts, removeInterruption, saveInterruption, wasInterrupted } from './attempts.ts'
import type { CheckoutData } from './load.ts'
import { type Order, paidPart } from './order.ts'
import {
  earlierAttemptOutcome,
  type Notice,
  paidIds,
  paymentTexts,
  type PaymentOutcome,
  toNotice,
  toSubmissionOutcome,
} from './outcome.ts'
import { type StateBeforePayment, endOf } from './packageStatus.ts'
import { check, type Collect, pay } from './pay.ts'
import { toReceipt, toState } from './receipt.ts'
import { beforeOf } from './serverState.ts'

/** Returns the state of the checkout: the order, the last outcome, and the one action that is possible now. */
export function usePayment(payable: Payable, viewer: Viewer, asked: CheckoutData) {
  const viewerCode = viewer.UserCode
  const location = useLocation()
  const here = useHref(location)
  const next = useNavigation().location
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const payment = useSubmission<Order>(`payment ${viewerCode} ${payable.kind} ${keyOf(payable)}`, {
    texts: paymentTexts,
    onSucceeded: order => void showReceipt(order),
    onFailed(failure) {
      const result = toNotice(failure)
      if (result) showNotice(result)
      else saveInterruption(viewerCode, payable)
    },
    // The screen that is shown instead may list what was paid.
    onSettledAfterUnmount: () => void revalidate(),
    // A viewer who is navigating to another screen must not be taken back by the receipt.
    showsOutcome: !next || next.pathname === location.pathname,
  })
  const { isPending } = payment
  const [order, setOrder] = useState(asked.order)
  const [{ known, subscription }, setBefore] = useState<StateBeforePayment>(asked.attempt ?? beforeOf(asked))
  /** An attempt of this visit or an earlier one whose outcome is unknown. */
  const [attempt, setAttempt] = useState(asked.attempt)
  const [first] = useState(() => (isPending ? null : firstNotice(payable, viewerCode, asked)))
  const [notice, setNotice] = useState<Notice | null>(first)
  const [isPaid, setIsPaid] = useState(false)

  const shown = { payable, viewer, order, known, subscription, attempt }
  const isUnconfirmed = notice?.kind === 'unconfirmed'

  /** Submits while other tabs of the same viewer wait; they then re-read the server's state before they pay. */
  const begin = (run: () => Promise<PaymentOutcome>) =>
    payment.submit(async () => {
      const outcome = await withLock(`payment:${viewerCode}`, run)
      // §4 Messaging gate: a package opens its gates as soon as the success is shown.
      if (outcome.kind === 'paid' && payable.kind === 'package') await refetchSoon()
      return toSubmissionOutcome(outcome)
    })

  function showNotice(result: Notice) {
    setNotice(result)
    if (result.kind === 'failed') return
    setAttempt(result.attempt)
    if (result.kind === 'changed') {
      setOrder(result.order)
      setBefore(result)
      removeAttempts(viewerCode, payable.kind, paidIds(result.changes))
    } else {
      setBefore(result.attempt)
      if (result.isSessionExpired) goToLogin(here)
    }
  }

  async function showReceipt(paid: Order) {
    setIsPaid(true)
    const receipt = toReceipt(paid, { viewer: viewerCode, known, until: endOf(subscription) })
    // Without a refetch during the navigation: a press on a link meanwhile would lose the receipt.
    await navigate('.', { replace: true, state: toState(receipt), defaultShouldRevalidate: false })
    // Loads the new invoices.
    await revalidate()
  }

  const settleEarlier = useEffectEvent(() => {
    if (!asked.isPaid || !asked.attempt || isPending) return
    const part = paidPart(asked.order, asked.attempt.ids)
    begin(async () => ({ kind: 'paid', order: part }))
  })

  // Syncs with the server: the attempt of an earlier visit may have arrived.
  useEffect(() => settleEarlier(), [])

  /** Pays; while an attempt is unconfirmed, checks that instead. */
  function press(collect?: Collect) {
    // The notice, and with it the check button, stays until the outcome.
    if (!isUnconfirmed) setNotice(null)
    removeInterruption(viewerCode, payable)
    begin(isUnconfirmed && attempt ? () => check(shown, attempt) : () => pay(shown, collect))
  }

  const isSessionExpired =
    payment.failure?.status === 'sessionExpired' ||
    // The session expired before the attempt could be verified.
    (notice?.kind === 'unconfirmed' && notice.isSessionExpired === true)
  return {
    order,
    notice,
    isSessionExpired,
    isAnswer: notice !== first,
    isUnconfirmed,
    isBusy: isPending || isPaid,
    press,
  }
}

/** Returns the notice that an earlier visit has left. */
function firstNotice(payable: Payable, viewerCode: string, { attempt, isPaid }: CheckoutData): Notice | null {
  if (attempt && !isPaid) return earlierAttemptOutcome(attempt)
  if (!wasInterrupted(viewerCode, payable)) return null
  return { kind: 'failed', error: new Refusal(paymentText.interrupted) }
}

/** Runs under a Web Lock where there is one: old browsers and plain http have none. */
function withLock(name: string, run: () => Promise<PaymentOutcome>): Promise<PaymentOutcome> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run()
}

/** Milliseconds that a success waits for the profile; a later response still updates it. */
const patience = 5000

async function refetchSoon(): Promise<void> {
  const timeout = new Promise<void>(resolve => {
    setTimeout(resolve, patience)
  })
  await Promise.race([refetchViewer().catch(() => null), timeout])
}
