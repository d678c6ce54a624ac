import { HttpResponse } from 'msw/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setServerTime } from '#clock.ts'
import { readPayable } from '#domain/appointment.ts'
import {
  invoice,
  invoicesAre,
  later,
  lesson,
  lessonsAre,
  oldAre,
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
import { attemptOf, show, stored } from '#test/payment.ts'
import { removePaidAttempt, saveAttempt, keyOf } from './attempts.ts'

setUpPayments()

describe('a server that fails', () => {
  test.each([500, 502, 503, 504])('%i is no end: a success that comes later is recognised', async code => {
    const shown = await show('93')
    paying(status(code))
    expect(isNothingPaid(await pay(shown))).toBe(false)
    expect(attemptOf(payer, '93')).toMatchObject({ ids: [93], known: ['old'] })
    invoicesAre(invoice('new', 93, 1), invoice('old', 93, 1))
    expect(await check(await show('93'), attemptOf(payer, '93'))).toMatchObject({ kind: 'paid' })
    expect(posts).toHaveLength(1)
  })

  test('500 has ended, and may be tried again; a gateway may have left the server at it', async () => {
    const shown = await show('93')
    paying(status(500))
    const first = await pay(shown)
    expect(first).toMatchObject({ kind: 'changed', isMissing: true, cause: 'Serverul nu a putut răspunde' })
    if (first.kind !== 'changed') return
    paying(status(504))
    expect(await pay({ ...shown, attempt: first.attempt })).toMatchObject({
      kind: 'unconfirmed',
      mayBePending: true,
    })
  })

  test('after it has paid a part: says which, and the rest can be paid', async () => {
    const shown = await show('1002,1009')
    paying(status(500), () => lessonsAre(lesson(1002, paid), lesson(1009, { Price: 90 })))
    const result = await pay(shown)
    expect(result).toMatchObject({
      kind: 'changed',
      changes: [
        { kind: 'paid', line: { id: 1002 } },
        { kind: 'unpaid', line: { id: 1009 } },
      ],
    })
    expect(isNothingPaid(result)).toBe(false)
    if (result.kind !== 'changed') return
    const { order, known, attempt: sent } = result
    paying(status(200))
    expect(await pay({ ...shown, order, known, attempt: sent })).toMatchObject({
      kind: 'paid',
      order: { lines: [{ id: 1009 }] },
    })
    expect(posts).toEqual([[1002, 1009], [1009]])
  })

  test('and nothing can be read: unknown', async () => {
    const shown = await show('93')
    paying(status(500), readingFails)
    expect(await pay(shown)).toEqual({ kind: 'unconfirmed', attempt: attemptOf(payer, '93') })
  })

  test('and cannot be read before the next try either: nobody says that nothing was paid', async () => {
    const shown = await show('93')
    paying(status(500))
    const first = await pay(shown)
    if (first.kind !== 'changed') throw new Error(first.kind)
    readingFails()
    expect(await pay({ ...shown, attempt: first.attempt })).toMatchObject({ kind: 'unconfirmed' })
    expect(posts).toHaveLength(1)
  })
})

describe('a connection that breaks', () => {
  test('after it was paid: paid', async () => {
    const shown = await show('1002')
    paying(
      () => HttpResponse.error(),
      () => lessonsAre(lesson(1002, paid)),
    )
    expect(await pay(shown)).toMatchObject({ kind: 'paid' })
  })

  test('and it is not there yet: it may be on its way for a minute, also at the next visit', async () => {
    const shown = await show('1002,1009')
    paying(
      () => HttpResponse.error(),
      () => lessonsAre(lesson(1002, paid), lesson(1009)),
    )
    const soon = { kind: 'unconfirmed', mayBePending: true, changes: [{ kind: 'paid' }, { kind: 'unpaid' }] }
    expect(await pay(shown)).toMatchObject(soon)
    expect(await check(await show('1009,1002'), attemptOf(payer, '1009,1002'))).toMatchObject(soon)
    later()
    expect(await check(await show('1009,1002'), attemptOf(payer, '1009,1002'))).toMatchObject({
      kind: 'changed',
      changes: [
        { kind: 'paid', line: { id: 1002 } },
        { kind: 'unpaid', line: { id: 1009 } },
      ],
    })
  })

  test('nobody knows when: unknown', async () => {
    const shown = await show('1002')
    paying(() => HttpResponse.error(), readingFails)
    expect(await pay(shown)).toMatchObject({ kind: 'unconfirmed' })
  })
})

describe('a lesson that was sent and is active no more', () => {
  async function loseAnswer(address: string) {
    const shown = await show(address)
    paying(status(504), () => lessonsAre())
    const result = await pay(shown)
    later()
    return { shown, result }
  }

  test('is looked for among the old ones', async () => {
    const { shown } = await loseAnswer('1002')
    oldAre(lesson(1002, { ...paid, EndDate: '2096-11-20T08:59:00' }))
    expect(await check(shown, attemptOf(payer, '1002'))).toMatchObject({
      kind: 'paid',
      order: { lines: [{ id: 1002 }] },
    })
    // One of the old list has passed, whatever its end says.
    for (const EndDate of ['2096-11-20T08:59:00', '2096-11-25T18:00:00']) {
      oldAre(lesson(1002, { EndDate }))
      expect(await check(shown, attemptOf(payer, '1002'))).toMatchObject({
        kind: 'changed',
        changes: [{ reason: 'past' }],
        order: { lines: [] },
      })
    }
  })

  test('and is not there either: nobody knows', async () => {
    const { shown, result } = await loseAnswer('1002')
    expect(result).toMatchObject({ kind: 'unconfirmed' })
    expect(await check(shown, attemptOf(payer, '1002'))).toMatchObject({ kind: 'unconfirmed' })
    lessonsAre(lesson(1009))
    readingFails('getoldappoitments')
    saveAttempt(payer, { ...attemptOf(payer, '1002'), ids: [1002, 1009] })
    expect(await check(await show('1002,1009'), attemptOf(payer, '1002,1009'))).toMatchObject({
      kind: 'changed',
      changes: [
        { kind: 'unpaid', id: '1009' },
        { kind: 'unconfirmed', id: '1002', line: null },
      ],
    })
  })
})

describe('when there is no answer in 30 seconds', () => {
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
    ['a package', '93', () => invoicesAre(invoice('new', 93, 1), invoice('old', 93, 1))],
    ['lessons', '1002,1009', () => lessonsAre(lesson(1002, paid), lesson(1009, paid))],
  ])('%s that arrived is paid', async (_, address, arrive) => {
    const { result } = await paySlowly(address, arrive)
    expect(result).toMatchObject({ kind: 'paid' })
    expect(posts).toHaveLength(1)
  })

  test('the server may still be at it: it is looked for again before it may be paid again', async () => {
    const { shown, result } = await paySlowly('93')
    expect(result).toMatchObject({ kind: 'unconfirmed', mayBePending: true })
    expect(isNothingPaid(result)).toBe(false)
    expect(await check(shown, attemptOf(payer, '93'))).toMatchObject({
      kind: 'unconfirmed',
      mayBePending: true,
    })
    later()
    expect(await check(shown, attemptOf(payer, '93'))).toMatchObject({ kind: 'changed', isMissing: true })
  })

  test('what arrives later still is recognised, and not paid again', async () => {
    const { shown } = await paySlowly('93')
    invoicesAre(invoice('new', 93, 1), invoice('old', 93, 1))
    expect(await pay(shown)).toMatchObject({ kind: 'paid' })
    expect(posts).toHaveLength(1)
  })

  test('and nothing can be read: unknown, until a look tells', async () => {
    const { shown, result } = await paySlowly('1002', readingFails)
    const sent = attemptOf(payer, '1002')
    expect(result).toEqual({ kind: 'unconfirmed', attempt: sent })
    expect(await check(shown, sent)).toEqual({
      kind: 'unconfirmed',
      attempt: sent,
      cause: 'Serverul nu a putut răspunde',
    })
    invoicesAre()
    lessonsAre(lesson(1002))
    later()
    expect(await check(shown, sent)).toMatchObject({
      kind: 'changed',
      isMissing: true,
      order: { lines: [{ id: 1002 }] },
    })
    lessonsAre(lesson(1002, paid))
    expect(await check(shown, sent)).toMatchObject({ kind: 'paid', order: { lines: [{ id: 1002 }] } })
    expect(posts).toHaveLength(1)
  })
})

