import { expect, test } from 'vitest'
import { getWorld } from '#mocks/world.ts'
import { invoicePdf } from './invoicePdf.ts'
import { sampleInvoice } from './sampleInvoice.ts'

test('the sample is a valid PDF: each object is where its cross-reference table says', () => {
  expect(sampleInvoice).toMatch(/^%PDF-1\.4\n[\n -~]+%%EOF\n$/)
  const [, start = ''] = /startxref\n(\d+)\n/.exec(sampleInvoice) ?? []
  const table = sampleInvoice.slice(Number(start))
  const places = [...table.matchAll(/(\d{10}) 00000 n \n/g)].map(([, place]) => Number(place))
  expect(places).toHaveLength(5)
  for (const [index, place] of places.entries())
    expect(sampleInvoice.slice(place)).toMatch(new RegExp(`^${index + 1} 0 obj\n`))
  const [, length, content] = /Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(sampleInvoice) ?? []
  expect(content).toHaveLength(Number(length))
})

test('an invoice is a private download under its own name', async () => {
  const payment = getWorld().payments.get('robdnw')
  if (!payment) throw new Error('The world has no such invoice')
  const response = invoicePdf(payment)
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/pdf',
    'content-length': String((await response.clone().arrayBuffer()).byteLength),
    'content-disposition': 'attachment; filename="factura-MED-2026-000025.pdf"',
    'cache-control': 'private, no-store',
  })
})
