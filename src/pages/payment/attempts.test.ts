import { HttpResponse } from 'msw/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setServerTime } from '#clock.ts'
import { readPayable } from '#domain/appointment.ts'
import {
  invoice,
  serveInvoices,
  later,
  lesson,
  serveLessons,
  serveOldLessons,
  paid,
  payer,
  paying,
  posts,
  readingFails,
  setUpPayments,
  status,
} from '#test/paymentServer.ts'
import { check, pay } from './pay.ts'
import { isNothingPaid } from './outcome.ts'
import { attemptOf, offerIn, show, stored } from '#test/payment.ts'
import { removePaidAttempt, saveAttempt, keyOf } from './attempts.ts'

setUpPayments()

describe('a server that fails', () => {
  test.each([500, 502, 503, 504])('%i is not final: a later success is recognised', async code => {
    const shown = await show('93')
    paying(status(code))
    expect(isNothingPaid(await pay(shown))).toBe(false)
    expect(attemptOf(payer, '93')).toMatchObject({ ids: [93], paidInvoicesBefore: ['old'] })
    serveInvoices(invoice('new', 93, 1), invoice('old', 93, 1))
    expect(await check(await show('93'), attemptOf(payer, '93'))).toMatchObject({ status: 'succeeded' })
    expect(posts).toHaveLength(1)
  })

  test('a 500 settles the attempt, which may be sent again; after a 504 the server may still be processing it', async () => {
    const shown = await show('93')
    paying(status(500))
    const first = await pay(shown)
    expect(first).toMatchObject({ status: 'failed', isMissing: true, cause: 'Serverul nu a putut răspunde' })
    paying(status(504))
    expect(await pay({ ...shown, ...offerIn(first) })).toMatchObject({
      status: 'unknown',
      mayStillArrive: true,
    })
  })

  test('after recording a part: the outcome says which, and the rest can be paid', async () => {
    const shown = await show('1002,1009')
    paying(status(500), () => serveLessons(lesson(1002, paid), lesson(1009, { Price: 90 })))
    const result = await pay(shown)
    expect(result).toMatchObject({
      status: 'failed',
      changes: [
        { kind: 'paid', line: { id: 1002 } },
        { kind: 'unpaid', line: { id: 1009 } },
      ],
    })
    expect(isNothingPaid(result)).toBe(false)
    paying(status(200))
    expect(await pay({ ...shown, ...offerIn(result) })).toMatchObject({
      status: 'succeeded',
      value: { lines: [{ id: 1009 }] },
    })
    expect(posts).toEqual([[1002, 1009], [1009]])
  })

  test('and whose state cannot be read: the outcome is unknown', async () => {
    const shown = await show('93')
    paying(status(500), readingFails)
    expect(await pay(shown)).toEqual({
      status: 'unknown',
      attempt: attemptOf(payer, '93'),
      cause: 'Serverul nu a putut răspunde',
    })
  })

  test('and whose session has expired by the verification: login, with the attempt kept', async () => {
    const shown = await show('93')
    paying(status(500), () => readingFails(':call', status(401)))
    expect(await pay(shown)).toEqual({
      status: 'sessionExpired',
      attempt: attemptOf(payer, '93'),
    })
  })

  test('and whose state cannot be read before the next attempt either: unknown, and nothing is sent', async () => {
    const shown = await show('93')
    paying(status(500))
    const first = await pay(shown)
    const offer = offerIn(first)
    readingFails()
    expect(await pay({ ...shown, ...offer })).toMatchObject({ status: 'unknown' })
    expect(posts).toHaveLength(1)
  })
})

describe('a connection that breaks', () => {
  test('after the server has recorded the payment: the outcome is a success', async () => {
    const shown = await show('1002')
    paying(
      () => HttpResponse.error(),
      () => serveLessons(lesson(1002, paid)),
    )
    expect(await pay(shown)).toMatchObject({ status: 'succeeded' })
  })

  test('while only a part is recorded: the rest may be pending for a minute, also at the next visit', async () => {
    const shown = await show('1002,1009')
    paying(
      () => HttpResponse.error(),
      () => serveLessons(lesson(1002, paid), lesson(1009)),
    )
    const soon = {
      status: 'unknown',
      mayStillArrive: true,
      changes: [{ kind: 'paid' }, { kind: 'unpaid' }],
    }
    expect(await pay(shown)).toMatchObject(soon)
    expect(await check(await show('1009,1002'), attemptOf(payer, '1009,1002'))).toMatchObject(soon)
    later()
    expect(await check(await show('1009,1002'), attemptOf(payer, '1009,1002'))).toMatchObject({
      status: 'failed',
      changes: [
        { kind: 'paid', line: { id: 1002 } },
        { kind: 'unpaid', line: { id: 1009 } },
      ],
    })
  })

  test('and the state cannot be read: the outcome is unknown', async () => {
    const shown = await show('1002')
    paying(() => HttpResponse.error(), readingFails)
    expect(await pay(shown)).toMatchObject({ status: 'unknown' })
  })
})

