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
import { type Attempt, keyOf, removeAttempts, saveAttempt } from './attempts.ts'
import { collect } from './collect.ts'

vi.mock('./collect.ts', () => ({ collect: vi.fn(() => Promise.resolve()) }))

setUpPayments()

const lost = () => HttpResponse.error()
const other = lesson(1009, { Price: 90 })
const newInvoice = () => serveInvoices(invoice('new', 93, 1), invoice('old', 93, 1))
const partIsPaid = () => serveLessons(lesson(1002, paid), other)
const bothArePaid = () => serveLessons(lesson(1002, paid), lesson(1009, { ...paid, Price: 90 }))
const part = [
  { kind: 'paid', line: { id: 1002 } },
  { kind: 'unpaid', line: { id: 1009 } },
]

type Row = {
  address: string
  /** The server's state when the page is opened, unless it is two unpaid lessons and one invoice. */
  seed?: () => void
  /** What happens on the server after the page was opened. */
  meanwhile?: () => void
  /** The response to the payment; without it, nothing may be sent. */
  response?: Parameters<typeof paying>[0]
  /** What the server has recorded before it responds. */
  recorded?: () => void
  /** What is shown then. */
  shown: object
  /** Whether the attempt is still stored. Default: only until its success has been shown. */
  isStored?: boolean
}

