import { HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { attemptOf, offerIn, show } from '#test/payment.ts'
import {
  currentPaymentFails,
  currentPaymentIs,
  invoice,
  serveInvoices,
  invoicesFail,
  later,
  payer,
  paying,
  posts,
  profileFails,
  profileIs,
  setUpPayments,
  status,
} from '#test/paymentServer.ts'
import type { Attempt } from './attempts.ts'
import { check, pay, type AgreedCheckout } from './pay.ts'

// Any sign means that the payment has arrived: a new invoice, the current payment, `IsSubscriptionOk` turned
// true, or a period that begins or ends later than before. An unclear state leaves the outcome unknown.

setUpPayments()

const cut = () => HttpResponse.error()

const running = {
  IsSubscriptionOk: true,
  SubscriptionStartDate: '2096-10-25T10:00:00',
  SubscriptionEndDate: '2096-11-25T10:00:00',
}

/** Gives the tutor a subscription, before the payment. */
function subscribe() {
  profileIs(running)
  currentPaymentIs({ Product: 31, PaymentCode: 'old' })
}

type Sign = [name: string, before: () => void, after: () => void]

const signs: Sign[] = [
  ['IsSubscriptionOk turned true', () => profileIs({}), () => profileIs({ IsSubscriptionOk: true })],
  [
    'a period that begins while IsSubscriptionOk is still false',
    () => profileIs({ IsSubscriptionOk: false }),
    () =>
      profileIs({
        ...running,
        IsSubscriptionOk: false,
        SubscriptionStartDate: '2096-11-20T09:00:00',
        SubscriptionEndDate: '2096-12-20T09:00:00',
      }),
  ],
  ['a later end', subscribe, () => profileIs({ ...running, SubscriptionEndDate: '2096-12-25T10:00:00' })],
  ['a later start', subscribe, () => profileIs({ ...running, SubscriptionStartDate: '2096-11-20T09:00:00' })],
  ['the current payment, by its product', () => {}, () => currentPaymentIs({ Product: 31 })],
  [
    'the current payment, by its code',
    subscribe,
    () => currentPaymentIs({ Product: 31, PaymentCode: 'new' }),
  ],
  ['a new invoice', subscribe, () => serveInvoices(invoice('new', 31, 1), invoice('old', 93, 1))],
]

describe.each(signs)('a package that the server shows only by %s', (_, before, after) => {
  async function lose(then: () => void): Promise<AgreedCheckout> {
    before()
    const shown = await show('31')
    paying(cut, then)
    const result = await pay(shown)
    expect(result).toMatchObject({ status: 'unknown', mayStillArrive: true, attempt: { ids: [31] } })
    return shown
  }

  test('is paid when the response is lost', async () => {
    before()
    const shown = await show('31')
    paying(cut, after)
    expect(await pay(shown)).toMatchObject({ status: 'succeeded', value: { code: 31 } })
    expect(posts).toEqual([[31]])
  })

  test('is found by a later check', async () => {
    const shown = await lose(() => {})
    after()
    later()
    expect(await check(shown, attemptOf(payer, '31'))).toMatchObject({ status: 'succeeded' })
    expect(posts).toHaveLength(1)
  })

  test('is not paid a second time when the sign appears after a check without it', async () => {
    const shown = await lose(() => {})
    later()
    const result = await check(shown, attemptOf(payer, '31'))
    const offer = offerIn(result)
    after()
    expect(await pay({ ...shown, ...offer })).toMatchObject({ status: 'succeeded' })
    expect(posts).toHaveLength(1)
  })

  test('is not paid when the sign has appeared before the press', async () => {
    before()
    const shown = await show('31')
    after()
    paying(status(200))
    expect(await pay(shown)).toMatchObject({ status: 'succeeded' })
    expect(posts).toEqual([])
  })
})

test.each(signs.slice(0, -1))('%s is enough when the invoices cannot be read', async (_, before, after) => {
  before()
  const shown = await show('31')
  paying(cut, () => {
    after()
    invoicesFail()
  })
  expect(await pay(shown)).toMatchObject({ status: 'succeeded' })
  expect(posts).toHaveLength(1)
})

describe('an unclear state leaves the outcome unknown', () => {
  async function lose() {
    const shown = await show('31')
    paying(cut)
    await pay(shown)
    later()
    return shown
  }

  test.each([
    ['the profile cannot be read', profileFails],
    ['the current payment cannot be read', currentPaymentFails],
    ['the invoices cannot be read', invoicesFail],
    [
      'the new period may be that of another package, which has an invoice',
      () => {
        profileIs(running)
        serveInvoices(invoice('other', 93, 1), invoice('old', 93, 1))
      },
    ],
    [
      'the new period may be that of another package, which is the current one',
      () => {
        profileIs(running)
        currentPaymentIs({ Product: 365 })
      },
    ],
  ])('when %s', async (_, then) => {
    const shown = await lose()
    const found = await check(shown, attemptOf(payer, '31'))
    const offer = offerIn(found)
    then()
    expect(await check(shown, attemptOf(payer, '31'))).toMatchObject({
      status: 'unknown',
      attempt: { ids: [31] },
    })
    expect(await pay({ ...shown, ...offer })).toMatchObject({ status: 'unknown', attempt: { ids: [31] } })
    expect(posts).toHaveLength(1)
  })

  test('but an unchanged subscription is no sign: the package may be paid again', async () => {
    subscribe()
    const shown = await lose()
    const found = await check(shown, attemptOf(payer, '31'))
    const offer = offerIn(found)
    paying(status(200))
    expect(await pay({ ...shown, ...offer })).toMatchObject({ status: 'succeeded' })
    expect(posts).toEqual([[31], [31]])
  })
})

test('another package that was bought meanwhile is shown before this one is paid', async () => {
  const shown = await show('31')
  profileIs(running)
  serveInvoices(invoice('other', 93, 1), invoice('old', 93, 1))
  paying(status(200))
  const result = await pay(shown)
  const offer = offerIn(result)
  expect(posts).toEqual([])
  expect(await pay({ ...shown, ...offer })).toMatchObject({ status: 'succeeded' })
  expect(posts).toEqual([[31]])
})

test('a profile that cannot be read does not prevent a payment when nothing was sent before', async () => {
  const shown = await show('31')
  profileFails()
  currentPaymentFails()
  paying(status(200))
  expect(await pay(shown)).toMatchObject({ status: 'succeeded' })
  expect(posts).toEqual([[31]])
})

test('an attempt stored without the subscription before it has an unknown outcome until there is an invoice', async () => {
  const shown = await show('31')
  const sent: Attempt = { kind: 'package', ids: [31], paidInvoicesBefore: ['old'], at: 1 }
  expect(await check(shown, sent)).toMatchObject({ status: 'unknown' })
  serveInvoices(invoice('new', 31, 1), invoice('old', 93, 1))
  expect(await check(shown, sent)).toMatchObject({ status: 'succeeded' })
})
