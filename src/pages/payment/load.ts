import type { LoaderFunctionArgs } from 'react-router'
import { type Payable, readPayable } from '#domain/appointment.ts'
import { getViewer, orLogin, type Viewer } from '#session.ts'
import { deferred } from '#data/usePromise.ts'
import { readPayment, type ServerState, wasPaid } from './serverState.ts'
import { askedIds, type Attempt, findAttempt } from './attempts.ts'

/**
 * The data of the checkout: the server's state, the attempt of an earlier visit, and whether that has
 * arrived.
 */
export type CheckoutData = ServerState & { attempt: Attempt | null; isPaid: boolean }

/** Reads from the address what to pay, and defers whether it can be paid. §2 payment/{id} */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const payable = readPayable(params['id'] ?? '')
  const viewer = await getViewer()
  if (!viewer) throw new Error('The route asks for a session.')
  return { viewer, payable, asked: deferred(orLogin(readCheckout(payable, viewer, request.signal), request)) }
}

export type PaymentData = Awaited<ReturnType<typeof loader>>

export async function readCheckout(
  payable: Payable,
  viewer: Viewer,
  signal: AbortSignal,
): Promise<CheckoutData> {
  const attempt = findAttempt(viewer.UserCode, payable.kind, askedIds(payable))
  const state = await readPayment(payable, viewer, {
    signal,
    ...(attempt && { sent: attempt.ids, before: attempt }),
  })
  const isPaid = attempt !== null && wasPaid(state, attempt)
  // The other lessons were never sent: they are offered, and those that have arrived are left out.
  if (isPaid && state.order.kind === 'appointments' && state.order.lines.length > 0)
    return { ...state, attempt: null, isPaid: false }
  return { ...state, attempt, isPaid }
}
