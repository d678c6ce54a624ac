import { savePayments } from '#api/appointments.ts'
import { now } from '#clock.ts'
import { isApiError, isSessionExpired } from '#domain/errors.ts'
import { subtractPaidLessons } from '#features/accountCounts/accountCounts.ts'
import { isRefusal, leavesOutcomeOpen, type Outcome } from '#submit/submit.ts'
import {
  type Attempt,
  type Before,
  findAttempt,
  mayStillArrive,
  type Payer,
  removeAttempts,
  saveAttempt,
} from './attempts.ts'
import { collect } from './collect.ts'
import { areAll, changesOf, idsOf, type Order, type OrderChange, type Receipt, totalOf } from './order.ts'
import { readServer, type ServerState } from './server.ts'
import { mustVerify, type Reading, type State, steps } from './states.ts'

/** What the page shows: an order, the server's state before it is paid, and how the last payment of it went. */
export type Checkout = {
  state: State
  order: Order
  before: Before
  /** The last payment of these items that the viewer knows of, and whose success they have not seen. */
  attempt: Attempt | null
  /** What the server's state changes in the order that was shown. */
  changes: readonly OrderChange[]
  /** Why the server's state could not be read, or nothing was sent. */
  error?: unknown
}

/** The checkout after a press that did not end in a receipt. */
export type NotPaid = Checkout & { status: 'failed' | 'unknown' | 'sessionExpired' }

type Settled = Promise<Outcome<Receipt, NotPaid>>

/** Reads what can be paid, and whether an attempt of an earlier visit has arrived. @throws ApiError */
export async function openCheckout(payer: Payer, signal: AbortSignal): Promise<Checkout & ServerState> {
  const attempt = findAttempt(payer)
  const server = await readServer(payer, { signal, sent: attempt })
  const hasArrived = attempt !== null && areAll(server.order, attempt.ids, 'paid')
  // The other lessons were never sent: they are offered, and those that have arrived are left out.
  const isReady = !attempt || (hasArrived && idsOf(server.order).length > 0)
  const state = isReady ? 'ready' : hasArrived ? 'paid' : 'lost'
  return { ...server, state, attempt, changes: [] }
}

/** Pays what is shown, or verifies its attempt, while other tabs of the same viewer wait. Never throws. */
export async function press(payer: Payer, shown: Checkout): Settled {
  const { state, attempt } = shown
  const run = () => (mustVerify(state) && attempt ? check(payer, shown, attempt) : pay(payer, shown))
  // Old browsers and plain http have no Web Locks.
  return 'locks' in navigator ? navigator.locks.request(`payment:${payer.viewer.UserCode}`, run) : run()
}

/**
 * Pays what was shown, once, after re-reading the server's state: what is already paid is not paid again, and
 * a change is shown to the viewer before it is paid. §4 Multi-pay
 */
async function pay(payer: Payer, shown: Checkout): Settled {
  const { order, before, attempt: known } = shown
  const ids = idsOf(order)
  const found = await readBack(payer, shown, { ids, before })
  // Read last: without Web Locks another tab may have started a payment meanwhile.
  const attempt = findAttempt(payer) ?? known
  const next = steps[attempt?.at === known?.at ? 'agreed' : 'unseen'][found.reading]
  return next === 'sending' ? send(payer, shown) : settle(payer, shown, next, found, attempt)
}

async function send(payer: Payer, shown: Checkout): Settled {
  const { order, before, attempt: earlier } = shown
  const payment = { ids: idsOf(order), before }
  const remember = () => saveAttempt(payer, { ...payment, at: now().getTime() })
  let attempt = remember()
  try {
    await collect(totalOf(order))
    attempt = remember()
    await savePayments(payment.ids)
    if (!order.code) subtractPaidLessons(payer.viewer, payment.ids.length)
    return settle(payer, shown, steps.sending.accepted, payment)
  } catch (error) {
    const next = steps.sending[responseOf(error)]
    if (next === 'ended' || next === 'pending') return check(payer, shown, attempt, next)
    // Nothing was paid by this attempt; the outcome of an earlier one is still unknown.
    removeAttempts(payer, payment.ids)
    if (earlier) saveAttempt(payer, earlier)
    if (next === 'failed') return settle(payer, shown, next, { ...payment, error }, earlier)
    const found = await readBack(payer, shown, payment)
    return settle(payer, shown, steps[next][found.reading], found, earlier)
  }
}

function responseOf(error: unknown) {
  if (isSessionExpired(error)) return 'expired'
  if (isRefusal(error)) return 'declined'
  return isApiError(error) && !leavesOutcomeOpen(error) ? 'failed' : 'none'
}

/** Verifies whether an attempt has arrived; sends nothing. */
async function check(
  payer: Payer,
  shown: Checkout,
  attempt: Attempt,
  step: 'ended' | 'pending' = mayStillArrive(attempt) ? 'pending' : 'ended',
): Settled {
  const found = await readBack(payer, shown, attempt)
  return settle(payer, shown, steps[step][found.reading], found, attempt)
}

type Payment = Pick<Attempt, 'ids' | 'before'>
type Found = Payment & { latest?: ServerState; changes?: OrderChange[]; error?: unknown }

/** Reads what the server's state shows about a payment. */
async function readBack(
  payer: Payer,
  shown: Checkout,
  { ids, before }: Payment,
): Promise<Found & { reading: Reading }> {
  // An earlier payment may have arrived too, and some lessons of this one may never have been sent.
  const sent = findAttempt(payer) ?? shown.attempt
  try {
    const latest = await readServer(payer, { shown, sent: sent && { ids: sent.ids, before } })
    const changes = changesOf(shown.order, latest.order, ids)
    return { ids, before, latest, changes, reading: readingOf() }

    function readingOf(): Reading {
      const { order, isOther } = latest
      if (areAll(order, ids, 'paid'))
        return idsOf(order).some(id => idsOf(shown.order).includes(id)) ? 'rest' : 'paid'
      if (areAll(order, ids, 'unknown')) return 'unclear'
      return isOther || changes.length > 0 ? 'changed' : 'same'
    }
  } catch (error) {
    return { ids, before, error, reading: 'unread' }
  }
}

/** Returns the outcome, with what the page then shows. */
function settle(
  payer: Payer,
  shown: Checkout,
  state: State,
  found: Found,
  attempt: Attempt | null = null,
): Outcome<Receipt, NotPaid> {
  const { latest, changes = [], error } = found
  if (state === 'paid')
    return { status: 'succeeded', value: receiptOf(payer, latest?.order ?? shown.order, found) }
  const verifies = mustVerify(state)
  // The viewer has to agree to what can be paid now.
  const { order, before } = latest && !verifies ? latest : shown
  const status = isSessionExpired(error) ? 'sessionExpired' : verifies ? 'unknown' : 'failed'
  return { status, state, order, before, attempt, changes, error }
}

/** Returns the receipt of a payment for these lessons, or for the package. */
export function receiptOf({ viewer }: Payer, order: Order, { ids, before }: Payment): Receipt {
  const lines = order.items.flatMap(({ line }) => (line && ids.includes(line.id) ? line : []))
  return { viewer: viewer.UserCode, code: order.code, lines, before }
}

/** Returns whether it is certain that nothing was paid. */
export const isNothingPaid = ({ state, attempt, changes }: Checkout) =>
  !mustVerify(state) && !attempt && !hasPaidPart({ changes })

export const hasPaidPart = ({ changes }: Pick<Checkout, 'changes'>) =>
  changes.some(({ kind }) => kind === 'paid')