const lessons = '1002,1009'
const rows: Record<string, Row> = {
  // Before the payment is sent.
  'lessons are paid by their ids in the order of the address': {
    address: '1009,1002',
    response: status(200),
    shown: { state: 'paid', paid: [1009, 1002] },
  },
  'a package is paid by its code': {
    address: '93',
    response: status(204),
    shown: { state: 'paid', paid: [93] },
  },
  'lessons that were paid meanwhile': {
    address: lessons,
    meanwhile: () =>
      serveLessons(lesson(1002, paid), lesson(1009, { Payments: [{ Status: 0 }, { Status: 1 }] })),
    shown: { state: 'paid', paid: [1002, 1009] },
  },
  'a package with a new invoice': { address: '93', meanwhile: newInvoice, shown: { state: 'paid' } },
  'a package with a new invoice without a status': {
    address: '93',
    meanwhile: () => serveInvoices(invoice('new', 93), invoice('old', 93, 1)),
    shown: { state: 'paid' },
  },
  'a package, beside an unpaid invoice and those of other products': {
    address: '93',
    meanwhile: () =>
      serveInvoices(invoice('a', 93, 0), invoice('b', 31, 1), invoice('c', null, 1), invoice('old', 93, 1)),
    response: status(200),
    shown: { state: 'paid' },
  },
  'another price': {
    address: lessons,
    meanwhile: () => serveLessons(lesson(1002, { Price: 80 }), other),
    shown: {
      state: 'changed',
      changes: [{ kind: 'price', from: 70, line: { id: 1002, name: 'Mihai' } }],
      isNothingPaid: true,
    },
  },
  'a lesson that was cancelled': {
    address: lessons,
    meanwhile: () => serveLessons(other),
    shown: {
      state: 'changed',
      changes: [{ kind: 'leftOut', reason: 'gone', line: { id: 1002, name: 'Mihai' } }],
      isNothingPaid: true,
    },
  },
  'a lesson that is not accepted any more': {
    address: lessons,
    meanwhile: () => serveLessons(lesson(1002, { AcceptedByTeacher: false }), other),
    shown: {
      state: 'changed',
      changes: [{ kind: 'leftOut', reason: 'requested', line: { id: 1002, name: 'Mihai' } }],
      isNothingPaid: true,
    },
  },
  'a lesson that has passed': {
    address: '1002',
    meanwhile() {
      setServerTime(new Date('2096-11-25T17:00:00Z'))
      serveLessons()
    },
    shown: { state: 'changed', changes: [{ reason: 'past' }] },
  },
  'one more lesson that can be paid': {
    address: lessons,
    seed: () => serveLessons(lesson(1002), lesson(1009, { AcceptedByTeacher: false })),
    meanwhile: () => serveLessons(lesson(1002), lesson(1009)),
    shown: { changes: [{ kind: 'added', line: { id: 1009 } }] },
  },
  'a part that was paid meanwhile': {
    address: lessons,
    meanwhile: partIsPaid,
    shown: { state: 'changed', changes: part, payable: [1009], isNothingPaid: false },
  },
  'one lesson that is left and has the id of a package, which the call would buy': {
    address: '31,1009',
    seed: () => serveLessons(lesson(31), lesson(1009)),
    meanwhile: () => serveLessons(lesson(31)),
    shown: {
      changes: [
        { kind: 'leftOut', id: '31', reason: 'idIsPackageCode' },
        { kind: 'leftOut', id: '1009', reason: 'gone' },
      ],
      payable: [],
    },
  },
  'a state that cannot be read': {
    address: '1002',
    meanwhile: readingFails,
    shown: { state: 'failed', error: { kind: 'status', status: 500 } },
  },
  'a session that has expired': {
    address: '1002',
    meanwhile: () => readingFails('getactiveappoitments', status(401)),
    shown: { state: 'expired' },
  },
  'a profile that cannot be read does not prevent a payment when nothing was sent before': {
    address: '31',
    meanwhile: profileFails,
    response: status(200),
    shown: { state: 'paid' },
  },
  // The server declines it.
  ...Object.fromEntries(
    [400, 404, 409].map(code => [
      `${code}, which reports what has changed`,
      {
        address: lessons,
        response: status(code),
        recorded: () => serveLessons(lesson(1002)),
        shown: {
          state: 'changed',
          changes: [{ kind: 'leftOut', reason: 'gone', line: { id: 1009 } }],
          payable: [1002],
          isNothingPaid: true,
        },
      },
    ]),
  ),
  '409, with nothing changed': {
    address: '93',
    response: status(409),
    shown: { status: 'failed', state: 'refused', isNothingPaid: true },
  },
  '409, of a package that is paid already': {
    address: '93',
    response: status(409),
    recorded: newInvoice,
    shown: { state: 'paid' },
  },
  '409, whose cause cannot be read': {
    address: '93',
    response: status(409),
    recorded: readingFails,
    shown: { state: 'refused' },
  },
  '401': { address: '1002', response: status(401), shown: { state: 'expired' } },
  'a login page': {
    address: '1002',
    response: () => HttpResponse.html('<!doctype html><title>Log in</title>'),
    shown: { state: 'expired' },
  },
  // The server fails.
  '500, with nothing recorded': {
    address: '93',
    response: status(500),
    shown: { state: 'missing', error: { kind: 'status', status: 500 }, isNothingPaid: false },
    isStored: true,
  },
  '500, with a part recorded': {
    address: lessons,
    response: status(500),
    recorded: partIsPaid,
    shown: { status: 'failed', state: 'changed', changes: part, payable: [1009], isNothingPaid: false },
    isStored: true,
  },
  '500, and the state cannot be read': {
    address: '93',
    response: status(500),
    recorded: readingFails,
    shown: { status: 'unknown', state: 'unknown', attempt: { ids: [93] }, error: { status: 500 } },
    isStored: true,
  },
  '500, and the session has expired by the verification': {
    address: '93',
    response: status(500),
    recorded: () => readingFails(':call', status(401)),
    shown: { status: 'sessionExpired', state: 'unverified', attempt: { ids: [93] } },
    isStored: true,
  },
  '500, and an invoice that was unpaid becomes paid': {
    address: '93',
    meanwhile: () => serveInvoices(invoice('late', 93, 0), invoice('old', 93, 1)),
    response: status(500),
    recorded: () => serveInvoices(invoice('late', 93, 1), invoice('old', 93, 1)),
    shown: { state: 'paid' },
  },
  ...Object.fromEntries(
    [502, 503, 504].map(code => [
      `${code}: the server may still be processing it`,
      {
        address: '93',
        response: status(code),
        shown: { status: 'unknown', state: 'soon', isNothingPaid: false },
        isStored: true,
      },
    ]),
  ),
  // The response is lost.
  'a broken connection, with the payment recorded': {
    address: '1002',
    response: lost,
    recorded: () => serveLessons(lesson(1002, paid)),
    shown: { state: 'paid' },
  },
  'a broken connection, with a part recorded: the rest may be pending': {
    address: lessons,
    response: lost,
    recorded: partIsPaid,
    shown: { status: 'unknown', state: 'soon', changes: [{ kind: 'paid' }, { kind: 'unpaid' }] },
    isStored: true,
  },
  'a broken connection, and the state cannot be read': {
    address: '1002',
    response: lost,
    recorded: readingFails,
    shown: { status: 'unknown', state: 'unknown' },
    isStored: true,
  },
}

