import { useEffect, useEffectEvent, useState } from 'react'
import { useHref, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { Payable } from '#domain/appointment.ts'
import { goToLogin, refetchViewer, type Viewer } from '#session.ts'
import { useSubmission } from '#submit/useSubmission.ts'
import type { Asked } from './load.ts'
import { type Order, paidPart } from './order.ts'
import { check, type Collect, pay } from './pay.ts'
import { type Before, endOf } from './packageStatus.ts'
import { toReceipt, toState } from './receipt.ts'
import {
  beginningWith,
  type Notice,
  paidIn,
  paymentTexts,
  type PayResult,
  toNotice,
  toOutcome,
} from './result.ts'
import { beforeOf } from './serverState.ts'
import { forgetTry, keepInterrupted, keyOf, wasInterrupted } from './unconfirmedPayment.ts'

export function usePayment(payable: Payable, viewer: Viewer, asked: Asked) {
  const viewerCode = viewer.UserCode
  const key = `${viewerCode} ${keyOf(payable)}`
  const location = useLocation()
  const next = useNavigation().location
  const payment = useSubmission<Order>(`payment ${key}`, {
    texts: paymentTexts,
    onSucceeded: order => void showReceipt(order),
    onFailed: failure => showNotice(toNotice(failure)),
    // The screen that is shown instead may list what was paid.
    onSettledAfterUnmount: () => void revalidate(),
    // A viewer who is navigating to another screen must not be taken back by the receipt.
    showsOutcome: !next || next.pathname === location.pathname,
  })
  const { isPending } = payment
  const [order, setOrder] = useState(asked.order)
  const [{ known, subscription }, setBefore] = useState<Before>(asked.tried ?? beforeOf(asked))
  /** What was sent and has no end yet, at this visit or an earlier one. */
  const [tried, setTried] = useState(asked.tried)
  /** What an earlier visit has left. */
  const [first] = useState(isPending ? null : (noticeOf(asked) ?? interruptionOf(payable, viewerCode)))
  const [notice, setNotice] = useState(first)
  const [isPaid, setIsPaid] = useState(false)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const here = useHref(location)

  const shown = { payable, viewer, order, known, subscription, tried }
  const isUnclear = notice?.kind === 'lost' || notice?.kind === 'unknown'

  /** Submits while other tabs of the same viewer wait; they then re-read the server's state before they pay. */
  const begin = (run: () => Promise<PayResult>) =>
    payment.submit(async () => {
      const result = await alone(`payment:${viewerCode}`, run)
      // §4 Messaging gate: a package opens its gates as soon as the success is shown.
      if (result.kind === 'paid' && payable.kind === 'package') await refetchSoon()
      return toOutcome(result)
    })

  function showNotice(result: Notice) {
    setNotice(result)
    setTried('tried' in result ? result.tried : null)
    if ('order' in result) {
      setOrder(result.order)
      setBefore(result)
    }
    if (result.kind === 'lost' || result.kind === 'unknown') setBefore(result.tried)
    if (result.kind === 'changed') forgetTry(viewerCode, payable.kind, paidIn(result.changes))
    if (result.kind === 'expired') keepInterrupted(viewerCode, payable, true)
    if ('isExpired' in result && result.isExpired) goToLogin(here)
  }

  async function showReceipt(paid: Order) {
    setIsPaid(true)
    const receipt = toReceipt(paid, { viewer: viewerCode, known, until: endOf(subscription) })
    // Nothing is read on the way: a press on a link meanwhile would take the success away.
    await navigate('.', { replace: true, state: toState(receipt), defaultShouldRevalidate: false })
    // The invoices are new.
    await revalidate()
  }

  const endEarlier = useEffectEvent(() => {
    if (!asked.isPaid || !asked.tried || isPending) return
    const part = paidPart(asked.order, asked.tried.ids)
    begin(async () => ({ kind: 'paid', order: part }))
  })

  // Syncs with the server: a payment of an earlier visit may have ended unseen.
  useEffect(() => endEarlier(), [])

  function press(collect?: Collect) {
    // Who looks again keeps the button that looks.
    if (!isUnclear) setNotice(null)
    keepInterrupted(viewerCode, payable, false)
    const run = isUnclear && tried ? () => check(shown, tried) : () => pay(shown, collect)
    begin(run)
  }

  return { order, notice, isAnswer: notice !== first, isUnclear, isBusy: isPending || isPaid, press }
}

function noticeOf({ tried, isPaid }: Asked): Notice | null {
  return tried && !isPaid ? beginningWith(tried) : null
}

/** After the login that an expired session required, the page says that nothing was paid. */
function interruptionOf(payable: Payable, viewerCode: string): Notice | null {
  return wasInterrupted(viewerCode, payable) ? { kind: 'interrupted' } : null
}

/** Old browsers and plain http have no locks. */
function alone(name: string, run: () => Promise<PayResult>): Promise<PayResult> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run()
}

/** Milliseconds that a success waits for the profile; a later response still updates it. */
const patience = 5000

async function refetchSoon(): Promise<void> {
  const patient = new Promise<void>(resolve => {
    setTimeout(resolve, patience)
  })
  await Promise.race([refetchViewer().catch(() => null), patient])
}
