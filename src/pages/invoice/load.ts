import type { LoaderFunctionArgs } from 'react-router'
import { getPayments, type Invoice } from '#api/appointments.ts'
import { orLogin } from '#session.ts'
import { later } from '#ui/usePromise.ts'

/** The page waits for nothing: what the invoice is for is known a little later, or never. */
export function loader({ request, params: { code = '' } }: LoaderFunctionArgs) {
  const payments = orLogin(getPayments({}, { signal: request.signal, background: true }), request)
  return { code, invoice: later(payments.then(answer => findInvoice(answer, code))) }
}

export type InvoiceData = ReturnType<typeof loader>

/** contract: a page, or a plain list. */
function findInvoice(answer: Awaited<ReturnType<typeof getPayments>>, code: string): Invoice | undefined {
  const invoices = Array.isArray(answer) ? answer : answer.Entities
  return invoices.find(({ PaymentCode }) => PaymentCode === code)
}
