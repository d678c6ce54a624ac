import { savePayments } from '#api/appointments.ts'
import { now } from '#clock.ts'
import { isApiError, isSessionExpired } from '#domain/errors.ts'
import { subtractPaidLessons } from '#features/accountCounts/accountCounts.ts'
import { isRefusal, leavesOutcomeOpen, type Outcome } from '#submit/submit.ts'
import {
  type Attempt,
  type Before,
  beforeOf,
  findAttempt,
  mayStillArrive,
  type Payer,
  removeAttempts,
  saveAttempt,
  setInterrupted,
  wasInterrupted,
} from './attempts.ts'
import { collect } from './collect.ts'
import {
  compare,
  idsOf,
  isAllPaid,
  isStatus,
  linesOf,
  type Order,
  type OrderChange,
  type Receipt,
  totalOf,
} from './order.ts'
import { hasNewPeriod, readServer, type ServerState } from './server.ts'
import { mustVerify, type Reading, type State, statusOf, steps } from './states.ts'

/** What the page shows: an order, the server's state before it is paid, and how the last payment of it went. */
export type Checkout = Before & {
  state: State
  order: Order
  /** Was sent, and is not known to have arrived. */
  attempt: Attempt | null
  changes?: readonly OrderChange[]
  /** Why nothing was sent, or why the attempt is missing or could not be verified. */
  error?: unknown
  /** Whether it is certain that nothing was paid. */
  isNothingPaid?: boolean
}

/** The checkout after a press that did not end in a receipt. */
export type NotPaid = Checkout & { status: ReturnType<typeof statusOf> }

type Settled = Promise<Outcome<Receipt, NotPaid>>

/** Returns the ids that the changes report as paid. */
export const paidIn = ({ changes = [] }: Pick<Checkout, 'changes'>): number[] =>
  changes.flatMap(({ kind, id }) => (kind === 'paid' ? Number(id) : []))

/** Reads what can be paid, and whether an attempt of an earlier visit has arrived. @throws ApiError */
export async function openCheckout(
  payer: Payer,
  signal: AbortSignal,
): Promise<Checkout & Pick<ServerState, 'invoices'>> {
  const attempt = findAttempt(payer)
  const { order, before, invoices } = await readServer(payer, { signal, sent: attempt?.ids, before: attempt })
  const hasArrived = attempt !== null && isAllPaid(order, attempt.ids)
  // The other lessons were never sent: they are offered, and those that have arrived are left out.
  if (attempt && !(hasArrived && idsOf(order).length > 0))
    return { ...beforeOf(attempt), state: hasArrived ? 'paid' : 'lost', order, attempt, invoices }
  const isInterrupted = !attempt && idsOf(order).length > 0 && wasInterrupted(payer)
  const state = isInterrupted ? 'interrupted' : 'ready'
  return { ...before, state, order, attempt: null, invoices }
}

/** Pays what is shown, or verifies its attempt, while other tabs of the same viewer wait. Never throws. */
export async function press(payer: Payer, shown: Checkout): Settled {
  const { state, attempt } = shown
  setInterrupted(payer, false)
  const run = () => (mustVerify(state) && attempt ? check(payer, shown, attempt) : pay(payer, shown))
  // Old browsers and plain http have no Web Locks.
  return 'locks' in navigator ? navigator.locks.request(`payment:${payer.viewer.UserCode}`, run) : run()
}

/** Stores that the viewer has seen an outcome other than a receipt. */
export function noteSeen(payer: Payer, shown: Checkout): void {
  const { state, attempt } = shown
  if (state === 'expired' || state === 'interrupted') setInterrupted(payer, state === 'expired')
  if (state !== 'missing' && state !== 'changed') return
  if (attempt) saveAttempt(payer, { ...attempt, isMissing: true })
  removeAttempts(payer, paidIn(shown))
}

/**
 * Pays what was shown, once, after re-reading the server's state: what is already paid is not paid again, and
 * a change is shown to the viewer before it is paid. §4 Multi-pay
 */
async function pay(payer: Payer, shown: Checkout): Settled {
  const { order } = shown
  const sent = { ids: idsOf(order), before: shown }
  const earlier = findAttempt(payer)
  // A package is sent as a whole, so an unknown status may be due to the missing attempt.
  const wasSent = order.code !== null && earlier?.isMissing === true
  const found = await readBack(payer, order, { ...sent, wasSent, lookedUp: earlier?.ids })
  // Without Web Locks another tab may have started a payment during the read.
  const attempt = findAttempt(payer) ?? earlier
  const isSettled =
    !attempt || attempt.isMissing || (found.latest && isAllPaid(found.latest.order, attempt.ids))
  const step = isSettled ? (attempt ? 'again' : 'agreed') : 'unseen'
  const state = steps[step][found.reading]
  return state === 'sending'
    ? send(payer, shown)
    : settle(payer, shown, state, { ...sent, ...found, attempt })
}

