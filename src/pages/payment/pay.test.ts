import { HttpResponse } from 'msw/http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setServerTime } from '#clock.ts'
import { storeCounts, useAccountCounts } from '#stores/accountCounts.ts'
import { open, payerOf } from '#test/payment.ts'
import {
  calls,
  invoice,
  invoicesFail,
  later,
  lesson,
  paid,
  payer,
  paying,
  posts,
  profileFails,
  profileIs,
  readingFails,
  serveInvoices,
  serveLessons,
  serveOldLessons,
  setUpPayments,
  status,
} from '#test/paymentServer.ts'
import { type Attempt, keyOf, saveAttempt } from './attempts.ts'
import { collect } from './collect.ts'

vi.mock('./collect.ts', () => ({ collect: vi.fn(() => Promise.resolve()) }))

setUpPayments()

const lost = () => HttpResponse.error()
const both = '1002,1009'
const other = lesson(1009, { Price: 90 })
const newInvoice = () => serveInvoices(invoice('new', 93, 1), invoice('old', 93, 1))
const partIsPaid = () => serveLessons(lesson(1002, paid), other)
const bothArePaid = () => serveLessons(lesson(1002, paid), lesson(1009, { ...paid, Price: 90 }))
const loginPage = () => HttpResponse.html('<!doctype html><title>Log in</title>')
const part = 'Mihai 1002 paid'

const attempt = (kind: Attempt['kind'], ...ids: number[]): Attempt => ({
  kind,
  ids,
  before: { invoices: ['old'] },
  at: Date.parse('2096-11-20T07:00:00Z'),
})

const noLessons = () => serveLessons()
const expire = () => readingFails(':call', status(401))
const pass = () => setServerTime(new Date('2096-11-25T17:00:00Z'))
const oneChanges = (fields: object) => () => serveLessons(lesson(1002, fields), other)
const inAList = () =>
  serveLessons(lesson(1002, paid), lesson(1009, { Payments: [{ Status: 0 }, { Status: 1 }] }))
const withoutStatus = () => serveInvoices(invoice('new', 93), invoice('old', 93, 1))

/** `then` happens on the server after the page was opened. */
type Unsent = [what: string, address: string, then: () => void, shown: string]

// prettier-ignore
const unsent: Unsent[] = [
  ['paid meanwhile', both, bothArePaid, 'paid 1002,1009'],
  ['paid meanwhile, in a list of payments', both, inAList, 'paid 1002,1009'],
  ['a package with a new invoice', '93', newInvoice, 'paid 93'],
  ['a package with a new invoice without a status', '93', withoutStatus, 'paid 93'],
  ['a package whose subscription begins', '93', () => profileIs({ IsSubscriptionOk: true }), 'paid 93'],
  ['another price', both, oneChanges({ Price: 80 }), 'changed; Mihai 1002 70 → 80; pays 1002,1009; nothing paid'],
  ['cancelled', both, () => serveLessons(other), 'changed; Mihai 1002 gone; pays 1009; nothing paid'],
  ['not accepted any more', both, oneChanges({ AcceptedByTeacher: false }), 'changed; Mihai 1002 requested; pays 1009; nothing paid'],
  ['passed', '1002', () => [pass(), noLessons()], 'changed; Mihai 1002 past; pays nothing; nothing paid'],
  ['one more can be paid', '1002,1010', () => serveLessons(lesson(1002), lesson(1010)), 'changed; Mihai 1010 added; pays 1002,1010; nothing paid'],
  ['a part was paid', both, partIsPaid, `changed; ${part}; pays 1009`],
  ['the one that is left has the id of a package, which the call would buy', '31,1009', () => serveLessons(lesson(31)), 'changed; Mihai 31 idIsPackageCode; Mihai 1009 gone; pays nothing; nothing paid'],
  ['the state cannot be read', '1002', readingFails, 'failed; pays 1002; nothing paid; error 500'],
  ['the session has expired', '1002', expire, 'failed; pays 1002; nothing paid; error 401'],
]

