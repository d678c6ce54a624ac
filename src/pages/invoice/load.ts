import type { LoaderFunctionArgs } from 'react-router'
import { getPayments } from '#api/appointments.ts'
import { invoicesOf } from '#domain/subscription.ts'
import { orLogin } from '#session.ts'
import { deferred } from '#data/usePromise.ts'

/** Defers the details of the invoice: the page renders and downloads the file without them. */
export function loader({ request, params: { code = '' } }: LoaderFunctionArgs) {
  const payments = orLogin(getPayments({}, { signal: request.signal, background: true }), request)
  return {
    code,
    invoice: deferred(payments.then(answer => invoicesOf(answer).find(one => one.PaymentCode === code))),
  }
}

export type InvoiceData = ReturnType<typeof loader>