async function send(payer: Payer, shown: Checkout): Settled {
  const { kind } = payer.payable
  const earlier = findAttempt(payer)
  const sent = { ids: idsOf(shown.order), before: beforeOf(shown), attempt: earlier }
  const remember = () => saveAttempt(payer, { ...sent.before, kind, ids: sent.ids, at: now().getTime() })
  let attempt = remember()
  try {
    await collect(totalOf(shown.order.code, linesOf(shown.order)))
    attempt = remember()
    await savePayments(sent.ids)
    if (kind === 'appointments') subtractPaidLessons(payer.viewer, sent.ids.length)
    return settle(payer, shown, steps.sending.accepted, sent)
  } catch (error) {
    const next = steps.sending[responseOf(error)]
    if (next === 'ended' || next === 'pending') return check(payer, shown, attempt, next, error)
    // Nothing was paid by this attempt; the outcome of an earlier one is still unknown.
    removeAttempts(payer, sent.ids)
    if (earlier) saveAttempt(payer, earlier)
    return next === 'declined' ? check(payer, shown, attempt, next) : settle(payer, shown, next, sent)
  }
}

function responseOf(error: unknown) {
  if (isSessionExpired(error)) return 'expired'
  if (isRefusal(error)) return 'declined'
  return isApiError(error) && !leavesOutcomeOpen(error) ? 'failed' : 'none'
}

/**
 * Verifies whether an attempt has arrived; sends nothing. A server that failed with an `error` may
 * have recorded the payment or a part of it.
 */
async function check(
  payer: Payer,
  shown: Checkout,
  attempt: Attempt,
  after: 'declined' | 'ended' | 'pending' = 'pending',
  error?: unknown,
): Settled {
  const sent = { ids: attempt.ids, before: attempt }
  const found = await readBack(payer, shown.order, {
    ...sent,
    wasSent: after !== 'declined',
    lookedUp: sent.ids,
  })
  const hasArrived = found.latest && isAllPaid(found.latest.order, sent.ids)
  const isOver = after === 'pending' && (hasArrived || !mayStillArrive(attempt))
  const state = steps[isOver ? 'ended' : after][found.reading]
  const left = after === 'declined' ? findAttempt(payer) : attempt
  return settle(payer, shown, state, { ...sent, error, ...found, attempt: left })
}

type Sent = { ids: readonly number[]; before: Before }
type Found = { latest?: ServerState; changes?: OrderChange[]; error?: unknown }
type Reread = Sent & { wasSent: boolean; lookedUp: readonly number[] | undefined }

async function readBack(
  payer: Payer,
  shown: Order,
  { ids, before, wasSent, lookedUp }: Reread,
): Promise<Found & { reading: Reading }> {
  try {
    const latest = await readServer(payer, { shown, before, sent: lookedUp })
    const { reading, changes } = compare(shown, latest.order, ids, wasSent)
    // The viewer agreed to the package before the page showed this subscription.
    const isOther = reading === 'same' && hasNewPeriod(before, latest.before)
    return { latest, changes, reading: isOther ? 'changed' : reading }
  } catch (error) {
    return { error, reading: isSessionExpired(error) ? 'expired' : 'unread' }
  }
}

/** Returns the outcome, with what the page then shows. */
function settle(
  payer: Payer,
  shown: Checkout,
  state: State,
  { ids, before, attempt, latest, changes = [], error }: Sent & Found & Pick<Checkout, 'attempt'>,
): Outcome<Receipt, NotPaid> {
  if (state === 'paid')
    return { status: 'succeeded', value: receiptOf(payer, latest?.order ?? shown.order, ids, before) }
  const next = { state, status: statusOf(state), attempt }
  // The viewer has to agree to what can be paid now.
  if (latest && (state === 'changed' || state === 'missing')) {
    const isNothingPaid = !attempt && paidIn({ changes }).length === 0
    return { ...latest.before, ...next, order: latest.order, changes, error, isNothingPaid }
  }
  return {
    ...beforeOf(mustVerify(state) && attempt ? attempt : shown),
    ...next,
    order: shown.order,
    changes: state === 'lost' ? [] : changes.filter(isStatus),
    error: latest ? undefined : error,
    isNothingPaid: ['failed', 'refused', 'expired'].includes(state),
  }
}

/** Returns the receipt of these lessons, or of the package. */
export function receiptOf({ viewer }: Payer, order: Order, ids: readonly number[], before: Before): Receipt {
  const lines = order.items.flatMap(({ line }) => (line && ids.includes(line.id) ? line : []))
  return { ...beforeOf(before), viewer: viewer.UserCode, code: order.code, lines, at: now().getTime() }
}
