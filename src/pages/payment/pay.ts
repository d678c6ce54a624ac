import { savePayments } from '#api/appointments.ts'
import type { Payable } from '#domain/appointment.ts'
import { attempt, type Failed } from '#domain/attempt.ts'
import { describeError, isApiError } from '#domain/errors.ts'
import type { Viewer } from '#session.ts'
import { paymentText } from '#text/payment.ts'
import { forgetTry, keepTry } from './keptTry.ts'
import { type Change, changesOf, idsOf, type Order, paidPart } from './order.ts'
import { type Reading, readPayment, type Sent, wasPaid } from './reading.ts'

/** How paying, or looking whether it was paid, ended. But for `paid` and `unknown`, nothing was paid. */
export type PayResult =
  /** By this press, or before it. */
  | { kind: 'paid'; order: Order }
  /** What can be paid is another than what was shown. */
  | { kind: 'changed'; order: Order; changes: Change[] }
  /** Looked for, and not there: it may be paid now. */
  | { kind: 'notFound'; order: Order }
  /** It was sent, and nobody knows what became of it. */
  | { kind: 'unknown'; why?: string }
  | Failed

/** What the viewer has seen and agreed to; `known` are the codes of the payments that there were before. */
export type Shown = { payable: Payable; viewer: Viewer; order: Order; known: string[] }

/**
 * Pays what was shown, once, after one more look at the server: what is paid already is not paid again, and what has
 * changed is not paid before the viewer has seen it. Never throws. §4 Multi-pay
 */
export async function pay(shown: Shown): Promise<PayResult> {
  const { payable, viewer, order, known } = shown
  const sent = { ids: idsOf(order), known }
  let latest: Reading
  try {
    latest = await readPayment(payable, viewer, { before: order })
  } catch (error) {
    return toFailed(error)
  }
  if (wasPaid(latest, sent)) return { kind: 'paid', order }
  const changes = changesOf(order, latest.order)
  if (changes.length > 0) return { kind: 'changed', order: latest.order, changes }
  keepTry(viewer.UserCode, payable, sent)
  return send(shown, sent)
}

async function send(shown: Shown, sent: Sent): Promise<PayResult> {
  const { payable, viewer, order } = shown
  const answer: { status?: number | undefined } = {}
  const look: { reading: Reading | null } = { reading: null }

  async function post() {
    try {
      await savePayments(sent.ids)
    } catch (error) {
      answer.status = isApiError(error) ? error.status : undefined
      throw error
    }
  }

  async function find() {
    look.reading = await readPayment(payable, viewer, { before: order })
    return wasPaid(look.reading, sent) ? { value: undefined } : null
  }

  const { notArrived, unknown } = paymentText
  const outcome = await attempt(post, { find, notArrived, unknown })
  if (outcome.kind === 'done') return { kind: 'paid', order }
  const { status } = answer
  // A server that failed may have failed after it was paid; one that refuses says why by what it has now.
  if (outcome.kind === 'problem' && status !== undefined && (await find().catch(() => null)))
    return { kind: 'paid', order }
  const isRefused = status !== undefined && status < 500
  const isClear = outcome.kind === 'expired' || isRefused || (status !== undefined && look.reading !== null)
  if (isClear) forgetTry(viewer.UserCode, payable)
  if (outcome.kind === 'expired') return outcome
  if (!look.reading) return isRefused ? refusal : { kind: 'unknown' }
  const changes = changesOf(order, look.reading.order)
  if (changes.length > 0) return { kind: 'changed', order: look.reading.order, changes }
  return isRefused ? refusal : outcome
}

const refusal: Failed = { kind: 'problem', title: paymentText.refused, help: paymentText.refusedHelp }

/** Looks whether what was sent has arrived, and pays nothing. Never throws. */
export async function check({ payable, viewer, order }: Shown, sent: Sent): Promise<PayResult> {
  try {
    const latest = await readPayment(payable, viewer, { before: order })
    if (wasPaid(latest, sent)) return { kind: 'paid', order: paidPart(latest.order, sent.ids) }
    return { kind: 'notFound', order: latest.order }
  } catch (error) {
    const failed = toFailed(error)
    return failed.kind === 'expired' ? failed : { kind: 'unknown', why: failed.title }
  }
}

function toFailed(error: unknown): Failed {
  if (isApiError(error) && error.kind === 'session') return { kind: 'expired' }
  return { kind: 'problem', ...describeError(error) }
}
