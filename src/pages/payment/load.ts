import type { LoaderFunctionArgs } from 'react-router'
import { type Payable, readPayable } from '#domain/appointment.ts'
import { getViewer, orLogin, type Viewer } from '#session.ts'
import { deferred } from '#data/usePromise.ts'
import { readPayment, type ServerState, wasPaid } from './serverState.ts'
import { askedIds, type Attempt, findAttempt } from './attempts.ts'

/** What the page starts with: the attempt of an earlier visit, and whether it has arrived. */
export type Asked = ServerState & { attempt: Attempt | null; isPaid: boolean }

/** What is asked to pay, by the address; whether it can be paid comes later. §2 payment/{id} */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const payable = readPayable(params['id'] ?? '')
  const viewer = await getViewer()
  if (!viewer) throw new Error('The route asks for a session.')
  return { viewer, payable, asked: deferred(orLogin(ask(payable, viewer, request.signal), request)) }
}

export type PaymentData = Awaited<ReturnType<typeof loader>>

export async function ask(payable: Payable, viewer: Viewer, signal: AbortSignal): Promise<Asked> {
  const attempt = findAttempt(viewer.UserCode, payable.kind, askedIds(payable))
  const state = await readPayment(payable, viewer, {
    signal,
    ...(attempt && { sent: attempt.ids, before: attempt }),
  })
  const isPaid = attempt !== null && wasPaid(state, attempt)
  // The other lessons were never sent: they are offered, and what has arrived is listed as left out.
  if (isPaid && state.order.kind === 'appointments' && state.order.lines.length > 0)
    return { ...state, attempt: null, isPaid: false }
  return { ...state, attempt, isPaid }
}
