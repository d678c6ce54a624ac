import { savePayments } from '#api/appointments.ts'
import { now } from '#clock.ts'
import type { Payable } from '#domain/appointment.ts'
import { describeError, isApiError } from '#domain/errors.ts'
import type { Viewer } from '#session.ts'
import { isRefusal, Refusal } from '#submit/submit.ts'
import { paymentText } from '#text/payment.ts'
import { idsOf, isPackageCode, type Order, paidPart, totalOf } from './order.ts'
import type { Before } from './packageStatus.ts'
import { beginningWith, judge, offerOf, type PayResult, resultOf } from './result.ts'
import { fateOf, readPayment, type ServerState, wasPaid } from './serverState.ts'
import { forgetTry, keepTry, mayBeOnItsWay, readTry, type Try } from './unconfirmedPayment.ts'

/** What the viewer has seen and agreed to, and what was sent before and has no end yet. */
export type Shown = {
  payable: Payable
  viewer: Viewer
  order: Order
  tried: Try | null
} & Before

/** Takes exactly so many RON; `cancelled`: nothing was taken. What it cannot tell, it must throw. */
export type Collect = (total: number) => Promise<'taken' | 'cancelled'>

/**
 * Pays what was shown, once, after one more look at the server: what is paid already is not paid again, and what has
 * changed is not paid before the viewer has seen it. Never throws. §4 Multi-pay
 */
export async function pay(shown: Shown, collect?: Collect): Promise<PayResult> {
  const { payable, viewer, order, tried: earlier, known, subscription } = shown
  const ids = idsOf(order)
  const before = { known, subscription }
  const newer = newerTry(shown)
  let latest: ServerState
  try {
    const sent = (newer ?? earlier)?.ids ?? []
    latest = await readPayment(payable, viewer, { shown: order, sent, before })
  } catch (error) {
    return unread(error, newer ?? earlier)
  }
  // Of a package all was sent earlier that is sent now: what is unclear may be that.
  const sentBefore = order.kind === 'package' ? earlier : null
  const judged = judge(latest, { shown: order, ids, before, tried: sentBefore })
  // Without locks another may have begun during the look.
  const other = newerTry(shown) ?? newer
  if (other && judged?.kind !== 'paid' && !wasPaid(latest, other)) return beginningWith(other)
  if (judged?.kind === 'changed') return { ...judged, tried: earlier }
  if (judged) return judged

  const tried = { ids, ...before, at: now().getTime(), isTaken: false }
  keepTry(viewer.UserCode, payable.kind, tried)
  if (!collect) return send(shown, tried)
  try {
    if ((await collect(totalOf(latest.order))) === 'cancelled') {
      forgetTry(viewer.UserCode, payable.kind, ids)
      if (earlier) keepTry(viewer.UserCode, payable.kind, earlier)
      return { kind: 'cancelled', tried: earlier }
    }
  } catch (error) {
    return unread(error, tried)
  }
  return send(shown, { ...tried, isTaken: true })
}

/** A payment of any of it that was begun, maybe from another tab, since this page has looked. */
function newerTry({ viewer, order, tried: seen }: Shown): Try | null {
  const kept = readTry(viewer.UserCode, order.kind, idsOf(order))
  return kept && kept.at > (seen?.at ?? 0) ? kept : null
}

/** Tells the server, once; `ids`: what is still to be told of what was taken. */
async function send(shown: Shown, begun: Try, ids = begun.ids): Promise<PayResult> {
  const { payable, viewer, order } = shown
  const tried = { ...begun, at: now().getTime() }
  keepTry(viewer.UserCode, payable.kind, tried)
  try {
    await savePayments(ids)
    return { kind: 'paid', order: paidPart(order, tried.ids) }
  } catch (error) {
    const isRefused = isRefusal(error) && !tried.isTaken
    if (isRefused) forgetTry(viewer.UserCode, payable.kind, tried.ids)
    if (resultOf(error).kind === 'expired')
      return isRefused ? { kind: 'expired' } : { kind: 'unknown', tried, isExpired: true }
    return afterFailure(shown, tried, { isRefused, isOver: hasEnded(error), why: describeError(error).title })
  }
}

type Failure = { isRefused: boolean; isOver: boolean; why: string }

/** A server that failed may have paid before, or a part; one that refuses says why by what it has now. */
async function afterFailure(
  { payable, viewer, order }: Shown,
  tried: Try,
  { isRefused, isOver, why }: Failure,
): Promise<PayResult> {
  const { ids } = tried
  try {
    const latest = await readPayment(payable, viewer, { shown: order, sent: ids, before: tried })
    if (isRefused) return judge(latest, { shown: order, ids, before: tried, tried: null }) ?? refusal
    const judged = judge(latest, { shown: order, ids, before: tried, tried }, isOver || !mayBeOnItsWay(tried))
    return judged ?? { kind: 'notFound', why, ...offerOf(latest, tried) }
  } catch {
    return isRefused ? refusal : { kind: 'unknown', tried }
  }
}

const refusal: PayResult = { kind: 'failed', error: new Refusal(paymentText.refused) }

/**
 * Looks whether what was sent has arrived, and takes nothing: what a provider has taken is told to the server again.
 * Never throws.
 */
export async function check(shown: Shown, tried: Try): Promise<PayResult> {
  const { payable, viewer, order } = shown
  const { ids } = tried
  try {
    const latest = await readPayment(payable, viewer, { shown: order, sent: ids, before: tried })
    const isOver = !mayBeOnItsWay(tried)
    const judged = judge(latest, { shown: order, ids, before: tried, tried }, isOver)
    if (!judged) return { kind: 'notFound', ...offerOf(latest, tried) }
    if (judged.kind !== 'unknown' || !tried.isTaken || !isOver) return judged
    const left = fateOf(latest, ids, tried).unpaid
    if (left.length === 0 || (ids.length > 1 && isPackageCode(left))) return judged
    return await send({ ...shown, order: latest.order }, tried, left)
  } catch (error) {
    return unread(error, tried)
  }
}

/** What could not be looked up: with something on its way, nobody knows. */
function unread(error: unknown, tried: Try | null): PayResult {
  const failed = resultOf(error)
  if (!tried) return failed
  if (failed.kind === 'expired') return { kind: 'unknown', tried, isExpired: true }
  return { kind: 'unknown', tried, why: describeError(error).title }
}

/** A server that has answered works on it no more; one that is slow, behind a gateway or a line that broke, may. */
function hasEnded(error: unknown): boolean {
  if (!isApiError(error)) return false
  const { kind, status = 0 } = error
  return kind === 'status' && ![408, 502, 503, 504].includes(status)
}
