import { expect, test } from 'vitest'
import { downloadInvoice, getCurrentPayment, getPayments, savePayments } from '#api/appointments.ts'
import { sendMessage } from '#api/messages.ts'
import { Profile, readCurrentProfile } from '#api/viewer.ts'
import { setClock } from '#mocks/clock.ts'
import { as, call, readFrom, statusOf, student } from './testing.ts'

async function viewer(): Promise<Profile> {
  const profile = await readFrom(readCurrentProfile)
  if (!profile || !('IsTeacher' in profile)) throw new Error('There is no viewer')
  return profile
}

async function invoices() {
  const page = await readFrom(getPayments)
  if (Array.isArray(page)) throw new Error('A page was expected')
  return page
}

test('buying a subscription adds an invoice, and lets the tutor write until its months are over', async () => {
  as('teacherUnpaid')
  expect(await viewer()).toMatchObject({ IsSubscriptionOk: false })
  expect(await readFrom(getCurrentPayment)).toBeNull()
  expect(await invoices()).toEqual({ TotalRows: 0, Entities: [] })
  expect(await call(savePayments, {}, [93])).toEqual([200, ''])
  expect(await viewer()).toMatchObject({
    IsSubscriptionOk: true,
    SubscriptionStartDate: new Date('2026-11-20T07:00:00Z'),
    SubscriptionEndDate: new Date('2027-02-20T07:00:00Z'),
  })
  expect((await invoices()).Entities).toMatchObject([
    { Product: 93, ProductName: 'Abonament 3 luni', Status: 1 },
  ])
  expect(await readFrom(getCurrentPayment)).toMatchObject({ Product: 93 })
  const message = { ToUserId: student, Body: 'Bună ziua!' }
  expect(await statusOf(sendMessage, {}, message)).toBe(200)
  setClock('2027-02-20T09:00:00')
  expect(await viewer()).toMatchObject({ IsSubscriptionOk: false })
  expect(await readFrom(getCurrentPayment)).toBeNull()
  expect(await statusOf(sendMessage, {}, message)).toBe(403)
})

test.each([
  [31, '2027-02-05T08:20:00Z'],
  [93, '2027-04-05T07:20:00Z'],
  [365, '2028-01-05T08:20:00Z'],
])('product %i extends the running subscription from its end', async (product, end) => {
  as('teacher')
  const before = await invoices()
  expect(before.TotalRows).toBe(25)
  expect(await statusOf(savePayments, {}, [product])).toBe(200)
  expect((await viewer()).SubscriptionEndDate).toEqual(new Date(end))
  const after = await invoices()
  expect(after.TotalRows).toBe(26)
  expect(new Set(after.Entities.map(payment => payment.InvoiceNumber)).size).toBe(26)
})

test('a code that is neither a product nor a lesson is refused', async () => {
  as('teacher')
  for (const ids of [[32], [0], [-1], [31, 93], [31.5]])
    expect(await statusOf(savePayments, {}, ids)).toBe(400)
})

test('the payer gets the invoice as a PDF, another user gets 404 and a visitor 401', async () => {
  as('teacher')
  const [newest] = (await invoices()).Entities
  const of = (paymentCode = '') => statusOf(downloadInvoice, { paymentCode })
  expect(await call(downloadInvoice, { paymentCode: newest?.PaymentCode ?? '' })).toEqual([
    200,
    expect.stringMatching(/^%PDF-/),
  ])
  expect(await of('nimic')).toBe(404)
  as('teacherUnpaid')
  expect(await of(newest?.PaymentCode)).toBe(404)
  as('visitor')
  expect(await of(newest?.PaymentCode)).toBe(401)
  as('student')
  const payments = (await invoices()).Entities
  expect(await of(payments.find(({ Status }) => Status === 1)?.PaymentCode)).toBe(200)
  // A payment that failed.
  expect(await of(payments.find(({ Status }) => Status === 0)?.PaymentCode)).toBe(404)
})
