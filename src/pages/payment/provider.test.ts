import { describe, expect, test } from 'vitest'
import {
  calls,
  lesson,
  serveLessons,
  payer,
  paying,
  posts,
  setUpPayments,
  status,
} from '#test/paymentServer.ts'
import { now } from '#clock.ts'
import { Refusal } from '#submit/submit.ts'
import type { Attempt } from './attempts.ts'
import { type Collect, pay } from './pay.ts'
import { show, stored } from '#test/payment.ts'

setUpPayments()

describe('a provider', () => {
  const collecting =
    (end: 'collected' | 'cancelled'): Collect =>
    total => {
      calls.push(`collects ${total}`)
      return Promise.resolve(end)
    }
  const taking = collecting('collected')

  test('collects the total after the state was read again, and before the payment is sent', async () => {
    const shown = await show('1002,1009')
    paying(status(200))
    expect(await pay(shown, taking)).toMatchObject({ status: 'succeeded' })
    expect(calls.slice(-3)).toEqual([
      'GET /api/appoitments/getactiveappoitments/1',
      'collects 160',
      'POST /api/appoitments/savepayments',
    ])
  })

  test('collects nothing when something has changed', async () => {
    const shown = await show('1002,1009')
    serveLessons(lesson(1002, { Price: 80 }), lesson(1009, { Price: 90 }))
    expect(await pay(shown, taking)).toMatchObject({ status: 'failed', changes: [{ kind: 'price' }] })
    expect(calls.join()).not.toContain('collects')
  })

  test('that is cancelled sends nothing, and keeps an earlier attempt', async () => {
    const shown = await show('93')
    const cancelled = { status: 'failed', error: new Refusal('Plata a fost întreruptă') }
    expect(await pay(shown, collecting('cancelled'))).toEqual(cancelled)
    expect(stored(payer, '93')).toBeNull()
    const earlierAttemptOutcome: Attempt = {
      kind: 'package',
      ids: [93],
      paidInvoicesBefore: ['old'],
      at: now().getTime(),
    }
    expect(await pay({ ...shown, attempt: earlierAttemptOutcome }, collecting('cancelled'))).toEqual(
      cancelled,
    )
    expect(stored(payer, '93')).toEqual(earlierAttemptOutcome)
    expect(posts).toEqual([])
  })

  test('that fails leaves the outcome unknown, and sends nothing', async () => {
    const shown = await show('93')
    const outcome = await pay(shown, () => Promise.reject(new Error('The window was closed.')))
    expect(outcome).toMatchObject({ status: 'unknown', attempt: { ids: [93] } })
    expect(posts).toEqual([])
  })
})