test.each(Object.entries(rows))('%s', async (_, row) => {
  const { address, seed, meanwhile, response, recorded, shown, isStored = false } = row
  seed?.()
  const page = await open(address)
  meanwhile?.()
  paying(response ?? status(200), recorded)
  const found = await page.press()
  expect(found).toMatchObject(shown)
  expect(posts).toEqual(response ? [page.opened.payable] : [])
  if (found.state !== 'paid') expect(page.stored() !== null).toBe(isStored)
})

describe('after a failure', () => {
  test.each([500, 502, 503, 504])('%i, a later success is recognised at the next visit', async code => {
    const page = await open('93')
    paying(status(code))
    await page.press()
    expect(page.stored()).toMatchObject({ ids: [93], paidInvoicesBefore: ['old'] })
    newInvoice()
    expect((await open('93')).opened).toMatchObject({ state: 'paid' })
    expect(posts).toHaveLength(1)
  })

  test('500, the payment may be sent again, unless the state cannot be read before', async () => {
    const page = await open('93')
    paying(status(500))
    expect(await page.press()).toMatchObject({ state: 'missing' })
    paying(status(504))
    expect(await page.press()).toMatchObject({ state: 'soon' })
    later()
    expect(await page.press()).toMatchObject({ state: 'missing' })
    readingFails()
    expect(await page.press()).toMatchObject({ status: 'unknown' })
    expect(posts).toEqual([[93], [93]])
  })

  test('with a part recorded, the rest can be paid', async () => {
    const page = await open(lessons)
    paying(status(500), partIsPaid)
    await page.press()
    paying(status(200))
    expect(await page.press()).toMatchObject({ state: 'paid', paid: [1009] })
    expect(posts).toEqual([[1002, 1009], [1009]])
  })

  test('of the connection, what is missing may be pending for a minute, also at the next visit', async () => {
    paying(lost, partIsPaid)
    await (await open(lessons)).press()
    const again = await open('1009,1002')
    expect(again.opened).toMatchObject({ state: 'lost' })
    expect(await again.press()).toMatchObject({
      state: 'soon',
      changes: [{ kind: 'paid' }, { kind: 'unpaid' }],
    })
    later()
    expect(await again.press()).toMatchObject({ state: 'changed', changes: part })
    expect(posts).toHaveLength(1)
  })

  test('an attempt is found for an hour, whatever the order of the ids, with the state before it', async () => {
    expect(keyOf(await payerOf('1009,1002,1009'))).toBe(keyOf(await payerOf(lessons)))
    paying(status(504))
    await (await open(lessons)).press()
    setServerTime(new Date('2096-11-20T07:59:00Z'))
    expect((await open('1009,1002')).stored()).toEqual({
      kind: 'appointments',
      ids: [1009, 1002],
      paidInvoicesBefore: ['old'],
      at: expect.closeTo(Date.parse('2096-11-20T07:00:00Z'), -5),
    })
    setServerTime(new Date('2096-11-20T08:01:00Z'))
    expect((await open(lessons)).opened).toMatchObject({ state: 'ready' })
  })
})

describe('a lesson that was sent and is not active any more', () => {
  async function lose(address: string) {
    const page = await open(address)
    paying(status(504), () => serveLessons())
    await page.press()
    later()
    return page
  }

  test.each([
    [
      { ...paid, EndDate: '2096-11-20T08:59:00' },
      { state: 'paid', paid: [1002] },
    ],
    // A lesson in the old list has passed, whatever its end says.
    [{ EndDate: '2096-11-20T08:59:00' }, { state: 'changed', changes: [{ reason: 'past' }], payable: [] }],
    [{ EndDate: '2096-11-25T18:00:00' }, { state: 'changed', changes: [{ reason: 'past' }], payable: [] }],
  ])('is looked up in the list of old lessons: %o', async (fields, shown) => {
    const page = await lose('1002')
    serveOldLessons(lesson(1002, fields))
    expect(await page.press()).toMatchObject(shown)
  })

  test('and not in the old list either: the outcome is unknown', async () => {
    expect(await (await lose('1002')).press()).toMatchObject({ status: 'unknown', state: 'unknown' })
    serveLessons(lesson(1009))
    readingFails('getoldappoitments')
    const payment = await payerOf(lessons)
    saveAttempt(payment, {
      ...attempt('appointments', 1002, 1009),
      at: 1 + Date.parse('2096-11-20T07:00:00Z'),
    })
    expect(await (await open(lessons)).press()).toMatchObject({
      state: 'changed',
      changes: [
        { kind: 'unpaid', id: '1009' },
        { kind: 'unknown', id: '1002', line: null },
      ],
    })
  })
})

