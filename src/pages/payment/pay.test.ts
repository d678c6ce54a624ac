import { HttpResponse } from 'msw/http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setServerTime } from '#clock.ts'
import {
  invoice,
  serveInvoices,
  lesson,
  serveLessons,
  paid,
  payer,
  paying,
  posts,
  readingFails,
  setUpPayments,
  status,
} from '#test/paymentServer.ts'
import { storeCounts, useAccountCounts } from '#stores/accountCounts.ts'
import { Refusal } from '#submit/submit.ts'
import { pay } from './pay.ts'
import { isNothingPaid } from './outcome.ts'
import { show, stored } from '#test/payment.ts'

setUpPayments()

describe('pays once', () => {
  test('lessons, by their ids in the order of the address', async () => {
    const shown = await show('1002,1009')
    paying(status(200))
    expect(await pay(shown)).toEqual({ status: 'succeeded', value: shown.order })
    expect(posts).toEqual([[1002, 1009]])
  })

  test('a package, by its code', async () => {
    const shown = await show('93')
    paying(status(204))
    expect(await pay(shown)).toEqual({ status: 'succeeded', value: { kind: 'package', code: 93, price: 69 } })
    expect(posts).toEqual([[93]])
  })
})

describe('pays nothing', () => {
  beforeEach(() => paying(status(200)))
  afterEach(() => expect(posts).toEqual([]))

  test('when the lessons were paid meanwhile, which counts as success', async () => {
    const shown = await show('1002,1009')
    serveLessons(lesson(1002, paid), lesson(1009, { Price: 90, Payments: [{ Status: 0 }, { Status: 1 }] }))
    expect(await pay(shown)).toEqual({ status: 'succeeded', value: shown.order })
  })

  test.each([1, undefined])('when the package has a new invoice, of status %s', async Status => {
    const shown = await show('93')
    serveInvoices(invoice('new', 93, Status), invoice('old', 93, 1))
    expect(await pay(shown)).toMatchObject({ status: 'succeeded' })
  })

  test.each([
    ['price', [lesson(1002, { Price: 80 }), lesson(1009, { Price: 90 })], { kind: 'price', from: 70 }],
    ['cancelled', [lesson(1009, { Price: 90 })], { kind: 'leftOut', reason: 'gone' }],
    [
      'not accepted any more',
      [lesson(1002, { AcceptedByTeacher: false }), lesson(1009, { Price: 90 })],
      { kind: 'leftOut', reason: 'requested' },
    ],
  ])('when one of the lessons has changed: %s', async (_, lessons, change) => {
    const shown = await show('1002,1009')
    serveLessons(...lessons)
    expect(await pay(shown)).toMatchObject({
      status: 'failed',
      changes: [{ ...change, line: { id: 1002, name: 'Mihai' } }],
      offer: { attempt: null },
    })
  })

  test('when a part was paid meanwhile, and says which part', async () => {
    const shown = await show('1002,1009')
    serveLessons(lesson(1002, paid), lesson(1009, { Price: 90 }))
    const result = await pay(shown)
    expect(result).toMatchObject({
      status: 'failed',
      changes: [
        { kind: 'paid', line: { id: 1002 } },
        { kind: 'unpaid', line: { id: 1009 } },
      ],
      offer: { order: { lines: [{ id: 1009 }] } },
    })
    expect(isNothingPaid(result)).toBe(false)
  })

  test('when the one lesson that is left has the id of a package, which the call would buy', async () => {
    serveLessons(lesson(31), lesson(1009))
    const shown = await show('31,1009')
    serveLessons(lesson(31))
    expect(await pay(shown)).toMatchObject({
      changes: [
        { kind: 'leftOut', id: '31', reason: 'idIsPackageCode' },
        { kind: 'leftOut', id: '1009', reason: 'gone' },
      ],
      offer: { order: { lines: [] } },
    })
  })

  test('when one more lesson can be paid now', async () => {
    serveLessons(lesson(1002), lesson(1009, { AcceptedByTeacher: false }))
    const shown = await show('1002,1009')
    serveLessons(lesson(1002), lesson(1009))
    expect(await pay(shown)).toMatchObject({ changes: [{ kind: 'added', line: { id: 1009 } }] })
  })

  test('when a lesson has passed since the page was opened', async () => {
    const shown = await show('1002')
    setServerTime(new Date('2096-11-25T17:00:00Z'))
    serveLessons()
    expect(await pay(shown)).toMatchObject({ changes: [{ reason: 'past' }] })
  })

  test('when the state cannot be read before the payment', async () => {
    const shown = await show('1002')
    readingFails()
    expect(await pay(shown)).toMatchObject({ status: 'failed', error: { kind: 'status', status: 500 } })
    expect(stored(payer, '1002')).toBeNull()
  })

  test('when the session has expired before the payment', async () => {
    const shown = await show('1002')
    readingFails('getactiveappoitments', status(401))
    expect(await pay(shown)).toMatchObject({ status: 'sessionExpired', attempt: null })
  })
})