test.each(unsent)('sends nothing: %s', async (_, address, then, shown) => {
  serveLessons(lesson(1002), other, lesson(31), lesson(1010, { AcceptedByTeacher: false }))
  const page = await open(address)
  then()
  paying(status(200))
  expect(await page.press()).toBe(shown)
  expect(posts).toEqual([])
})

test('a package is not offered while the earlier invoices cannot be read', async () => {
  invoicesFail()
  await expect(open('93')).rejects.toThrow()
})

/** `recorded` is what the server does before it responds. */
type Sent = [what: string, address: string, response: () => Response, recorded: () => void, shown: string]

const nothing = () => {}
// prettier-ignore
const sent: Sent[] = [
  ['by the ids in the order of the address', '1009,1002', status(200), nothing, 'paid 1009,1002'],
  ['by the code of the package', '93', status(204), nothing, 'paid 93'],
  ['409, changed', both, status(409), () => serveLessons(lesson(1002)), 'changed; Mihai 1009 gone; pays 1002; nothing paid'],
  ['409, nothing changed', '93', status(409), nothing, 'refused; pays 93; nothing paid'],
  ['409, of a package that is paid already', '93', status(409), newInvoice, 'paid 93'],
  ['409, the state cannot be read', '93', status(409), readingFails, 'refused; pays 93; nothing paid; error 500'],
  ['401', '1002', status(401), nothing, 'failed; pays 1002; nothing paid; error 401'],
  ['a login page', '1002', loginPage, nothing, 'failed; pays 1002; nothing paid; error session'],
  ['500, nothing recorded', '93', status(500), nothing, 'missing; pays 93; stored 93'],
  ['500, a part recorded', both, status(500), partIsPaid, `changed; ${part}; pays 1009; stored 1002,1009`],
  ['500, the state cannot be read', '93', status(500), readingFails, 'unknown; verifies 93; error 500; stored 93'],
  ['500, the session has expired by the verification', '93', status(500), expire, 'unknown; verifies 93; error 401; stored 93'],
  ['504, still processed', '93', status(504), nothing, 'unknown; verifies 93; stored 93'],
  ['a broken connection, recorded', '1002', lost, () => serveLessons(lesson(1002, paid)), 'paid 1002'],
  ['a broken connection, a part recorded', both, lost, partIsPaid, `unknown; ${part}; verifies 1002,1009; stored 1002,1009`],
  ['a broken connection, the state cannot be read', '1002', lost, readingFails, 'unknown; verifies 1002; error 500; stored 1002'],
]

test.each(sent)('sends once: %s', async (_, address, response, recorded, shown) => {
  const page = await open(address)
  paying(response, recorded)
  expect(await page.press()).toBe(shown)
  expect(posts).toEqual([page.ids])
})

test('an unpaid invoice, or an invoice of another product, does not show that the package is paid; an invoice that becomes paid does', async () => {
  serveInvoices(invoice('late', 93, 0), invoice('old', 93, 1))
  const page = await open('93')
  serveInvoices(invoice('late', 93, 0), invoice('b', 31, 1), invoice('c', null, 1), invoice('old', 93, 1))
  paying(status(500), () => serveInvoices(invoice('late', 93, 1), invoice('old', 93, 1)))
  expect(await page.press()).toBe('paid 93')
  expect(posts).toEqual([[93]])
})

