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
import {
  changesOf,
  idsOf,
  isAllPaid,
  linesOf,
  type Order,
  type OrderChange,
  type Receipt,
  totalOf,
} from './order.ts'
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
  const hasArrived = attempt !== null && isAllPaid(server.order, attempt.ids)
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
  const sent = { ids: idsOf(order), before }
  const found = await readBack(payer, shown, sent.ids, known && sent)
  // Read last: without Web Locks another tab may have started a payment meanwhile.
  const attempt = findAttempt(payer) ?? known
  const next = steps[attempt?.at === known?.at ? 'agreed' : 'unseen'][found.reading]
  return next === 'sending' ? send(payer, shown) : settle(payer, shown, next, { ...sent, ...found, attempt })
}

async function send(payer: Payer, shown: Checkout): Settled {
  const { order, before, attempt: earlier } = shown
  const sent = { kind: payer.payable.kind, ids: idsOf(order), before }
  const remember = () => saveAttempt(payer, { ...sent, at: now().getTime() })
  let attempt = remember()
  try {
    await collect(totalOf(order.code, linesOf(order)))
    attempt = remember()
    await savePayments(sent.ids)
    if (!order.code) subtractPaidLessons(payer.viewer, sent.ids.length)
    return settle(payer, shown, steps.sending.accepted, sent)
  } catch (error) {
    const next = steps.sending[responseOf(error)]
    if (next === 'ended' || next === 'pending') return check(payer, shown, attempt, next)
    // Nothing was paid by this attempt; the outcome of an earlier one is still unknown.
    removeAttempts(payer, sent.ids)
    if (earlier) saveAttempt(payer, earlier)
    if (next === 'failed') return settle(payer, shown, next, { ...sent, attempt: earlier, error })
    const found = await readBack(payer, shown, sent.ids, null)
    return settle(payer, shown, steps[next][found.reading], { ...sent, ...found, attempt: earlier })
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
  const found = await readBack(payer, shown, attempt.ids, attempt)
  return settle(payer, shown, steps[step][found.reading], { ...attempt, ...found, attempt })
}

type Found = { reading: Reading; latest?: ServerState; changes?: OrderChange[]; error?: unknown }

/** Reads what the server's state shows about a payment of `ids`; `sent` is `null` when it is certain that it was not sent. */
async function readBack(
  payer: Payer,
  shown: Checkout,
  ids: readonly number[],
  sent: Pick<Attempt, 'ids' | 'before'> | null,
): Promise<Found> {
  try {
    const latest = await readServer(payer, { shown, sent })
    const changes = changesOf(shown.order, latest.order, ids)
    return { latest, changes, reading: readingOf(shown.order, latest, ids, changes) }
  } catch (error) {
    return { error, reading: 'unread' }
  }
}

function readingOf(
  shown: Order,
  { order, isOther }: ServerState,
  ids: readonly number[],
  changes: readonly OrderChange[],
): Reading {
  if (isAllPaid(order, ids)) return idsOf(order).some(id => idsOf(shown).includes(id)) ? 'rest' : 'paid'
  if (order.items.filter(({ id }) => ids.includes(Number(id))).every(({ reason }) => reason === 'unknown'))
    return 'unclear'
  return isOther || changes.length > 0 ? 'changed' : 'same'
}

/** Returns the outcome, with what the page then shows. */
function settle(
  payer: Payer,
  shown: Checkout,
  state: State,
  {
    ids,
    before,
    latest,
    changes = [],
    error,
    attempt = null,
  }: Pick<Attempt, 'ids' | 'before'> & Partial<Found> & { attempt?: Attempt | null },
): Outcome<Receipt, NotPaid> {
  if (state === 'paid')
    return { status: 'succeeded', value: receiptOf(payer, latest?.order ?? shown.order, ids, before) }
  const verifies = mustVerify(state)
  // The viewer has to agree to what can be paid now.
  const offered = latest && !verifies ? latest : shown
  const status = isSessionExpired(error) ? 'sessionExpired' : verifies ? 'unknown' : 'failed'
  return { status, state, order: offered.order, before: offered.before, attempt, changes, error }
}

/** Returns the receipt of these lessons, or of the package. */
export function receiptOf({ viewer }: Payer, order: Order, ids: readonly number[], before: Before): Receipt {
  const lines = order.items.flatMap(({ line }) => (line && ids.includes(line.id) ? line : []))
  return { viewer: viewer.UserCode, code: order.code, lines, before }
}

/** Returns whether it is certain that nothing was paid. */
export const isNothingPaid = ({ state, attempt, changes }: Checkout) =>
  !mustVerify(state) && !attempt && !hasPaidPart({ changes })

export const hasPaidPart = ({ changes }: Pick<Checkout, 'changes'>) =>
  changes.some(({ kind }) => kind === 'paid')