test('a payment that had failed and is paid after all is this one', async () => {
  invoicesAre(invoice('late', 93, 0), invoice('old', 93, 1))
  const shown = await show('93')
  expect(shown.known).toEqual(['old'])
  paying(status(500), () => invoicesAre(invoice('late', 93, 1), invoice('old', 93, 1)))
  expect(await pay(shown)).toMatchObject({ kind: 'paid' })
})

test('an attempt expires after an hour, and is found in whatever order the address names it', async () => {
  expect(keyOf(readPayable('1009,1002,1009'))).toBe(keyOf(readPayable('1002,1009')))
  const shown = await show('1002,1009')
  paying(status(500), readingFails)
  await pay(shown)
  setServerTime(new Date('2096-11-20T07:59:00Z'))
  expect(stored(payer, '1009,1002')).toEqual({
    kind: 'appointments',
    ids: [1009, 1002],
    known: ['old'],
    at: expect.closeTo(Date.parse('2096-11-20T07:00:00Z'), -5),
  })
  setServerTime(new Date('2096-11-20T08:01:00Z'))
  expect(stored(payer, '1002,1009')).toBeNull()
})

test('a receipt removes its attempt, but not that of a package which was sent again since', () => {
  const receipt = { kind: 'package', code: 93, until: null, viewer: payer } as const
  const again = {
    kind: 'package',
    ids: [93],
    known: ['new', 'old'],
    at: Date.parse('2096-11-20T07:00:00Z'),
  } as const
  saveAttempt(payer, { ...again, ids: [93], known: ['new', 'old'] })
  removePaidAttempt({ ...receipt, known: ['old'] })
  expect(stored(payer, '93')).toEqual(again)
  removePaidAttempt({ ...receipt, known: ['new', 'old'] })
  expect(stored(payer, '93')).toBeNull()
})
