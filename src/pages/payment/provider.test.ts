import { describe, expect, test } from 'vitest'
import {
  calls,
  later,
  lesson,
  lessonsAre,
  paid,
  payer,
  paying,
  posts,
  setUpPayments,
  status,
} from '#test/paymentServer.ts'
import { type Collect, check, pay } from './pay.ts'
import { isNothingPaid } from './result.ts'
import { kept, show, tried } from '#test/payment.ts'

setUpPayments()

describe('a provider', () => {
  const collecting =
    (end: 'taken' | 'cancelled'): Collect =>
    total => {
      calls.push(`collects ${total}`)
      return Promise.resolve(end)
    }
  const taking = collecting('taken')

  test('collects what was read again, and then the server is told', async () => {
    const shown = await show('1002,1009')
    paying(status(200))
    expect(await pay(shown, taking)).toMatchObject({ kind: 'paid' })
    expect(calls.slice(-3)).toEqual([
      'GET /api/appoitments/getactiveappoitments/1',
      'collects 160',
      'POST /api/appoitments/savepayments',
    ])
  })

  test('collects nothing when something has changed', async () => {
    const shown = await show('1002,1009')
    lessonsAre(lesson(1002, { Price: 80 }), lesson(1009, { Price: 90 }))
    expect(await pay(shown, taking)).toMatchObject({ kind: 'changed' })
    expect(calls.join()).not.toContain('collects')
  })

  test('that is left takes nothing, and nothing is told; what was lost before stays kept', async () => {
    const shown = await show('93')
    expect(await pay(shown, collecting('cancelled'))).toEqual({ kind: 'cancelled', tried: null })
    expect(tried(payer, '93')).toBeNull()
    const earlier = { ids: [93], known: ['old'], at: 1, isTaken: false }
    expect(await pay({ ...shown, tried: earlier }, collecting('cancelled'))).toEqual({
      kind: 'cancelled',
      tried: earlier,
    })
    expect(posts).toEqual([])
  })

  test.each([
    ['refused', 409],
    ['expired', 401],
    ['failed', 500],
  ])(
    'has taken the money, and telling the server has %s: it is told again, and nothing is taken',
    async (_, code) => {
      const shown = await show('1002,1009')
      paying(status(code), () => lessonsAre(lesson(1002, paid), lesson(1009, { Price: 90 })))
      const result = await pay(shown, taking)
      expect(result).toMatchObject({ kind: 'unknown', tried: { ids: [1002, 1009], isTaken: true } })
      expect(isNothingPaid(result)).toBe(false)
      paying(status(200))
      const again = await show('1002,1009')
      expect(await check(again, kept(payer, '1002,1009'))).toMatchObject({ kind: 'unknown', isSoon: true })
      later()
      expect(await check(again, kept(payer, '1002,1009'))).toMatchObject({
        kind: 'paid',
        order: { lines: [{ id: 1002 }, { id: 1009 }] },
      })
      expect(posts).toEqual([[1002, 1009], [1009]])
      expect(calls.filter(call => call.startsWith('collects'))).toHaveLength(1)
    },
  )
})
