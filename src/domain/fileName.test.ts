import { expect, test } from 'vitest'
import { invoiceFileName } from './fileName.ts'

test('names the file by the invoice number', () => {
  for (const [number, name] of [
    ['MED-2026-000025', 'factura-MED-2026-000025.pdf'],
    ['MD 12/2026', 'factura-MD-12-2026.pdf'],
    ['Seria Ș nr. 7', 'factura-Seria-Ș-nr.-7.pdf'],
    ['..\\..\\a<b>:"|?*c\u0000\n', 'factura-a-b-c.pdf'],
    // After a direction mark `fdp.exe` would be displayed backwards, as `exe.pdf`.
    ['7\u202Efdp.exe', 'factura-7-fdp.exe.pdf'],
    ['x'.repeat(300), `factura-${'x'.repeat(80)}.pdf`],
  ] as const)
    expect
      .soft(
        invoiceFileName(number, 'k3'),
        `the invoice number ${JSON.stringify(number)} gives the file name ${name}`,
      )
      .toBe(name)
})

test('names the file by the payment code when there is no invoice number', () => {
  for (const number of [undefined, null, '', ' ', '///', '...']) {
    const row = `without an invoice number (${JSON.stringify(number)}) the payment code gives the file name`
    expect.soft(invoiceFileName(number, 'robdnw'), row).toBe('factura-robdnw.pdf')
    expect.soft(invoiceFileName(number, '?'), row).toBe('factura.pdf')
  }
})
