import type { LoaderFunctionArgs } from 'react-router'
import { type Payable, readPayable } from '#domain/appointment.ts'
import { getViewer, orLogin, rereadViewer, type Viewer } from '#session.ts'
import { later } from '#ui/usePromise.ts'
import { readPayment, type ServerState, wasPaid } from './serverState.ts'
import { askedOf, readTry, type Try } from './unconfirmedPayment.ts'

/** What the page begins with: `tried` was sent at an earlier visit, with no answer seen; `isPaid`: it has arrived. */
export type Asked = ServerState & { tried: Try | null; isPaid: boolean }

/** What is asked to pay, by the address; whether it can be paid comes later. §2 payment/{id} */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const payable = readPayable(params['id'] ?? '')
  const viewer = await readPayer(payable, request)
  return { viewer, payable, asked: later(orLogin(ask(payable, viewer, request.signal), request)) }
}

export type PaymentData = Awaited<ReturnType<typeof loader>>

/** Whether a subscription runs may have changed in another tab, and is said before one pays for another. */
async function readPayer({ kind }: Payable, request: Request): Promise<Viewer> {
  const known = await getViewer()
  if (!known) throw new Error('The route asks for a session.')
  return kind === 'package' ? orLogin(rereadViewer(), request).catch(() => known) : known
}

export async function ask(payable: Payable, viewer: Viewer, signal: AbortSignal): Promise<Asked> {
  const tried = readTry(viewer.UserCode, payable.kind, askedOf(payable))
  const state = await readPayment(payable, viewer, { signal, sent: tried?.ids ?? [] })
  const isPaid = tried !== null && wasPaid(state, tried)
  // The rest of what is asked for was never sent: it is offered, and what has arrived is among what is left out.
  if (isPaid && state.order.kind === 'appointments' && state.order.lines.length > 0)
    return { ...state, tried: null, isPaid: false }
  return { ...state, tried, isPaid }
}
