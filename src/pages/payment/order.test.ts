import { expect, test } from 'vitest'
import type { Appointment, Invoice } from '#api/appointments.ts'
import { readPayable } from '#domain/appointment.ts'
import type { PackageCode } from '#domain/plans.ts'
import { expectRows } from '#test/expectRows.ts'
import { lessonOrder, readReceipt, type Receipt, toHistory, totalOf } from './order.ts'
import { newInvoices } from './server.ts'

const now = new Date('2026-11-20T07:00:00Z')

const lesson = (Id: number, fields: Partial<Appointment> = {}): Appointment => ({
  Id,
  StartDate: new Date('2026-11-25T15:00:00Z'),
  EndDate: new Date('2026-11-25T16:00:00Z'),
  Price: 70,
  AcceptedByTeacher: true,
  CanJoin: false,
  isReadyForRating: false,
  Payments: [],
  Teacher: { Id: 't1', FirstName: 'Elena-Cătălina', LastName: 'Constantinescu-Brătescu' },
  Learner: { Id: 'l1' },
  ...fields,
})

const student = { UserCode: 's1', IsTeacher: false }
const tutor = { UserCode: 't1', IsTeacher: true }

function order(address: string, rows: Appointment[], viewer = student) {
  const payable = readPayable(address)
  if (payable.kind === 'package') throw new Error('Lessons are meant.')
  return lessonOrder(payable, rows, { viewer, now })
}

const reasonsOf = (address: string, rows: Appointment[], viewer: typeof student) =>
  order(address, rows, viewer).items.map(({ id, reason }): [string, string | null] => [id, reason])

test('leaves out lessons that cannot be paid, each with its reason', () => {
  const paid = { Payment: { Status: 1 } } as Partial<Appointment>
  const rows = [
    lesson(6),
    lesson(1),
    lesson(2, { AcceptedByTeacher: false }),
    lesson(3, paid),
    lesson(4, { ...paid, CanJoin: true }),
    lesson(5, { EndDate: now }),
  ]
  // prettier-ignore
  expectRows(reasonsOf, [
    ['1,2,3,4,5,6,abc,1', rows, student,
      [['1', null], ['2', 'requested'], ['3', 'paid'], ['4', 'paid'], ['5', 'past'], ['6', null], ['abc', 'invalidId']]],
    // A tutor pays only for lessons that they take themselves.
    ['1,2,3', [lesson(1), lesson(2, { Teacher: { Id: 'another' } })], tutor,
      [['1', 'tutor'], ['2', null], ['3', 'unknown']]],
    // A single lesson whose id equals the code of a package.
    ['31,', [lesson(31)], student, [['31', 'idIsPackageCode']]],
    ['365,8', [lesson(365)], student, [['365', 'idIsPackageCode'], ['8', 'unknown']]],
    ['31,93', [lesson(31), lesson(93)], student, [['31', null], ['93', null]]],
  ])
})

test('names a lesson by its subject and the other party, and counts a missing price as 0', () => {
  const { lines } = order('1,2,3,4', [
    lesson(1, { Category: { Name: 'Pian' } }),
    lesson(2, { Teacher: null, Price: null }),
    lesson(3, { Price: 49.5 }),
    lesson(4, { Price: 0 }),
  ])
  expect(lines).toMatchObject([
    { subject: 'Pian', name: 'Elena-Cătălina Constantinescu-Brătescu', price: 70 },
    { subject: 'Ședință', name: 'Utilizator fara nume', price: null },
    { price: 49.5 },
    { price: null },
  ])
  expect(totalOf({ code: null, lines })).toBe(119.5)
})

test('attributes to a payment the invoices that did not exist before it', () => {
  const invoice = (PaymentCode: string, Product: number | null, day: number): Invoice => ({
    PaymentCode,
    Product,
    Added: new Date(Date.UTC(2026, 10, day)),
  })
  const all = [invoice('d', 31, 24), invoice('c', 31, 23), invoice('b', null, 22), invoice('a', 31, 21)]
  const codes = (code: PackageCode | null, most: number, before: string[] | null = ['a']) =>
    newInvoices(all, { invoices: before }, code, most).map(({ PaymentCode }) => PaymentCode)
  expect(codes(31, 1)).toEqual(['c'])
  expect(codes(null, 2)).toEqual(['b'])
  expect(codes(365, 1)).toEqual([])
  // The invoices before the payment are unknown.
  expect(codes(null, 1, null)).toEqual([])
})

test('reads a receipt from the history state only for the viewer who has paid', () => {
  const { lines } = order('1', [lesson(1)])
  const before = { invoices: ['a'], period: { isOk: true, start: null, end: 1 } }
  const receipts: Receipt[] = [
    { viewer: 's1', code: null, lines, before: { invoices: null } },
    { viewer: 's1', code: 93, lines: [], before },
  ]
  for (const receipt of receipts) {
    const state: unknown = structuredClone(toHistory(receipt))
    expect(readReceipt(state, 's1')).toEqual(receipt)
    expect(readReceipt(state, 's2')).toBeNull()
  }
  const other = { paid: { code: 32, lines: [], before, viewer: 's1' } }
  for (const state of [null, undefined, 'paid', { paid: null }, other])
    expect.soft(readReceipt(state, 's1'), JSON.stringify(state)).toBeNull()
})