const attempt = (kind: Attempt['kind'], ...ids: number[]): Attempt => ({
  kind,
  ids,
  paidInvoicesBefore: ['old'],
  at: Date.parse('2096-11-20T07:00:00Z'),
})

describe('after a timeout of 30 s', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => vi.useRealTimers())

  async function paySlowly(address: string, recorded?: () => void) {
    const page = await open(address)
    paying(() => new Promise<never>(() => {}), recorded)
    const pressed = page.press()
    await expect.poll(() => posts).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(30_000)
    return { page, found: await pressed }
  }

  test.each([
    ['a package', '93', newInvoice],
    ['lessons', lessons, bothArePaid],
  ])(
    '%s: the outcome is a success when the server has recorded the payment',
    async (_, address, recorded) => {
      expect((await paySlowly(address, recorded)).found).toMatchObject({ state: 'paid' })
      expect(posts).toHaveLength(1)
    },
  )

  test('the server may still be processing it: it must be checked before it may be paid again', async () => {
    const { page, found } = await paySlowly('93')
    expect(found).toMatchObject({ state: 'soon', isNothingPaid: false })
    expect(await page.press()).toMatchObject({ state: 'soon' })
    later()
    expect(await page.press()).toMatchObject({ state: 'missing' })
    newInvoice()
    expect(await page.press()).toMatchObject({ state: 'paid' })
    expect(posts).toHaveLength(1)
  })

  test('the outcome is unknown while the state cannot be read, until a check resolves it', async () => {
    const { page, found } = await paySlowly('1002', readingFails)
    const unknown = { state: 'unknown', attempt: { ids: [1002] }, error: { kind: 'status', status: 500 } }
    expect(found).toMatchObject(unknown)
    expect(await page.press()).toMatchObject(unknown)
    serveInvoices()
    serveLessons(lesson(1002))
    later()
    expect(await page.press()).toMatchObject({ state: 'missing', payable: [1002] })
    serveLessons(lesson(1002, paid))
    expect(await page.press()).toMatchObject({ state: 'paid', paid: [1002] })
    expect(posts).toHaveLength(1)
  })
})

