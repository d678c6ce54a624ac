import { HttpResponse } from 'msw/http'
import type { PaymentRow, Person } from '#mocks/rows.ts'

/** The invoice as a PDF. */
export function invoicePdf(payment: PaymentRow, payer: Person): Response {
  return HttpResponse.text(`%PDF-1.4 ${payment.InvoiceNumber} ${payer.UserCode}`, {
    headers: { 'Content-Type': 'application/pdf' },
  })
}
