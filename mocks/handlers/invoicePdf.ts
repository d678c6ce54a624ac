import { HttpResponse } from 'msw/http'
import { longDay } from '#domain/dates.ts'
import { invoiceFileName } from '#domain/fileName.ts'
import { displayName } from '#domain/people.ts'
import { wrap } from '#mocks/pdf/letters.ts'
import { type Line, page, type Rule, writePdf } from '#mocks/pdf/writePdf.ts'
import type { PaymentRow, Person } from '#mocks/rows.ts'
import { toDate } from '#mocks/wallClock.ts'

const margin = 56
const right = page.width - margin
const column = 300

/** The invoice as a PDF, always the same for the same payment and payer. */
export function invoicePdf(payment: PaymentRow, payer: Person): Response {
  const { InvoiceNumber, PaymentCode } = payment
  const bytes = writePdf(`Factura ${InvoiceNumber}`, ...layOut(payment, payer))
  return new HttpResponse(bytes, {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="${invoiceFileName(InvoiceNumber, PaymentCode)}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

function layOut({ InvoiceNumber, Added, ProductName }: PaymentRow, payer: Person): [Line[], Rule[]] {
  const name = displayName(payer, true) || 'Client fără nume'
  const names = wrap(name, 14, column - margin - 20, 4)
  const mails = wrap(payer.Email ?? 'Fără adresă de e-mail', 11, column - margin - 20, 3)
  const mailsTop = 268 + names.length * 18
  const table = Math.max(mailsTop + mails.length * 15, 300) + 40
  const products = wrap(ProductName, 12, 340, 4)
  const end = table + 30 + products.length * 17

  return [
    [
      { text: 'Meditații', x: margin, y: 80, size: 13 },
      { text: 'Document simulat', x: right, y: 80, size: 11, isRight: true, grey: 0.4 },
      { text: 'Factură', x: margin, y: 156, size: 30 },
      { text: InvoiceNumber, x: margin, y: 180, size: 14, grey: 0.25 },
      label('Client', margin, 242),
      ...paragraph(names, margin, 264, 14, 18),
      ...paragraph(mails, margin, mailsTop, 11, 15),
      label('Data', column, 242),
      { text: longDay(toDate(Added)), x: column, y: 264, size: 14 },
      label('Produs', margin, table),
      { ...label('Cantitate', right, table), isRight: true },
      ...paragraph(products, margin, table + 30, 12, 17),
      { text: '1', x: right, y: table + 30, size: 12, isRight: true },
      label('Document simulat, fără valoare fiscală.', margin, 786),
    ],
    [204, table + 10, end, 766].map(y => ({ x: margin, y, width: right - margin })),
  ]
}

const label = (text: string, x: number, y: number): Line => ({ text, x, y, size: 10, grey: 0.4 })

const paragraph = (texts: string[], x: number, y: number, size: number, leading: number): Line[] =>
  texts.map((text, index) => ({ text, x, y: y + index * leading, size }))
