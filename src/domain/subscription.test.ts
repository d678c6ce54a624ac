import { expect, test } from 'vitest'
import { daysLeftText, isInvoicePaid, periodText } from './subscription.ts'

const start = new Date('2026-10-05T10:20:00+03:00')
const end = new Date('2027-01-05T10:20:00+02:00')

test.each([
  [
    { SubscriptionStartDate: start, SubscriptionEndDate: end },
    'De la 5 octombrie 2026 până la 5 ianuarie 2027',
  ],
  [{ SubscriptionEndDate: end }, 'Până la 5 ianuarie 2027'],
  [{ SubscriptionStartDate: start, SubscriptionEndDate: null }, 'Din 5 octombrie 2026'],
  [{}, ''],
])('the period, as far as the server says: %#', (period, text) => {
  expect(periodText(period)).toBe(text)
})

test.each([
  ['2026-11-20T09:00:00+02:00', 'Au mai rămas 46 de zile.'],
  ['2026-12-31T23:30:00+02:00', 'Au mai rămas 5 zile.'],
  // Past midnight in Romania, not yet in Greenwich.
  ['2027-01-04T00:30:00+02:00', 'A mai rămas o zi.'],
  ['2027-01-05T00:30:00+02:00', 'Se încheie astăzi.'],
  ['2027-01-05T10:20:01+02:00', ''],
])('at %s: %j', (now, text) => {
  expect(daysLeftText({ SubscriptionEndDate: end }, new Date(now))).toBe(text)
})

test('over the change of the clocks a day is still a day', () => {
  const ends = { SubscriptionEndDate: new Date('2026-10-26T01:00:00+02:00') }
  expect(daysLeftText(ends, new Date('2026-10-24T23:00:00+03:00'))).toBe('Au mai rămas 2 zile.')
})

test('nobody knows how long it runs without an end', () => {
  expect(daysLeftText({ SubscriptionEndDate: null }, start)).toBe('')
})

test.each([
  [1, true],
  [0, false],
  [2, false],
  [null, undefined],
  [undefined, undefined],
])('an invoice of status %s is paid: %s', (Status, isPaid) => {
  expect(isInvoicePaid({ Status })).toBe(isPaid)
})
