import { useEffect, useEffectEvent, useState } from 'react'
import { useHref, useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import type { Payable } from '#domain/appointment.ts'
import { goToLogin, reloadViewer, type Viewer } from '#session.ts'
import { useChange } from '#stores/underWay.ts'
import { paymentText } from '#text/payment.ts'
import { tellElsewhere } from './elsewhere.ts'
import type { Asked } from './load.ts'
import { paidPart } from './order.ts'
import { check, type Collect, pay } from './pay.ts'
import { type Before, endOf } from './packageStatus.ts'
import { toReceipt, toState } from './receipt.ts'
import { beginningWith, paidIn, type PayResult } from './result.ts'
import { beforeOf } from './serverState.ts'
import { forgetTry, keepInterrupted, keyOf, wasInterrupted } from './unconfirmedPayment.ts'

/** What is said beside the button. */
export type Notice = Exclude<PayResult, { kind: 'paid' }>

export function usePayment(payable: Payable, viewer: Viewer, asked: Asked) {
  const viewerCode = viewer.UserCode
  const key = `${viewerCode} ${keyOf(payable)}`
  const payment = useChange<PayResult>(`payment ${key}`, {
    onEnd: result => void finish(result),
    onEndElsewhere: result => tellElsewhere(result, revalidate),
  })
  const isPaying = payment.isUnderWay
  const [order, setOrder] = useState(asked.order)
  const [{ known, subscription }, setBefore] = useState<Before>(asked.tried ?? beforeOf(asked))
  /** What was sent and has no end yet, at this visit or an earlier one. */
  const [tried, setTried] = useState(asked.tried)
  /** What an earlier visit has left. */
  const [first] = useState(isPaying ? null : (noticeOf(asked) ?? interruptionOf(payable, viewerCode)))
  const [notice, setNotice] = useState(first)
  const [isPaid, setIsPaid] = useState(false)
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const location = useLocation()
  const here = useHref(location)
  const next = useNavigation().location

  const shown = { payable, viewer, order, known, subscription, tried }
  const isUnclear = notice?.kind === 'lost' || notice?.kind === 'unknown'

  /** §4 Messaging gate: what a package opens is open as soon as it is said to be paid. */
  async function settle(result: PayResult): Promise<PayResult> {
    if (result.kind === 'paid' && payable.kind === 'package') await freshViewer()
    return result
  }

  /** Other tabs of the same viewer wait for its end, and then look first as we do. */
  const begin = (run: () => Promise<PayResult>) =>
    payment.start(() => alone(`payment:${viewerCode}`, async () => settle(await run())))

  async function finish(result: PayResult) {
    // Who is on the way to another screen stays on it: to show the end here would take them back.
    if (next && next.pathname !== location.pathname) return tellElsewhere(result, revalidate)
    if (result.kind !== 'paid') {
      setNotice(result)
      setTried('tried' in result ? result.tried : null)
      if ('order' in result) {
        setOrder(result.order)
        setBefore(result)
      }
      if (result.kind === 'lost' || result.kind === 'unknown') setBefore(result.tried)
      if (result.kind === 'changed') forgetTry(viewerCode, payable.kind, paidIn(result.changes))
      if (result.kind === 'expired') keepInterrupted(viewerCode, payable, true)
      if (result.kind === 'expired' || ('isExpired' in result && result.isExpired)) goToLogin(here)
      return
    }
    setIsPaid(true)
    const receipt = toReceipt(result.order, { viewer: viewerCode, known, until: endOf(subscription) })
    // Nothing is read on the way: a press on a link meanwhile would take the success away.
    await navigate('.', { replace: true, state: toState(receipt), defaultShouldRevalidate: false })
    // The invoices are new.
    await revalidate()
  }

  const endEarlier = useEffectEvent(() => {
    if (!asked.isPaid || !asked.tried || isPaying) return
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

  return { order, notice, isAnswer: notice !== first, isUnclear, isBusy: isPaying || isPaid, press }
}

function noticeOf({ tried, isPaid }: Asked): Notice | null {
  return tried && !isPaid ? beginningWith(tried) : null
}

/** Who comes back from the login that it took hears that nothing was paid. */
function interruptionOf(payable: Payable, viewerCode: string): Notice | null {
  return wasInterrupted(viewerCode, payable) ? { kind: 'problem', title: paymentText.interrupted } : null
}

/** Old browsers and plain http have no locks. */
function alone(name: string, run: () => Promise<PayResult>): Promise<PayResult> {
  return 'locks' in navigator ? navigator.locks.request(name, run) : run()
}

/** Milliseconds that a success waits for the profile; what comes later still arrives. */
const patience = 5000

async function freshViewer(): Promise<void> {
  const patient = new Promise<void>(resolve => {
    setTimeout(resolve, patience)
  })
  await Promise.race([reloadViewer().catch(() => null), patient])
}
