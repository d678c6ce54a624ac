import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { Payable } from '#domain/appointment.ts'
import { goToLogin, type Viewer } from '#session.ts'
import { type Failure, type Outcome, Refusal, toFailure } from '#submit/submit.ts'
import type { SubmissionTexts } from '#submit/texts.ts'
import { useSubmission } from '#submit/useSubmission.ts'
import { paymentText } from '#text/payment.ts'
import { keyOf, removeAttempts, removeInterruption, saveInterruption, wasInterrupted } from './attempts.ts'
import { type Order, paidPart } from './order.ts'
import { isNothingPaid, type Notice, type Offer, paidIds, type PaymentOutcome } from './outcome.ts'
import { check, type Collect, pay, runAlone } from './pay.ts'
import { endOf, toReceipt, toState } from './receipt.ts'
import type { CheckoutData } from './serverState.ts'

/** Returns the state of the checkout: the order, the last outcome, and the one action that is possible now. */
export function usePayment(payable: Payable, viewer: Viewer, loaded: CheckoutData) {
  const viewerCode = viewer.UserCode
  const location = useLocation()
  const next = useNavigation().location
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const payment = useSubmission<Order>(`payment ${viewerCode} ${payable.kind} ${keyOf(payable)}`, {
    texts,
    onSuccessShown: order => void showReceipt(order),
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
  const [offer, setOffer] = useState<Offer>(loaded)
  const [first] = useState(() => (isPending ? null : firstNotice(payable, viewerCode, loaded)))
  const [notice, setNotice] = useState<Notice | null>(first)
  const [isPaid, setIsPaid] = useState(false)

  const { order, attempt } = offer
  const shown = { payable, viewer, ...offer }
  const isUnconfirmed = notice?.kind === 'unconfirmed'

  const begin = (run: () => Promise<PaymentOutcome>) =>
    payment.submit(async () => toOutcome(await runAlone(shown, run)))

  function showNotice(result: Notice) {
    setNotice(result)
    if (result.kind === 'changed') {
      setOffer(result)
      removeAttempts(viewerCode, payable.kind, paidIds(result.changes))
    } else if (result.kind === 'unconfirmed') {
      const { paidInvoicesBefore, subscription } = result.attempt
      setOffer({ order, attempt: result.attempt, paidInvoicesBefore, subscription })
      if (result.isSessionExpired) goToLogin()
    }
  }

  async function showReceipt(paid: Order) {
    setIsPaid(true)
    const { paidInvoicesBefore, subscription } = offer
    const receipt = toReceipt(paid, { viewer: viewerCode, paidInvoicesBefore, until: endOf(subscription) })
    // Without a refetch during the navigation: a press on a link meanwhile would lose the receipt.
    await navigate('.', { replace: true, state: toState(receipt), defaultShouldRevalidate: false })
    // Loads the new invoices.
    await revalidate()
  }

  const settleEarlier = useEffectEvent(() => {
    if (!loaded.isPaid || !loaded.attempt || isPending) return
    const part = paidPart(loaded.order, loaded.attempt.ids)
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

  return {
    order,
    notice,
    isSessionExpired:
      payment.failure?.status === 'sessionExpired' ||
      // The session expired before the attempt could be verified.
      (notice?.kind === 'unconfirmed' && notice.isSessionExpired === true),
    /** False for the notice that an earlier visit has left. */
    isAnswer: notice !== first,
    isUnconfirmed,
    isBusy: isPending || isPaid,
    press,
  }
}

/** Returns the notice that an earlier visit has left. */
function firstNotice(payable: Payable, viewerCode: string, { attempt, isPaid }: CheckoutData): Notice | null {
  if (attempt && !isPaid) return { kind: 'unconfirmed', attempt, isEarlier: true }
  if (!wasInterrupted(viewerCode, payable)) return null
  return { kind: 'failed', error: new Refusal(paymentText.interrupted) }
}

/** An outcome that is not a success, as the error of its submission. */
class NotPaid extends Error {
  override name = 'NotPaid'
  readonly notice: Notice

  constructor(notice: Notice) {
    super(notice.kind)
    this.notice = notice
  }
}

function toOutcome(outcome: PaymentOutcome): Outcome<Order> {
  if (outcome.kind === 'paid') return { status: 'succeeded', value: outcome.order }
  if (outcome.kind === 'failed') return toFailure(outcome.error)
  return { status: isNothingPaid(outcome) ? 'failed' : 'unknown', error: new NotPaid(outcome) }
}

/** Returns the notice of a failed submission; `null` for an expired session, which leads to login. */
function toNotice(failure: Failure): Notice | null {
  if (failure.status === 'sessionExpired') return null
  return failure.error instanceof NotPaid ? failure.error.notice : { kind: 'failed', error: failure.error }
}

const { elsewhere } = paymentText

const texts: SubmissionTexts = {
  notArrived: paymentText.notFound,
  unknown: paymentText.unknown,
  expired: paymentText.expired,
  failed: elsewhere.notPaid,
  succeeded: paymentText.done,
  toast(failure) {
    const notice = toNotice(failure)
    if (!notice || isNothingPaid(notice)) return elsewhere.notPaid
    const isPart = notice.kind !== 'failed' && paidIds(notice.changes).length > 0
    return isPart ? elsewhere.part : elsewhere.unknown
  },
}
