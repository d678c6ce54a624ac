import { expect, test } from 'vitest'
import { invoiceFileName } from './fileName.ts'

test.each([
  ['MED-2026-000025', 'factura-MED-2026-000025.pdf'],
  ['MD 12/2026', 'factura-MD-12-2026.pdf'],
  ['Seria Ș nr. 7', 'factura-Seria-Ș-nr.-7.pdf'],
  ['..\\..\\a<b>:"|?*c\u0000\n', 'factura-a-b-c.pdf'],
  // After a direction mark `fdp.exe` would be displayed backwards, as `exe.pdf`.
  ['7\u202Efdp.exe', 'factura-7-fdp.exe.pdf'],
  ['x'.repeat(300), `factura-${'x'.repeat(80)}.pdf`],
])('the invoice number %j gives the file name %s', (number, name) => {
  expect(invoiceFileName(number, 'k3')).toBe(name)
})

test.each([undefined, null, '', ' ', '///', '...'])(
  'without an invoice number (%j) the payment code gives the file name',
  number => {
    expect(invoiceFileName(number, 'robdnw')).toBe('factura-robdnw.pdf')
    expect(invoiceFileName(number, '?')).toBe('factura.pdf')
  },
)
