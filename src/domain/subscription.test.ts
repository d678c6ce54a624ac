import { describe, expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { fromWallClock } from '#api/dates.ts'
import { daysLeftText, isInvoicePaid, periodText } from './subscription.ts'

const start = new Date('2026-10-05T10:20:00+03:00')
const end = new Date('2027-01-05T10:20:00+02:00')

test('the period is shown as far as it is known', () => {
  expectRows(periodText, [
    [
      { SubscriptionStartDate: start, SubscriptionEndDate: end },
      'De la 5 octombrie 2026 până la 5 ianuarie 2027',
    ],
    [{ SubscriptionEndDate: end }, 'Până la 5 ianuarie 2027'],
    [{ SubscriptionStartDate: start, SubscriptionEndDate: null }, 'Din 5 octombrie 2026'],
    [{}, ''],
  ])
})

test('shows the remaining days by the calendar of Romania', () => {
  for (const [now, text] of [
    ['2026-11-20T09:00:00+02:00', 'Au mai rămas 46 de zile.'],
    ['2026-12-31T23:30:00+02:00', 'Au mai rămas 5 zile.'],
    // After midnight in Romania, but not yet in UTC.
    ['2027-01-04T00:30:00+02:00', 'A mai rămas o zi.'],
    ['2027-01-05T00:30:00+02:00', 'Se încheie astăzi.'],
    ['2027-01-05T10:20:01+02:00', ''],
  ] as const)
    expect
      .soft(
        daysLeftText({ SubscriptionEndDate: end }, new Date(now)),
        `at ${now} the remaining time is shown as ${JSON.stringify(text)}`,
      )
      .toBe(text)
})

describe('on the last day', () => {
  test('an end at midnight includes its whole day, and any other end is exact', () => {
    for (const [last, now, text] of [
      // A date without a time is sent as its midnight, and means the whole day.
      ['2026-11-20T00:00:00', '2026-11-18T23:59:00', 'Au mai rămas 2 zile.'],
      ['2026-11-20T00:00:00', '2026-11-19T00:00:00', 'A mai rămas o zi.'],
      ['2026-11-20T00:00:00', '2026-11-20T00:00:00', 'Se încheie astăzi.'],
      ['2026-11-20T00:00:00', '2026-11-20T09:00:00', 'Se încheie astăzi.'],
      ['2026-11-20T00:00:00', '2026-11-20T23:59:59', 'Se încheie astăzi.'],
      ['2026-11-20T00:00:00', '2026-11-21T00:00:00', ''],
      ['2026-11-20T18:00:00', '2026-11-19T18:30:00', 'A mai rămas o zi.'],
      ['2026-11-20T18:00:00', '2026-11-20T17:59:59', 'Se încheie astăzi.'],
      ['2026-11-20T18:00:00', '2026-11-20T18:00:01', ''],
      ['2026-11-20T18:00:00', '2026-11-21T09:00:00', ''],
      // The days on which the clocks change have 23 and 25 hours.
      ['2027-03-28T00:00:00', '2027-03-27T23:00:00', 'A mai rămas o zi.'],
      ['2027-03-28T00:00:00', '2027-03-28T23:30:00', 'Se încheie astăzi.'],
      ['2027-03-29T00:00:00', '2027-03-28T00:30:00', 'A mai rămas o zi.'],
      ['2027-10-31T00:00:00', '2027-10-31T23:30:00', 'Se încheie astăzi.'],
      ['2027-11-01T00:00:00', '2027-10-31T00:30:00', 'A mai rămas o zi.'],
    ] as const)
      expect
        .soft(
          daysLeftText({ SubscriptionEndDate: fromWallClock(last) }, fromWallClock(now)),
          `with the end ${last}, the remaining time at ${now} is shown as ${JSON.stringify(text)}`,
        )
        .toBe(text)
  })
})

test('without an end no remaining time is shown', () => {
  expect(daysLeftText({ SubscriptionEndDate: null }, start)).toBe('')
})

test('only an invoice of status 1 is paid', () => {
  for (const [Status, isPaid] of [
    [1, true],
    [0, false],
    [2, false],
    [null, true],
    [undefined, true],
  ] as const)
    expect.soft(isInvoicePaid({ Status }), `an invoice of status ${Status} is paid: ${isPaid}`).toBe(isPaid)
})