describe('after a failure', () => {
  test('a later success is recognised at the next visit', async () => {
    const page = await open('93')
    paying(status(500))
    await page.press()
    expect(page.stored()).toMatchObject({ ids: [93], before: { invoices: ['old'] } })
    newInvoice()
    expect((await open('93')).opened).toMatch(/^paid/)
    expect(posts).toHaveLength(1)
  })

  test('500, the payment may be sent again, unless the state cannot be read before', async () => {
    const page = await open('93')
    paying(status(500))
    expect(await page.press()).toMatch(/^missing/)
    // A refusal settles only its own attempt.
    paying(status(409))
    expect(await page.press()).toBe('refused; pays 93; stored 93')
    paying(status(504))
    expect(await page.press()).toMatch(/^unknown/)
    later()
    expect(await page.press()).toBe('missing; pays 93; stored 93')
    readingFails()
    expect(await page.press()).toBe('failed; pays 93; error 500; stored 93')
    expect(posts).toEqual([[93], [93], [93]])
  })

  test('with a part recorded, the rest can be paid', async () => {
    const page = await open(both)
    paying(status(500), partIsPaid)
    await page.press()
    paying(status(200))
    expect(await page.press()).toBe('paid 1009')
    expect(posts).toEqual([[1002, 1009], [1009]])
  })

  test('of the connection, a missing payment may be pending for a minute, also at the next visit', async () => {
    paying(lost, partIsPaid)
    await (await open(both)).press()
    const again = await open('1009,1002')
    expect(again.opened).toBe('lost; verifies 1009,1002')
    expect(await again.press()).toBe('unknown; Mihai 1002 paid; verifies 1009,1002; stored 1009,1002')
    later()
    expect(await again.press()).toBe(`changed; ${part}; pays 1009; stored 1009,1002`)
    expect(posts).toHaveLength(1)
  })

  test('an attempt is found for an hour, whatever the order of the ids, with the state before it', async () => {
    expect(keyOf(await payerOf('1009,1002,1009'))).toBe(keyOf(await payerOf(both)))
    paying(status(504))
    await (await open(both)).press()
    setServerTime(new Date('2096-11-20T07:59:00Z'))
    expect((await open('1009,1002')).stored()).toEqual({
      ...attempt('appointments', 1009, 1002),
      at: expect.closeTo(Date.parse('2096-11-20T07:00:00Z'), -5),
    })
    setServerTime(new Date('2096-11-20T08:01:00Z'))
    expect((await open(both)).opened).toMatch(/^ready/)
  })
})

describe('a lesson that was sent and is no longer active', () => {
  async function lose(address: string) {
    const page = await open(address)
    paying(status(504), () => serveLessons())
    expect(await page.press()).toMatch(/^unknown/)
    later()
    return page
  }

  test.each([
    [{ ...paid, EndDate: '2096-11-20T08:59:00' }, 'paid 1002'],
    // A lesson in the old list has passed, whatever its end says.
    [{ EndDate: '2096-11-20T08:59:00' }, 'changed; Mihai 1002 past; pays nothing; stored 1002'],
    [{ EndDate: '2096-11-25T18:00:00' }, 'changed; Mihai 1002 past; pays nothing; stored 1002'],
  ])('is looked up in the list of old lessons: %o', async (fields, shown) => {
    const page = await lose('1002')
    serveOldLessons(lesson(1002, fields))
    expect(await page.press()).toBe(shown)
  })

  test('has an unknown outcome when it is not in the old list either', async () => {
    const page = await lose('1002')
    expect(await page.press()).toBe('unknown; Mihai 1002 unknown; verifies 1002; stored 1002')
    serveLessons(lesson(1009))
    readingFails('getoldappoitments')
    saveAttempt(await payerOf(both), attempt('appointments', 1002, 1009))
    expect(await (await open(both)).press()).toBe(
      'changed; unnamed 1002 unknown; pays 1009; stored 1002,1009',
    )
  })
})

test('the server may still be processing a payment that timed out: it must be checked before it may be paid again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const page = await open('93')
  paying(() => new Promise<never>(() => {}))
  const pressed = page.press()
  await expect.poll(() => posts).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await pressed).toBe('unknown; verifies 93; stored 93')
  expect(await page.press()).toMatch(/^unknown/)
  // A check resolves it once the state can be read.
  readingFails()
  expect(await page.press()).toBe('unknown; verifies 93; error 500; stored 93')
  serveInvoices(invoice('old', 93, 1))
  later()
  expect(await page.press()).toBe('missing; pays 93; stored 93')
  newInvoice()
  expect(await page.press()).toBe('paid 93')
  expect(posts).toHaveLength(1)
})

