import type { LoaderFunctionArgs } from 'react-router'
import { type Payable, readPayable } from '#domain/appointment.ts'
import { getViewer, orLogin, type Viewer } from '#session.ts'
import { later } from '#ui/usePromise.ts'
import { readTry } from './keptTry.ts'
import { type Reading, readPayment, type Sent, wasPaid } from './reading.ts'

/** What the page begins with: `tried` was sent at an earlier visit, with no answer seen; `isPaid`: it has arrived. */
export type Asked = Reading & { tried: Sent | null; isPaid: boolean }

/** What is asked to pay, by the address; whether it can be paid comes later. §2 payment/{id} */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const viewer = await getViewer()
  if (!viewer) throw new Error('The route asks for a session.')
  const payable = readPayable(params['id'] ?? '')
  return { viewer, payable, asked: later(orLogin(ask(payable, viewer, request.signal), request)) }
}

export type PaymentData = Awaited<ReturnType<typeof loader>>

async function ask(payable: Payable, viewer: Viewer, signal: AbortSignal): Promise<Asked> {
  const reading = await readPayment(payable, viewer, { signal })
  const tried = readTry(viewer.UserCode, payable)
  return { ...reading, tried, isPaid: tried !== null && wasPaid(reading, tried) }
}