// "failure with nothing paid twice": a payment whose outcome is unknown counts in every list that shares a lesson with it.
describe('beside a payment with an unknown outcome', () => {
  async function loseBoth() {
    paying(status(504))
    expect(await (await open(lessons)).press()).toMatchObject({ state: 'soon' })
  }

  beforeEach(() => serveLessons(lesson(1002), other, lesson(1010)))

  test('a list that shares a lesson must be checked first, and is offered again when nothing can be pending', async () => {
    await loseBoth()
    const page = await open('1002')
    expect(page.opened).toMatchObject({ state: 'lost', attempt: { ids: [1002] } })
    expect(await page.press()).toMatchObject({ state: 'soon' })
    later()
    expect(await page.press()).toMatchObject({ state: 'missing' })
    paying(status(200))
    expect(await page.press()).toMatchObject({ state: 'paid', paid: [1002] })
    expect(posts).toEqual([[1002, 1009], [1002]])
  })

  test.each(['1002', '1009,1002', '1002,1010'])(
    'a list that was open before in another tab (%s) sends nothing before a check',
    async address => {
      const tab = await open(address)
      const another = await open(address)
      await loseBoth()
      expect(await tab.press()).toMatchObject({ state: 'lost', attempt: { kind: 'appointments' } })
      readingFails()
      expect(await another.press()).toMatchObject({ state: 'unknown', attempt: { kind: 'appointments' } })
      expect(posts).toHaveLength(1)
    },
  )

  test('of two lists submitted at the same moment without a Web Lock, only one is sent', async () => {
    vi.stubGlobal('navigator', {})
    const tabs = [await open('1002'), await open(lessons)]
    paying(status(200))
    const found = await Promise.all(tabs.map(tab => tab.press()))
    expect(found.map(({ state }) => state).toSorted()).toEqual(['lost', 'paid'])
    expect(posts).toHaveLength(1)
  })

  test('a package that another tab has sent is not sent again', async () => {
    const [tab, another] = [await open('93'), await open('93')]
    paying(status(504))
    await (await open('93')).press()
    expect(await tab.press()).toMatchObject({ state: 'lost' })
    newInvoice()
    expect(await tab.press()).toMatchObject({ state: 'paid' })
    expect(await another.press()).toMatchObject({ state: 'paid' })
    expect(posts).toHaveLength(1)
  })

  test('a list whose lesson has arrived shows it as paid, and offers the other lessons', async () => {
    await loseBoth()
    const both = await open('1002,1010')
    serveLessons(lesson(1002, paid), lesson(1009, { ...paid, Price: 90 }), lesson(1010))
    expect((await open('1002')).opened).toMatchObject({
      state: 'paid',
      attempt: { ids: [1002], paidInvoicesBefore: null },
    })
    expect((await open('1002,1010')).opened).toMatchObject({
      state: 'ready',
      attempt: null,
      order: {
        items: [
          { id: '1002', reason: 'paid' },
          { id: '1010', reason: null },
        ],
      },
    })
    expect(await both.press()).toMatchObject({
      state: 'changed',
      changes: [{ kind: 'paid', line: { id: 1002 } }],
      payable: [1010],
    })
    expect(both.stored()).toBeNull()
    expect(posts).toHaveLength(1)
  })

  test('a list that shares no lesson is paid as usual', async () => {
    await loseBoth()
    const page = await open('1010')
    expect(page.opened).toMatchObject({ state: 'ready', attempt: null })
    paying(status(200))
    expect(await page.press()).toMatchObject({ state: 'paid' })
    expect((await open('1009,1002')).stored()).toMatchObject({ ids: [1009, 1002] })
  })

  test('the newer of two attempts counts, and that of a package is none of a lesson with its number', async () => {
    const first = attempt('appointments', 1002, 1009)
    saveAttempt(await payerOf('1002'), first)
    saveAttempt(await payerOf('1010'), { ...attempt('appointments', 1010), at: first.at + 1000 })
    expect((await open('1009,1010')).stored()).toMatchObject({ ids: [1010], paidInvoicesBefore: ['old'] })
    expect((await open('1009')).stored()).toMatchObject({ ids: [1009], paidInvoicesBefore: null })
    saveAttempt(await payerOf('31'), attempt('package', 31))
    expect((await open('31,1010')).stored()).toMatchObject({ ids: [1010] })
    expect((await open('31')).stored()).toMatchObject({ ids: [31] })
  })
})

test('a receipt removes its own attempt, but not a later one for the same package', async () => {
  const payment = await payerOf('93')
  const again = attempt('package', 93)
  saveAttempt(payment, again)
  removeAttempts(payment, [93], again.at - 1)
  expect((await open('93')).stored()).toEqual(again)
  removeAttempts(payment, [93], again.at)
  expect((await open('93')).stored()).toBeNull()
})

