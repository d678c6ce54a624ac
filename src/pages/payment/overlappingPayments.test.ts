import { describe, expect, test } from 'vitest'
import { readPayable } from '#domain/appointment.ts'
import { getCurrentProfile } from '#api/viewer.ts'
import {
  invoice,
  invoicesAre,
  later,
  lesson,
  lessonsAre,
  paid,
  payer,
  paying,
  posts,
  readingFails,
  setUpPayments,
  status,
} from '#test/paymentServer.ts'
import { kept, show, tried } from '#test/payment.ts'
import { ask } from './load.ts'
import { check, pay } from './pay.ts'
import { keepTry } from './unconfirmedPayment.ts'

// "failure with nothing paid twice": what was sent for one list of lessons, and has no end yet, counts for every other.

setUpPayments()

/** What the page of an address begins with. */
async function open(address: string) {
  const viewer = await getCurrentProfile()
  if (!viewer) throw new Error('Nobody is looking.')
  return ask(readPayable(address), viewer, new AbortController().signal)
}

/** Both are sent, and the answer is lost on the way. */
async function loseBoth() {
  const shown = await show('1002,1009')
  paying(status(504))
  expect(await pay(shown)).toMatchObject({ kind: 'unknown', isSoon: true })
}

describe('a list that shares a lesson with a payment without an end', () => {
  test('opened later is looked at first, and offered again when that has long ended', async () => {
    await loseBoth()
    const { tried: sent } = await open('1002')
    expect(sent).toMatchObject({ ids: [1002] })
    const shown = { ...(await show('1002')), tried: sent }
    expect(await check(shown, kept(payer, '1002'))).toMatchObject({ kind: 'unknown', isSoon: true })
    later()
    expect(await check(shown, kept(payer, '1002'))).toMatchObject({ kind: 'notFound' })
    paying(status(200))
    expect(await pay(shown)).toMatchObject({ kind: 'paid', order: { lines: [{ id: 1002 }] } })
    expect(posts).toEqual([[1002, 1009], [1002]])
  })

  test.each(['1002', '1009,1002', '1002,1010'])(
    'open before in another tab (%s): nothing is sent from there either, before a look',
    async address => {
      lessonsAre(lesson(1002), lesson(1009, { Price: 90 }), lesson(1010))
      const otherTab = await show(address)
      await loseBoth()
      expect(await pay(otherTab)).toMatchObject({ kind: 'lost', tried: { isTaken: false } })
      readingFails()
      expect(await pay(otherTab)).toMatchObject({ kind: 'unknown', tried: { isTaken: false } })
      expect(posts).toHaveLength(1)
    },
  )

  test('and pressed at the same moment, where no lock keeps them apart: one is sent', async () => {
    const [one, other] = [await show('1002'), await show('1002,1009')]
    paying(status(200))
    const ends = await Promise.all([pay(one), pay(other)])
    expect(ends.map(({ kind }) => kind).toSorted()).toEqual(['lost', 'paid'])
    expect(posts).toHaveLength(1)
  })

  test('and a package that another tab has sent', async () => {
    const otherTab = await show('93')
    paying(status(504))
    await pay(await show('93'))
    expect(await pay(otherTab)).toMatchObject({ kind: 'lost' })
    invoicesAre(invoice('new', 93, 1), invoice('old', 93, 1))
    expect(await pay(otherTab)).toMatchObject({ kind: 'paid' })
    expect(posts).toHaveLength(1)
  })

  test('whose payment has arrived is paid; what else is asked for is offered', async () => {
    lessonsAre(lesson(1002), lesson(1009, { Price: 90 }), lesson(1010))
    await loseBoth()
    const both = await show('1002,1010')
    lessonsAre(lesson(1002, paid), lesson(1009, { ...paid, Price: 90 }), lesson(1010))
    expect(await open('1002')).toMatchObject({ isPaid: true, tried: { ids: [1002], known: null } })
    expect(await open('1002,1010')).toMatchObject({
      isPaid: false,
      tried: null,
      order: { lines: [{ id: 1010 }], leftOut: [{ id: '1002', reason: 'paid' }] },
    })
    expect(await check(both, kept(payer, '1002,1010'))).toMatchObject({
      kind: 'changed',
      tried: null,
      changes: [{ kind: 'paid', line: { id: 1002 } }],
      order: { lines: [{ id: 1010 }] },
    })
    expect(posts).toHaveLength(1)
  })

  test('and none with it is paid as ever', async () => {
    lessonsAre(lesson(1002), lesson(1009, { Price: 90 }), lesson(1010))
    await loseBoth()
    expect(await open('1010')).toMatchObject({ tried: null })
    paying(status(200))
    expect(await pay(await show('1010'))).toMatchObject({ kind: 'paid' })
    expect(kept(payer, '1009,1002').ids).toEqual([1009, 1002])
  })
})

test('of two payments without an end, that in which money was taken comes first', () => {
  const common = { known: [], at: Date.parse('2096-11-20T07:00:00Z') }
  keepTry(payer, 'appointments', { ...common, ids: [1002, 1009], isTaken: false })
  keepTry(payer, 'appointments', { ...common, ids: [1010], isTaken: true, at: common.at + 1000 })
  expect(kept(payer, '1009,1010')).toMatchObject({ ids: [1010], isTaken: true })
  keepTry(payer, 'appointments', { ...common, ids: [1010], isTaken: false, at: common.at + 1000 })
  expect(kept(payer, '1009,1010')).toEqual({
    ids: [1009, 1010],
    known: null,
    at: common.at + 1000,
    isTaken: false,
  })
})

test('a lesson and a package of the same number have nothing in common', async () => {
  keepTry(payer, 'package', { ids: [31], known: [], at: Date.parse('2096-11-20T07:00:00Z'), isTaken: false })
  expect(tried(payer, '31,1002')).toBeNull()
  expect(tried(payer, '31')).not.toBeNull()
})