// "failure with nothing paid twice": a payment whose outcome is unknown counts in every list that shares a lesson with it.
describe('beside a payment with an unknown outcome', () => {
  async function loseBoth() {
    paying(status(504))
    expect(await (await open(both)).press()).toMatch(/^unknown/)
  }

  beforeEach(() => serveLessons(lesson(1002), other, lesson(1010)))

  test('a list that shares a lesson must be checked first, and is offered again when nothing can be pending', async () => {
    await loseBoth()
    const page = await open('1002')
    expect(page.opened).toBe('lost; verifies 1002')
    expect(await page.press()).toMatch(/^unknown/)
    later()
    expect(await page.press()).toMatch(/^missing/)
    paying(status(200))
    expect(await page.press()).toBe('paid 1002')
    expect(posts).toEqual([[1002, 1009], [1002]])
  })

  test.each(['1002', '1009,1002', '1002,1010'])(
    'a list that was open before in another tab (%s) sends nothing before a check',
    async address => {
      const tab = await open(address)
      const another = await open(address)
      await loseBoth()
      expect(await tab.press()).toMatch(/^lost; verifies \d/)
      readingFails()
      expect(await another.press()).toMatch(/^lost; verifies \d/)
      expect(posts).toHaveLength(1)
    },
  )

  test('of two lists submitted at the same moment without a Web Lock, only one is sent', async () => {
    vi.stubGlobal('navigator', {})
    const tabs = [await open('1002'), await open(both)]
    paying(status(200))
    const found = await Promise.all(tabs.map(tab => tab.press()))
    expect(new Set(found.map(shown => shown.split(/\W/)[0]))).toEqual(new Set(['lost', 'paid']))
    expect(posts).toHaveLength(1)
  })

  test('a list whose lesson has arrived shows it as paid, and offers the other lessons', async () => {
    await loseBoth()
    const partly = await open('1002,1010')
    serveLessons(lesson(1002, paid), lesson(1009, { ...paid, Price: 90 }), lesson(1010))
    const whole = await open('1002')
    expect(whole.opened).toMatch(/^paid/)
    // It is unknown which of the new invoices belongs to this lesson.
    expect(whole.stored()).toMatchObject({ ids: [1002], before: { invoices: null } })
    expect((await open('1002,1010')).opened).toBe('ready; pays 1010')
    expect(await partly.press()).toBe('changed; Mihai 1002 paid; pays 1010; stored 1002')
    expect(posts).toHaveLength(1)
  })

  test('a list that shares no lesson is paid as usual', async () => {
    await loseBoth()
    const page = await open('1010')
    expect(page.opened).toBe('ready; pays 1010')
    paying(status(200))
    expect(await page.press()).toMatch(/^paid/)
    expect((await open('1009,1002')).stored()).toMatchObject({ ids: [1009, 1002] })
  })

  test('the newer of two attempts counts; an attempt of a package is not an attempt of the lesson with the same number', async () => {
    const first = attempt('appointments', 1002, 1009)
    saveAttempt(await payerOf('1002'), first)
    saveAttempt(await payerOf('1010'), { ...attempt('appointments', 1010), at: first.at + 1000 })
    expect((await open('1009,1010')).stored()).toMatchObject({ ids: [1010], before: { invoices: ['old'] } })
    expect((await open('1009')).stored()).toMatchObject({ ids: [1009], before: { invoices: null } })
    saveAttempt(await payerOf('31'), attempt('package', 31))
    expect((await open('31,1010')).stored()).toMatchObject({ ids: [1010] })
    expect((await open('31')).stored()).toMatchObject({ ids: [31] })
  })
})

describe('the number of lessons to pay, which the user area shows', () => {
  const counted = () => useAccountCounts.getState().lessons
  afterEach(() => storeCounts('', {}))

  test('is read with the lessons, and lowered by those that are paid', async () => {
    serveLessons(lesson(1002), lesson(1009), lesson(1010))
    const page = await open(both)
    expect(counted()).toBe(3)
    paying(status(200))
    await page.press()
    expect(counted()).toBe(1)
  })

  test('is right when the lessons were paid meanwhile, and after a payment that failed', async () => {
    const [page, another] = [await open(both), await open(both)]
    bothArePaid()
    await page.press()
    expect(counted()).toBe(0)
    serveLessons(lesson(1002), other)
    paying(status(500), partIsPaid)
    await another.press()
    expect(counted()).toBe(1)
  })

  test('stays unknown when there are more lessons than fit on a page, and does not change after a package', async () => {
    serveLessons(...Array.from({ length: 11 }, (_, index) => lesson(1000 + index)))
    const page = await open('1002')
    paying(status(200))
    await page.press()
    expect(counted()).toBeNull()
    storeCounts(payer, { lessons: 2 })
    await (await open('93')).press()
    expect(counted()).toBe(2)
  })
})