describe('the number of lessons to pay, which the user area shows', () => {
  const counted = () => useAccountCounts.getState().lessons
  afterEach(() => storeCounts('', {}))

  test('is read with the lessons, and lowered by those that are paid', async () => {
    serveLessons(lesson(1002), lesson(1009), lesson(1010))
    const page = await open(lessons)
    expect(counted()).toBe(3)
    paying(status(200))
    await page.press()
    expect(counted()).toBe(1)
  })

  test('is right when the lessons were paid meanwhile, and after a payment that failed', async () => {
    const [page, another] = [await open(lessons), await open(lessons)]
    bothArePaid()
    await page.press()
    expect(counted()).toBe(0)
    serveLessons(lesson(1002), other)
    paying(status(500), partIsPaid)
    await another.press()
    expect(counted()).toBe(1)
  })

  test('stays unknown when there are more lessons than a page has, and as it is after a package', async () => {
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
  const page = await open(lessons)
  paying(status(200))
  expect(await page.press()).toMatchObject({ state: 'paid' })
  expect(calls.slice(-3)).toEqual([
    'GET /api/appoitments/getactiveappoitments/1',
    'collects 160',
    'POST /api/appoitments/savepayments',
  ])
})

// A package has no state of its own. Either sign means that its payment has arrived; an unclear state leaves it unknown.
describe('a package', () => {
  const running = {
    IsSubscriptionOk: true,
    SubscriptionStartDate: '2096-10-25T10:00:00',
    SubscriptionEndDate: '2096-11-25T10:00:00',
  }
  const begins = { SubscriptionStartDate: '2096-11-20T09:00:00', SubscriptionEndDate: '2096-12-20T09:00:00' }
  const isRunning = () => profileIs(running)

  type Sign = [name: string, before: () => void, after: () => void]
  const signs: Sign[] = [
    ['IsSubscriptionOk turned true', () => profileIs({}), () => profileIs({ IsSubscriptionOk: true })],
    [
      'a period that begins while IsSubscriptionOk is still false',
      () => profileIs({ IsSubscriptionOk: false }),
      () => profileIs({ ...running, ...begins, IsSubscriptionOk: false }),
    ],
    ['a later end', isRunning, () => profileIs({ ...running, SubscriptionEndDate: '2096-12-25T10:00:00' })],
    [
      'a later start',
      isRunning,
      () => profileIs({ ...running, SubscriptionStartDate: '2096-11-20T09:00:00' }),
    ],
    ['a new invoice', isRunning, () => serveInvoices(invoice('new', 31, 1), invoice('old', 93, 1))],
  ]

  describe.each(signs)('that the server shows only by %s', (_, before, after) => {
    test('is paid when the response is lost', async () => {
      before()
      const page = await open('31')
      paying(lost, after)
      expect(await page.press()).toMatchObject({ state: 'paid', paid: [31] })
      expect(posts).toEqual([[31]])
    })

    test.each([0, 1])('is found by a check, after %i without it', async checks => {
      before()
      const page = await open('31')
      paying(lost)
      expect(await page.press()).toMatchObject({ state: 'soon', attempt: { ids: [31] } })
      later()
      if (checks === 1) expect(await page.press()).toMatchObject({ state: 'missing' })
      after()
      expect(await page.press()).toMatchObject({ state: 'paid' })
      expect(posts).toHaveLength(1)
    })

    test('is not sent when the sign has appeared before the press', async () => {
      before()
      const page = await open('31')
      after()
      expect(await page.press()).toMatchObject({ state: 'paid' })
      expect(posts).toEqual([])
    })
  })

  test.each(signs.slice(0, -1))(
    'is paid by %s when the invoices cannot be read',
    async (_, before, after) => {
      before()
      const page = await open('31')
      paying(lost, () => {
        after()
        invoicesFail()
      })
      expect(await page.press()).toMatchObject({ state: 'paid' })
      expect(posts).toHaveLength(1)
    },
  )

  test.each([
    ['the profile cannot be read', profileFails],
    ['the invoices cannot be read', invoicesFail],
    [
      'the new period may be that of another package, which has an invoice',
      () => {
        isRunning()
        serveInvoices(invoice('other', 93, 1), invoice('old', 93, 1))
      },
    ],
  ])('stays unknown when %s', async (_, then) => {
    const [page, missing] = [await open('31'), await open('31')]
    paying(lost)
    await page.press()
    later()
    expect(await missing.press()).toMatchObject({ state: 'lost' })
    expect(await missing.press()).toMatchObject({ state: 'missing' })
    then()
    for (const tab of [page, missing])
      expect(await tab.press()).toMatchObject({ status: 'unknown', attempt: { ids: [31] } })
    expect(posts).toHaveLength(1)
  })

  test('may be paid again when nothing but an unchanged subscription is found', async () => {
    isRunning()
    const page = await open('31')
    paying(lost)
    await page.press()
    later()
    expect(await page.press()).toMatchObject({ state: 'missing' })
    paying(status(200))
    expect(await page.press()).toMatchObject({ state: 'paid' })
    expect(posts).toEqual([[31], [31]])
  })

  test('is shown again before it is paid when another was bought meanwhile', async () => {
    const page = await open('31')
    isRunning()
    serveInvoices(invoice('other', 93, 1), invoice('old', 93, 1))
    paying(status(200))
    expect(await page.press()).toMatchObject({ state: 'changed', payable: [31] })
    expect(posts).toEqual([])
    expect(await page.press()).toMatchObject({ state: 'paid' })
    expect(posts).toEqual([[31]])
  })

  test('stays unknown without the subscription before it, until there is an invoice', async () => {
    saveAttempt(await payerOf('31'), attempt('package', 31))
    later()
    const page = await open('31')
    expect(await page.press()).toMatchObject({ state: 'unknown' })
    serveInvoices(invoice('new', 31, 1), invoice('old', 93, 1))
    expect(await page.press()).toMatchObject({ state: 'paid' })
  })
})
