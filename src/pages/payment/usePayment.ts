import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router'
import type { Payable } from '#domain/appointment.ts'
import { goToLogin, reloadViewer, type Viewer } from '#session.ts'
import { forgetTry, nameOf } from './keptTry.ts'
import type { Asked } from './load.ts'
import { idsOf, paidPart } from './order.ts'
import { check, pay, type PayResult } from './pay.ts'
import { toReceipt, toState } from './receipt.ts'
import { awaitResult, isUnderWay, start, subscribe } from './underWay.ts'

/** What is said beside the button; `lost`: it was sent at an earlier visit. */
export type Notice = Exclude<PayResult, { kind: 'paid' }> | { kind: 'lost' }

export function usePayment(payable: Payable, viewer: Viewer, asked: Asked) {
  const viewerCode = viewer.UserCode
  const key = `${viewerCode} ${nameOf(payable)}`
  const isPaying = useSyncExternalStore(
    subscribe,
    () => isUnderWay(key),
    () => false,
  )
  const [order, setOrder] = useState(asked.order)
  const [notice, setNotice] = useState<Notice | null>(asked.tried && !isPaying ? { kind: 'lost' } : null)
  // Of a payment that was lost at an earlier visit.
  const [triedIds, setTriedIds] = useState(asked.tried?.ids ?? null)
  const [isPaid, setIsPaid] = useState(false)
  const navigate = useNavigate()
  const here = useHref(useLocation())

  const codes = asked.invoices?.map(({ PaymentCode }) => PaymentCode) ?? []
  const known = asked.tried?.known ?? codes
  const sent = { ids: triedIds ?? idsOf(order), known }
  const shown = { payable, viewer, order, known }
  const isUnclear = notice?.kind === 'lost' || notice?.kind === 'unknown'

  /** §4 Messaging gate: what a package opens is open as soon as it is said to be paid. */
  async function settle(result: PayResult): Promise<PayResult> {
    if (result.kind === 'paid' && payable.kind === 'package') await freshViewer()
    return result
  }

  const finish = useEffectEvent(async (result: PayResult) => {
    if (result.kind !== 'paid') {
      setNotice(result)
      if ('order' in result) {
        setOrder(result.order)
        setTriedIds(null)
      }
      if (result.kind === 'expired') goToLogin(here)
      return
    }
    setIsPaid(true)
    // What was paid before this visit is in the profile already.
    const until = (asked.isPaid ? null : viewer.SubscriptionEndDate) ?? null
    const receipt = toReceipt(result.order, { viewer: viewerCode, known, until })
    await navigate('.', { replace: true, state: toState(receipt) })
    forgetTry(viewerCode, payable)
  })

  const found = useEffectEvent(() => {
    if (!asked.isPaid || isUnderWay(key)) return
    const part = paidPart(asked.order, sent.ids)
    void start(viewerCode, key, () => settle({ kind: 'paid', order: part }))
  })

  // Syncs with the payments under way, which outlast the page: one may be ending now, or have ended unseen.
  useEffect(() => {
    const stop = awaitResult(key, result => void finish(result))
    found()
    return stop
  }, [key])

  function press() {
    // Who looks again keeps the button that looks.
    if (!isUnclear) setNotice(null)
    const run = isUnclear ? () => check(shown, sent) : () => pay(shown)
    void start(viewerCode, key, async () => settle(await run()))
  }

  return { order, notice, isUnclear, isBusy: isPaying || isPaid, press }
}

/** Milliseconds that a success waits for the profile; what comes later still arrives. */
const patience = 5000

async function freshViewer(): Promise<void> {
  const patient = new Promise<void>(resolve => {
    setTimeout(resolve, patience)
  })
  await Promise.race([reloadViewer().catch(() => null), patient])
}