describe('a lesson that was sent and is not active any more', () => {
  async function loseResponse(address: string) {
    const shown = await show(address)
    paying(status(504), () => serveLessons())
    const result = await pay(shown)
    later()
    return { shown, result }
  }

  test('is looked up in the list of old lessons', async () => {
    const { shown } = await loseResponse('1002')
    serveOldLessons(lesson(1002, { ...paid, EndDate: '2096-11-20T08:59:00' }))
    expect(await check(shown, attemptOf(payer, '1002'))).toMatchObject({
      status: 'succeeded',
      value: { lines: [{ id: 1002 }] },
    })
    // A lesson in the old list has passed, whatever its end says.
    for (const EndDate of ['2096-11-20T08:59:00', '2096-11-25T18:00:00']) {
      serveOldLessons(lesson(1002, { EndDate }))
      expect(await check(shown, attemptOf(payer, '1002'))).toMatchObject({
        status: 'failed',
        changes: [{ reason: 'past' }],
        offer: { order: { lines: [] } },
      })
    }
  })

  test('and not in the old list either: the outcome is unknown', async () => {
    const { shown, result } = await loseResponse('1002')
    expect(result).toMatchObject({ status: 'unknown' })
    expect(await check(shown, attemptOf(payer, '1002'))).toMatchObject({ status: 'unknown' })
    serveLessons(lesson(1009))
    readingFails('getoldappoitments')
    saveAttempt(payer, { ...attemptOf(payer, '1002'), ids: [1002, 1009] })
    expect(await check(await show('1002,1009'), attemptOf(payer, '1002,1009'))).toMatchObject({
      status: 'failed',
      changes: [
        { kind: 'unpaid', id: '1009' },
        { kind: 'unknown', id: '1002', line: null },
      ],
    })
  })
})

describe('after a timeout of 30 s', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => vi.useRealTimers())

  async function paySlowly(address: string, then?: () => void) {
    const shown = await show(address)
    paying(() => new Promise<never>(() => {}), then)
    const result = pay(shown)
    await expect.poll(() => posts).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(30_000)
    return { shown, result: await result }
  }

  test.each([
    ['a package', '93', () => serveInvoices(invoice('new', 93, 1), invoice('old', 93, 1))],
    ['lessons', '1002,1009', () => serveLessons(lesson(1002, paid), lesson(1009, paid))],
  ])('%s: the outcome is a success when the server has recorded the payment', async (_, address, arrive) => {
    const { result } = await paySlowly(address, arrive)
    expect(result).toMatchObject({ status: 'succeeded' })
    expect(posts).toHaveLength(1)
  })

  test('the server may still be processing it: it must be checked before it may be paid again', async () => {
    const { shown, result } = await paySlowly('93')
    expect(result).toMatchObject({ status: 'unknown', mayStillArrive: true })
    expect(isNothingPaid(result)).toBe(false)
    expect(await check(shown, attemptOf(payer, '93'))).toMatchObject({
      status: 'unknown',
      mayStillArrive: true,
    })
    later()
    expect(await check(shown, attemptOf(payer, '93'))).toMatchObject({ status: 'failed', isMissing: true })
  })

  test('a payment that is recorded later is recognised, and not sent again', async () => {
    const { shown } = await paySlowly('93')
    serveInvoices(invoice('new', 93, 1), invoice('old', 93, 1))
    expect(await pay(shown)).toMatchObject({ status: 'succeeded' })
    expect(posts).toHaveLength(1)
  })

  test('the outcome is unknown while the state cannot be read, until a check resolves it', async () => {
    const { shown, result } = await paySlowly('1002', readingFails)
    const sent = attemptOf(payer, '1002')
    const unverified = { status: 'unknown', attempt: sent, cause: 'Serverul nu a putut răspunde' }
    expect(result).toEqual(unverified)
    expect(await check(shown, sent)).toEqual(unverified)
    serveInvoices()
    serveLessons(lesson(1002))
    later()
    expect(await check(shown, sent)).toMatchObject({
      status: 'failed',
      isMissing: true,
      offer: { order: { lines: [{ id: 1002 }] } },
    })
    serveLessons(lesson(1002, paid))
    expect(await check(shown, sent)).toMatchObject({ status: 'succeeded', value: { lines: [{ id: 1002 }] } })
    expect(posts).toHaveLength(1)
  })
})

test('an unpaid invoice that becomes paid counts as the invoice of this payment', async () => {
  serveInvoices(invoice('late', 93, 0), invoice('old', 93, 1))
  const shown = await show('93')
  expect(shown.paidInvoicesBefore).toEqual(['old'])
  paying(status(500), () => serveInvoices(invoice('late', 93, 1), invoice('old', 93, 1)))
  expect(await pay(shown)).toMatchObject({ status: 'succeeded' })
})

test('an attempt expires after an hour, and is found whatever the order of the ids in the address', async () => {
  expect(keyOf(readPayable('1009,1002,1009'))).toBe(keyOf(readPayable('1002,1009')))
  const shown = await show('1002,1009')
  paying(status(500), readingFails)
  await pay(shown)
  setServerTime(new Date('2096-11-20T07:59:00Z'))
  expect(stored(payer, '1009,1002')).toEqual({
    kind: 'appointments',
    ids: [1009, 1002],
    paidInvoicesBefore: ['old'],
    at: expect.closeTo(Date.parse('2096-11-20T07:00:00Z'), -5),
  })
  setServerTime(new Date('2096-11-20T08:01:00Z'))
  expect(stored(payer, '1002,1009')).toBeNull()
})

test('a receipt removes its own attempt, but not a later one for the same package', () => {
  const receipt = { kind: 'package', code: 93, until: null, viewer: payer } as const
  const again = {
    kind: 'package',
    ids: [93],
    paidInvoicesBefore: ['new', 'old'],
    at: Date.parse('2096-11-20T07:00:00Z'),
  } as const
  saveAttempt(payer, { ...again, ids: [93], paidInvoicesBefore: ['new', 'old'] })
  removePaidAttempt({ ...receipt, paidInvoicesBefore: ['old'] })
  expect(stored(payer, '93')).toEqual(again)
  removePaidAttempt({ ...receipt, paidInvoicesBefore: ['new', 'old'] })
  expect(stored(payer, '93')).toBeNull()
})
