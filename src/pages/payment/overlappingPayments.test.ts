import { describe, expect, test } from 'vitest'
import { readPayable } from '#domain/appointment.ts'
import { getCurrentProfile } from '#api/viewer.ts'
import {
  invoice,
  serveInvoices,
  later,
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
import { attemptOf, show, stored } from '#test/payment.ts'
import { check, pay, readCheckout } from './pay.ts'
import { saveAttempt } from './attempts.ts'

// "failure with nothing paid twice": a payment whose outcome is unknown counts in every list that shares a lesson
// with it.

setUpPayments()

/** Returns the data that the page of an address starts with. */
async function open(address: string) {
  const viewer = await getCurrentProfile()
  if (!viewer) throw new Error('There is no viewer.')
  return readCheckout(readPayable(address), viewer, new AbortController().signal)
}

/** Sends both lessons, and loses the response. */
async function loseBoth() {
  const shown = await show('1002,1009')
  paying(status(504))
  expect(await pay(shown)).toMatchObject({ status: 'unknown', mayStillArrive: true })
}

describe('beside a payment with an unknown outcome', () => {
  test('a list that shares a lesson must be checked first, and is offered again when nothing can be pending any more', async () => {
    await loseBoth()
    const { attempt: sent } = await open('1002')
    expect(sent).toMatchObject({ ids: [1002] })
    const shown = { ...(await show('1002')), attempt: sent }
    expect(await check(shown, attemptOf(payer, '1002'))).toMatchObject({
      status: 'unknown',
      mayStillArrive: true,
    })
    later()
    expect(await check(shown, attemptOf(payer, '1002'))).toMatchObject({ status: 'failed', isMissing: true })
    paying(status(200))
    expect(await pay(shown)).toMatchObject({ status: 'succeeded', value: { lines: [{ id: 1002 }] } })
    expect(posts).toEqual([[1002, 1009], [1002]])
  })

  test.each(['1002', '1009,1002', '1002,1010'])(
    'a list that was open before in another tab (%s) sends nothing before a check',
    async address => {
      serveLessons(lesson(1002), lesson(1009, { Price: 90 }), lesson(1010))
      const otherTab = await show(address)
      await loseBoth()
      expect(await pay(otherTab)).toMatchObject({
        status: 'unknown',
        isEarlier: true,
        attempt: { kind: 'appointments' },
      })
      readingFails()
      expect(await pay(otherTab)).toMatchObject({ status: 'unknown', attempt: { kind: 'appointments' } })
      expect(posts).toHaveLength(1)
    },
  )

  test('of two lists submitted at the same moment without a Web Lock, only one is sent', async () => {
    const [one, other] = [await show('1002'), await show('1002,1009')]
    paying(status(200))
    const outcomes = await Promise.all([pay(one), pay(other)])
    expect(outcomes.map(outcome => outcome.status).toSorted()).toEqual(['succeeded', 'unknown'])
    expect(posts).toHaveLength(1)
  })

  test('a package that another tab has sent is not sent again', async () => {
    const otherTab = await show('93')
    paying(status(504))
    await pay(await show('93'))
    expect(await pay(otherTab)).toMatchObject({ status: 'unknown', isEarlier: true })
    serveInvoices(invoice('new', 93, 1), invoice('old', 93, 1))
    expect(await pay(otherTab)).toMatchObject({ status: 'succeeded' })
    expect(posts).toHaveLength(1)
  })

  test('a list whose lesson has arrived shows it as paid, and offers the other lessons', async () => {
    serveLessons(lesson(1002), lesson(1009, { Price: 90 }), lesson(1010))
    await loseBoth()
    const both = await show('1002,1010')
    serveLessons(lesson(1002, paid), lesson(1009, { ...paid, Price: 90 }), lesson(1010))
    expect(await open('1002')).toMatchObject({
      isPaid: true,
      attempt: { ids: [1002], paidInvoicesBefore: null },
    })
    expect(await open('1002,1010')).toMatchObject({
      isPaid: false,
      attempt: null,
      order: { lines: [{ id: 1010 }], leftOut: [{ id: '1002', reason: 'paid' }] },
    })
    expect(await check(both, attemptOf(payer, '1002,1010'))).toMatchObject({
      status: 'failed',
      changes: [{ kind: 'paid', line: { id: 1002 } }],
      offer: { order: { lines: [{ id: 1010 }] }, attempt: null },
    })
    expect(posts).toHaveLength(1)
  })

  test('a list that shares no lesson is paid as usual', async () => {
    serveLessons(lesson(1002), lesson(1009, { Price: 90 }), lesson(1010))
    await loseBoth()
    expect(await open('1010')).toMatchObject({ attempt: null })
    paying(status(200))
    expect(await pay(await show('1010'))).toMatchObject({ status: 'succeeded' })
    expect(attemptOf(payer, '1009,1002').ids).toEqual([1009, 1002])
  })
})

test('finds the newer of two attempts for some of the lessons', () => {
  const at = Date.parse('2096-11-20T07:00:00Z')
  saveAttempt(payer, { kind: 'appointments', paidInvoicesBefore: [], ids: [1002, 1009], at })
  saveAttempt(payer, { kind: 'appointments', paidInvoicesBefore: [], ids: [1010], at: at + 1000 })
  expect(attemptOf(payer, '1009,1010')).toMatchObject({ ids: [1010], paidInvoicesBefore: [] })
  expect(attemptOf(payer, '1009')).toMatchObject({ ids: [1009], paidInvoicesBefore: null })
})

test('finds the attempt of a package only for the package, not for a lesson of the same number', async () => {
  saveAttempt(payer, {
    kind: 'package',
    ids: [31],
    paidInvoicesBefore: [],
    at: Date.parse('2096-11-20T07:00:00Z'),
  })
  expect(stored(payer, '31,1002')).toBeNull()
  expect(stored(payer, '31')).not.toBeNull()
})
