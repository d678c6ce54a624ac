import { HttpResponse } from 'msw/http'
import { invoiceFileName } from '#domain/fileName.ts'
import type { PaymentRow } from '#mocks/rows.ts'
import { isDotNet } from './dotNet.ts'
import { sampleInvoice } from './sampleInvoice.ts'

/** Returns an invoice as a download: the sample file, under the name of this invoice. */
export function invoicePdf({ InvoiceNumber, PaymentCode }: PaymentRow): Response {
  return new HttpResponse(sampleInvoice, {
    headers: {
      'Content-Type': isDotNet() ? 'application/octet-stream' : 'application/pdf',
      'Content-Length': String(sampleInvoice.length),
      'Content-Disposition': `attachment; filename="${invoiceFileName(InvoiceNumber, PaymentCode)}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
