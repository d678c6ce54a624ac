import type { LoaderFunctionArgs } from 'react-router'
import { type Payable, readPayable } from '#domain/appointment.ts'
import { getViewer, orLogin, type Viewer } from '#session.ts'
import { deferred } from '#data/usePromise.ts'
import { readPayment, type ServerState, wasPaid } from './serverState.ts'
import { askedOf, readTry, type Try } from './unconfirmedPayment.ts'

/** What the page begins with: `tried` was sent at an earlier visit, with no answer seen; `isPaid`: it has arrived. */
export type Asked = ServerState & { tried: Try | null; isPaid: boolean }

/** What is asked to pay, by the address; whether it can be paid comes later. §2 payment/{id} */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const payable = readPayable(params['id'] ?? '')
  const viewer = await getViewer()
  if (!viewer) throw new Error('The route asks for a session.')
  return { viewer, payable, asked: deferred(orLogin(ask(payable, viewer, request.signal), request)) }
}

export type PaymentData = Awaited<ReturnType<typeof loader>>

export async function ask(payable: Payable, viewer: Viewer, signal: AbortSignal): Promise<Asked> {
  const tried = readTry(viewer.UserCode, payable.kind, askedOf(payable))
  const state = await readPayment(payable, viewer, {
    signal,
    ...(tried && { sent: tried.ids, before: tried }),
  })
  const isPaid = tried !== null && wasPaid(state, tried)
  // The rest of what is asked for was never sent: it is offered, and what has arrived is among what is left out.
  if (isPaid && state.order.kind === 'appointments' && state.order.lines.length > 0)
    return { ...state, tried: null, isPaid: false }
  return { ...state, tried, isPaid }
}