test('a provider collects the total after the state was read again, and before the payment is sent', async () => {
  vi.mocked(collect).mockImplementation(total => {
    calls.push(`collects ${total}`)
    return Promise.resolve()
  })
  const page = await open(both)
  paying(status(200))
  expect(await page.press()).toMatch(/^paid/)
  expect(calls.slice(-3)).toEqual([
    'GET /api/appoitments/getactiveappoitments/1',
    'collects 160',
    'POST /api/appoitments/savepayments',
  ])
})

// The server has no payment status of a package. Either sign means that its payment has arrived; an unclear state
// leaves it unknown.
describe('a package', () => {
  const running = {
    IsSubscriptionOk: true,
    SubscriptionStartDate: '2096-10-25T10:00:00',
    SubscriptionEndDate: '2096-11-25T10:00:00',
  }
  const begins = { SubscriptionStartDate: '2096-11-20T09:00:00', SubscriptionEndDate: '2096-12-20T09:00:00' }
  const isRunning = () => profileIs(running)

  function isOfAnother() {
    isRunning()
    serveInvoices(invoice('other', 93, 1), invoice('old', 93, 1))
  }

  type Sign = [name: string, before: () => void, after: () => void]
  const turns = (fields: object) => () => profileIs({ ...running, ...fields })
  // prettier-ignore
  const signs: Sign[] = [
    ['IsSubscriptionOk turned true', () => profileIs({}), () => profileIs({ IsSubscriptionOk: true })],
    ['a period that begins while IsSubscriptionOk is still false', () => profileIs({ IsSubscriptionOk: false }), turns({ ...begins, IsSubscriptionOk: false })],
    ['a later end', isRunning, turns({ SubscriptionEndDate: '2096-12-25T10:00:00' })],
    ['a later start', isRunning, turns({ SubscriptionStartDate: '2096-11-20T09:00:00' })],
    ['a new invoice', isRunning, () => serveInvoices(invoice('new', 31, 1), invoice('old', 93, 1))],
  ]

  test.each(signs)('is paid when the server shows it only by %s', async (_, before, after) => {
    before()
    const page = await open('31')
    paying(lost, after)
    expect(await page.press()).toBe('paid 31')
    expect(posts).toEqual([[31]])
  })

  test.each([
    ['the profile cannot be read', profileFails],
    ['the invoices cannot be read', invoicesFail],
    ['the new period may be that of another package, which has an invoice', isOfAnother],
  ])('stays unknown when %s', async (_, then) => {
    const [page, missing] = [await open('31'), await open('31')]
    paying(lost)
    await page.press()
    later()
    expect(await missing.press()).toMatch(/^lost/)
    expect(await missing.press()).toMatch(/^missing/)
    then()
    const isRead = then === isOfAnother
    expect(await page.press()).toMatch(/^unknown; verifies 31/)
    expect(await missing.press()).toMatch(isRead ? /^unknown; verifies 31/ : /^failed; pays 31; error 500/)
    expect(posts).toHaveLength(1)
  })

  test('may be paid again when nothing but an unchanged subscription is found', async () => {
    isRunning()
    const page = await open('31')
    paying(lost)
    await page.press()
    later()
    expect(await page.press()).toMatch(/^missing/)
    paying(status(200))
    expect(await page.press()).toMatch(/^paid/)
    expect(posts).toEqual([[31], [31]])
  })

  test('is shown again before it is paid when another package was bought meanwhile', async () => {
    const page = await open('31')
    isOfAnother()
    paying(status(200))
    expect(await page.press()).toBe('changed; pays 31; nothing paid')
    expect(posts).toEqual([])
    expect(await page.press()).toMatch(/^paid/)
    expect(posts).toEqual([[31]])
  })
})