describe('the number of lessons to pay, which the user area shows', () => {
  const counted = () => useAccountCounts.getState().lessons
  afterEach(() => storeCounts('', {}))

  test('is read with the lessons, and lowered by those that are paid', async () => {
    serveLessons(lesson(1002), lesson(1009), lesson(1010))
    const shown = await show('1002,1009')
    expect(counted()).toBe(3)
    paying(status(200))
    await pay(shown)
    expect(counted()).toBe(1)
  })

  test('is right when the lessons were paid meanwhile, and after a payment that failed', async () => {
    const shown = await show('1002,1009')
    serveLessons(lesson(1002, paid), lesson(1009, paid))
    await pay(shown)
    expect(counted()).toBe(0)
    serveLessons(lesson(1002), lesson(1009, { Price: 90 }))
    paying(status(500), () => serveLessons(lesson(1002, paid), lesson(1009, { Price: 90 })))
    await pay(shown)
    expect(counted()).toBe(1)
  })

  test('stays unknown when there are more lessons than a page has, and as it is after a package', async () => {
    serveLessons(...Array.from({ length: 11 }, (_, index) => lesson(1000 + index)))
    const shown = await show('1002')
    paying(status(200))
    await pay(shown)
    expect(counted()).toBeNull()
    storeCounts(payer, { lessons: 2 })
    await pay(await show('93'))
    expect(counted()).toBe(2)
  })
})

test('an unpaid invoice, or one of another product, does not count as this payment', async () => {
  const shown = await show('93')
  serveInvoices(invoice('a', 93, 0), invoice('b', 31, 1), invoice('c', null, 1), invoice('old', 93, 1))
  paying(status(200))
  await pay(shown)
  expect(posts).toEqual([[93]])
})

describe('a refusal', () => {
  test.each([400, 404, 409])('%i reports what has changed', async code => {
    const shown = await show('1002,1009')
    paying(status(code), () => serveLessons(lesson(1002)))
    const result = await pay(shown)
    expect(result).toMatchObject({
      status: 'failed',
      changes: [{ kind: 'leftOut', reason: 'gone', line: { id: 1009 } }],
      offer: { order: { lines: [{ id: 1002 }] } },
    })
    expect(isNothingPaid(result)).toBe(true)
    expect(posts).toHaveLength(1)
    expect(stored(payer, '1002,1009')).toBeNull()
  })

  test('with nothing changed settles as failed, and the package may be sent again', async () => {
    const shown = await show('93')
    paying(status(409))
    const result = await pay(shown)
    expect(result).toEqual({ status: 'failed', error: new Refusal('Plata nu a fost acceptată') })
    expect(isNothingPaid(result)).toBe(true)
    expect(stored(payer, '93')).toBeNull()
  })

  test('of a package that is paid already is a success', async () => {
    const shown = await show('93')
    paying(status(409), () => serveInvoices(invoice('new', 93), invoice('old', 93)))
    expect(await pay(shown)).toMatchObject({ status: 'succeeded' })
  })

  test('whose cause cannot be read settles as failed', async () => {
    const shown = await show('93')
    paying(status(409), readingFails)
    expect(await pay(shown)).toEqual({ status: 'failed', error: new Refusal('Plata nu a fost acceptată') })
  })

  test.each([
    ['a 401', status(401)],
    ['a login page', () => HttpResponse.html('<!doctype html><title>Log in</title>')],
  ])('%s is an expired session', async (_, answer) => {
    const shown = await show('1002')
    paying(answer)
    expect(await pay(shown)).toMatchObject({ status: 'sessionExpired', attempt: null })
    expect(posts).toHaveLength(1)
    expect(stored(payer, '1002')).toBeNull()
  })
})
