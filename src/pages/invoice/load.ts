import type { LoaderFunctionArgs } from 'react-router'
import { getPayments } from '#api/appointments.ts'
import { invoicesOf } from '#domain/subscription.ts'
import { orLogin } from '#session.ts'
import { deferred } from '#data/usePromise.ts'

/** The page waits for nothing: what the invoice is for is known a little later, or never. */
export function loader({ request, params: { code = '' } }: LoaderFunctionArgs) {
  const payments = orLogin(getPayments({}, { signal: request.signal, background: true }), request)
  return {
    code,
    invoice: deferred(payments.then(answer => invoicesOf(answer).find(one => one.PaymentCode === code))),
  }
}

export type InvoiceData = ReturnType<typeof loader>
