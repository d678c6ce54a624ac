import { HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, test, vi } from 'vitest'
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
beforeEach(() => paying(status(200)))

const both = '1002,1009'
const other = lesson(1009, { Price: 90 })
const old = invoice('old', 93, 1)

const lost = () => HttpResponse.error()
const loginPage = () => HttpResponse.html('<!doctype html><title>Log in</title>')
const expire = () => readingFails(':call', status(401))
const at = (minutes: number) => () => setServerTime(new Date(Date.UTC(2096, 10, 20, 7, minutes)))

const lessons =
  (...served: object[]) =>
  () =>
    serveLessons(...served)
const oneIs = (fields: object) => lessons(lesson(1002, fields), other)
const partIsPaid = oneIs(paid)
const bothArePaid = lessons(lesson(1002, paid), lesson(1009, { ...paid, Price: 90 }))
const oldOneIs = (fields: object) => () => serveOldLessons(lesson(1002, fields))
const ended = '2096-11-20T08:59:00'
const invoices =
  (...served: object[]) =>
  () =>
    serveInvoices(...served, old)
const newInvoice = invoices(invoice('new', 93, 1))
const profile = (fields: object) => () => profileIs(fields)

/** The next payments get this response; `recorded` is what the server does before it responds. */
const answers = (response: () => Response, recorded?: () => void) => () => paying(response, recorded)

/**
 * What happens after the page of this address was opened, with `sends`, all payments that are sent. A text beginning with `/` opens the
 * page of an address and says what it shows; any other is what it shows after a press. A function changes the server.
 */
type Flow = [what: string, address: string, sends: string, ...steps: (string | (() => void))[]]

const part = 'Mihai 1002 paid'
// prettier-ignore
const flows: Flow[] = [
  // The server's state has changed since it was shown.
  ['paid meanwhile', both, '', bothArePaid, 'paid 1002,1009'],
  ['paid meanwhile, in a list of payments', both, '', lessons(lesson(1002, paid), lesson(1009, { Payments: [{ Status: 0 }, { Status: 1 }] })), 'paid 1002,1009'],
  ['a package with a new invoice', '93', '', newInvoice, 'paid 93'],
  ['a package with a new invoice without a status', '93', '', invoices(invoice('new', 93)), 'paid 93'],
  ['a package whose subscription begins', '93', '', profile({ IsSubscriptionOk: true }), 'paid 93'],
  ['another price', both, both, oneIs({ Price: 80 }), 'changed; Mihai 1002 70 → 80; pays 1002,1009; nothing paid', 'paid 1002,1009'],
  ['cancelled', both, '', lessons(other), 'changed; Mihai 1002 gone; pays 1009; nothing paid'],
  ['not accepted any more', both, '', oneIs({ AcceptedByTeacher: false }), 'changed; Mihai 1002 requested; pays 1009; nothing paid'],
  ['passed', '1002', '', lessons(), () => setServerTime(new Date('2096-11-25T17:00:00Z')), 'changed; Mihai 1002 past; pays nothing; nothing paid'],
  ['one more can be paid', '1002,1010', '', lessons(lesson(1002), lesson(1010)), 'changed; Mihai 1010 added; pays 1002,1010; nothing paid'],
  ['a part was paid', both, '', partIsPaid, `changed; ${part}; pays 1009`],
  ['the one that is left has the id of a package, which the call would buy', '31,1009', '', lessons(lesson(31)), 'changed; Mihai 31 idIsPackageCode; Mihai 1009 gone; pays nothing; nothing paid'],
  ['the state cannot be read', '1002', '', readingFails, 'failed; pays 1002; nothing paid; error 500'],
  ['the profile cannot be read before a package', '93', '', profileFails, 'failed; pays 93; nothing paid; error 500'],
  ['the session has expired', '1002', '', expire, 'failed; pays 1002; nothing paid; error 401'],

  // The response to the payment.
  ['the ids in the order of the address', '1009,1002', '1009,1002', 'paid 1009,1002'],
  ['the code of the package', '93', '93', answers(status(204)), 'paid 93'],
  ['409, changed', both, both, answers(status(409), lessons(lesson(1002))), 'changed; Mihai 1009 gone; pays 1002; nothing paid'],
  ['409, nothing changed', '93', '93', answers(status(409)), 'refused; pays 93; nothing paid'],
  ['409, of a package that is paid already', '93', '93', answers(status(409), newInvoice), 'paid 93'],
  ['409, the state cannot be read', '93', '93', answers(status(409), readingFails), 'refused; pays 93; nothing paid; error 500'],
  ['401', '1002', '1002', answers(status(401)), 'failed; pays 1002; nothing paid; error 401'],
  ['a login page', '1002', '1002', answers(loginPage), 'failed; pays 1002; nothing paid; error session'],
  ['500, a part recorded: the rest can be paid', both, '1002,1009 1009', answers(status(500), partIsPaid), `changed; ${part}; pays 1009; stored 1002,1009`, answers(status(200)), 'paid 1009'],
  ['500, the state cannot be read', '93', '93', answers(status(500), readingFails), 'unknown; verifies 93; error 500; stored 93'],
  ['500, the session has expired by the verification', '93', '93', answers(status(500), expire), 'unknown; verifies 93; error 401; stored 93'],
  ['a broken connection, recorded', '1002', '1002', answers(lost, partIsPaid), 'paid 1002'],
  ['a broken connection, the state cannot be read', '1002', '1002', answers(lost, readingFails), 'unknown; verifies 1002; error 500; stored 1002'],

  // A payment that has not arrived.
  ['500: it may be sent again after another re-read; a refusal settles only its own attempt', '93', '93 93 93',
    answers(status(500)), 'missing; pays 93; stored 93', answers(status(409)), 'refused; pays 93; stored 93',
    answers(status(504)), 'unknown; verifies 93; stored 93', later, 'missing; pays 93; stored 93',
    readingFails, 'failed; pays 93; error 500; stored 93', newInvoice, 'paid 93'],
  ['500: a later success is recognised at the next visit', '93', '93',
    answers(status(500)), 'missing; pays 93; stored 93', newInvoice, '/93: paid; pays nothing'],
  ['504: it must be verified for a minute, and is resolved once the state can be read', '93', '93',
    answers(status(504)), 'unknown; verifies 93; stored 93', 'unknown; verifies 93; stored 93', readingFails,
    'unknown; verifies 93; error 500; stored 93', invoices(), later, 'missing; pays 93; stored 93', newInvoice, 'paid 93'],
  ['a broken connection: it must be verified for a minute, also at the next visit, and then the rest can be paid', both, both,
    answers(lost, partIsPaid), `unknown; ${part}; verifies 1002,1009; stored 1002,1009`, '/1009,1002: lost; verifies 1009,1002',
    'unknown; Mihai 1002 paid; verifies 1009,1002; stored 1009,1002', later, `changed; ${part}; pays 1009; stored 1009,1002`],
  ['a price that changes meanwhile is shown before it may be sent again', both, both,
    answers(lost, oneIs({ Price: 80 })), 'unknown; Mihai 1002 70 → 80; verifies 1002,1009; stored 1002,1009',
    later, 'changed; Mihai 1002 70 → 80; pays 1002,1009; stored 1002,1009'],
  ['it is stored for an hour, and known to its page for longer', both, '1002,1009 1002,1009',
    answers(status(504)), 'unknown; verifies 1002,1009; stored 1002,1009', at(59), '/1009,1002: lost; verifies 1009,1002',
    at(61), 'missing; pays 1009,1002', '/1002,1009: ready; pays 1002,1009', answers(status(200)), 'paid 1002,1009'],

  ['of two attempts only one has arrived: the other is verified before the rest can be paid', '1002', '1002 1009',
    answers(status(504)), 'unknown; verifies 1002; stored 1002', '/1009: ready; pays 1009', answers(lost), 'unknown; verifies 1009; stored 1009',
    lessons(lesson(1002), lesson(1009, paid)), '/1002,1009: lost; verifies 1002,1009',
    'unknown; Mihai 1009 paid; verifies 1002,1009; stored 1002,1009', later, 'changed; Mihai 1009 paid; pays 1002; stored 1002,1009'],
  ['of two attempts the newer decides whether one may still arrive, also after the older was refused again', '1002', '1002 1009 1002',
    answers(status(500)), 'missing; pays 1002; stored 1002', later, '/1009: ready; pays 1009', answers(status(504)), 'unknown; verifies 1009; stored 1009',
    '/1002: lost; verifies 1002', 'missing; pays 1002; stored 1002', answers(status(409)), 'refused; pays 1002; stored 1002',
    '/1002,1009: lost; verifies 1002,1009', 'unknown; verifies 1002,1009; stored 1002,1009'],
  ['a lesson that is cancelled beside a missing one was not sent', '1002', '1002', answers(status(500)), 'missing; pays 1002; stored 1002',
    later, '/1002,1009: lost; verifies 1002', 'missing; pays 1002,1009; stored 1002', lessons(lesson(1002)), 'changed; Mihai 1009 gone; pays 1002; stored 1002'],

  // A lesson that was sent and is no longer active is looked up among the old ones, which have passed whatever their end says.
  ['an old lesson that is paid', '1002', '1002', answers(status(504), lessons()), 'unknown; Mihai 1002 unknown; verifies 1002; stored 1002',
    oldOneIs({ ...paid, EndDate: ended }), 'paid 1002'],
  ['an old lesson that is not paid', '1002', '1002', answers(lost, lessons()), 'unknown; Mihai 1002 unknown; verifies 1002; stored 1002',
    later, oldOneIs({ EndDate: ended }), 'changed; Mihai 1002 past; pays nothing; stored 1002'],
  ['an old lesson that ends later', '1002', '1002', answers(lost, lessons()), 'unknown; Mihai 1002 unknown; verifies 1002; stored 1002',
    later, oldOneIs({}), 'changed; Mihai 1002 past; pays nothing; stored 1002'],
  ['a lesson in neither list', both, both, answers(lost, lessons(other)), 'unknown; Mihai 1002 unknown; verifies 1002,1009; stored 1002,1009',
    later, () => readingFails('getoldappoitments'), '/1002,1009: lost; verifies 1002,1009', 'changed; unnamed 1002 unknown; pays 1009; stored 1002,1009'],
  ['only lessons in neither list', '1002', '1002', answers(lost, lessons()), 'unknown; Mihai 1002 unknown; verifies 1002; stored 1002',
    later, 'unknown; Mihai 1002 unknown; verifies 1002; stored 1002'],

  // A list that shares a lesson with an attempt must be verified first.
  ['a list that shares a lesson', both, '1002,1009 1002', answers(lost), 'unknown; verifies 1002,1009; stored 1002,1009', '/1002: lost; verifies 1002',
    'unknown; verifies 1002; stored 1002', later, 'missing; pays 1002; stored 1002', answers(status(200)), 'paid 1002'],
  ['a list whose lesson has arrived offers the others', both, both, answers(lost), 'unknown; verifies 1002,1009; stored 1002,1009', bothArePaid,
    '/1002: paid; pays nothing', lessons(lesson(1002, paid), lesson(1010)), '/1002,1010: ready; pays 1010',
    oneIs(paid), 'changed; Mihai 1010 gone; pays nothing; stored 1002'],
  ['a list that shares no lesson', both, '1002,1009 1010', answers(lost), 'unknown; verifies 1002,1009; stored 1002,1009', lessons(lesson(1002), other, lesson(1010)),
    '/1010: ready; pays 1010', answers(status(200)), 'paid 1010', '/1009,1002: lost; verifies 1009,1002'],
]

test.each(flows)('%s', async (_, address, sends, ...steps) => {
  serveLessons(lesson(1002), other, lesson(31), lesson(1010, { AcceptedByTeacher: false }))
  await follow(steps, await open(address))
  expect(posts.join(' ')).toBe(sends)
})

async function follow(
  steps: (string | (() => void))[],
  first: Awaited<ReturnType<typeof open>>,
): Promise<void> {
  let page = first
  for (const step of steps) {
    if (typeof step !== 'string') step()
    else if (step.startsWith('/')) {
      const [address = '', shown] = step.slice(1).split(': ')
      page = await open(address)
      expect(page.opened).toBe(shown)
    } else expect(await page.press()).toBe(step)
  }
}

const attempt = (...ids: number[]): Attempt => ({
  ids,
  before: { invoices: ['old'] },
  at: Date.parse('2096-11-20T07:00:00Z'),
})

test('an attempt is stored with the state before it; a part of it has no invoices', async () => {
  expect(keyOf(await payerOf('1009,1002,1009'))).toBe(keyOf(await payerOf(both)))
  paying(lost)
  await (await open(both)).press()
  const stored = {
    ...attempt(1009, 1002),
    at: expect.closeTo(Date.parse('2096-11-20T07:00:00Z'), -5),
  }
  expect((await open('1009,1002')).stored()).toEqual(stored)
  // It is unknown which of the new invoices belongs to this lesson.
  expect((await open('1002')).stored()).toEqual({ ...stored, ids: [1002], before: { invoices: null } })
})

test('two attempts of a list count as one; an attempt of a package is not an attempt of the lesson with the same number', async () => {
  const first = attempt(1002, 1009)
  saveAttempt(await payerOf('1002'), first)
  saveAttempt(await payerOf('1010'), { ...attempt(1010), at: first.at + 1000 })
  const united = { ids: [1009, 1010], at: first.at + 1000, before: { invoices: null } }
  expect((await open('1009,1010')).stored()).toMatchObject(united)
  expect((await open('1009')).stored()).toMatchObject({ ids: [1009] })
  saveAttempt(await payerOf('31'), attempt(31))
  expect((await open('31,1010')).stored()).toMatchObject({ ids: [1010] })
  expect((await open('31')).stored()).toMatchObject({ ids: [31] })
})

test('a lesson that an earlier attempt has sent is not said to be cancelled after another was sent', async () => {
  serveLessons(lesson(1002), other)
  const page = await open(both)
  answers(lost, lessons(other))()
  await page.press()
  later()
  expect(await page.press()).toMatch(/^changed; Mihai 1002 unknown; pays 1009/)
  paying(status(500))
  expect(await page.press()).toMatch(/^missing; pays 1009/)
  expect(page.reasons()).toEqual(['unknown', null])
})

test.each(['1002', '1009,1002', '1002,1010'])(
  'a list that was open before an attempt of another tab (%s) sends nothing before it is verified',
  async address => {
    serveLessons(lesson(1002), other, lesson(1010))
    const [tab, another, sender] = [await open(address), await open(address), await open(both)]
    paying(lost)
    await sender.press()
    expect(await tab.press()).toMatch(/^lost; verifies \d/)
    serveLessons(lesson(1002, paid), other, lesson(1010))
    if (address === '1002,1010')
      expect(await tab.press()).toBe('changed; Mihai 1002 paid; pays 1010; stored 1002')
    readingFails()
    expect(await another.press()).toMatch(/^lost; verifies \d/)
    expect(posts).toHaveLength(1)
  },
)

test('of two lists submitted at the same moment without a Web Lock, only one is sent', async () => {
  vi.stubGlobal('navigator', {})
  const tabs = [await open('1002'), await open(both)]
  const found = await Promise.all(tabs.map(tab => tab.press()))
  expect(new Set(found.map(shown => shown.split(/\W/)[0]))).toEqual(new Set(['lost', 'paid']))
  expect(posts).toHaveLength(1)
})

test('a package is not offered while the earlier invoices cannot be read', async () => {
  invoicesFail()
  await expect(open('93')).rejects.toThrow()
})

test('the number of lessons to pay, which the user area shows, is read with the lessons, and lowered by those that are paid', async () => {
  const counted = () => useAccountCounts.getState().lessons
  serveLessons(lesson(1002), lesson(1009), lesson(1010))
  const page = await open(both)
  expect(counted()).toBe(3)
  await page.press()
  expect(counted()).toBe(1)
  await (await open('93')).press()
  expect(counted()).toBe(1)
  storeCounts('', {})
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

// The server has no payment status of a package: an invoice or a period that is new shows that its payment has arrived.
describe('a package', () => {
  const running = {
    IsSubscriptionOk: true,
    SubscriptionStartDate: '2096-10-25T10:00:00',
    SubscriptionEndDate: '2096-11-25T10:00:00',
  }
  const begins = { SubscriptionStartDate: '2096-11-20T09:00:00', SubscriptionEndDate: '2096-12-20T09:00:00' }
  const runs = profile(running)
  const turns = (fields: object) => profile({ ...running, ...fields })
  const anotherIsPaid = () => [runs(), invoices(invoice('other', 93, 1))()]
  const [missing, unknown] = ['missing; pays 31; stored 31', 'unknown; verifies 31; stored 31']

  /** `before` is the server's state when the page is opened. */
  type PackageFlow = [what: string, before: () => void, sends: string, ...steps: (string | (() => void))[]]
  // prettier-ignore
  const packageFlows: PackageFlow[] = [
    ['IsSubscriptionOk turned true', profile({}), '31', answers(lost, profile({ IsSubscriptionOk: true })), 'paid 31'],
    ['a period that begins while IsSubscriptionOk is still false', profile({ IsSubscriptionOk: false }), '31', answers(lost, turns({ ...begins, IsSubscriptionOk: false })), 'paid 31'],
    ['a later end', runs, '31', answers(lost, turns({ SubscriptionEndDate: '2096-12-25T10:00:00' })), 'paid 31'],
    ['a later start', runs, '31', answers(lost, turns({ SubscriptionStartDate: '2096-11-20T09:00:00' })), 'paid 31'],
    ['a new invoice', runs, '31', answers(lost, invoices(invoice('new', 31, 1))), 'paid 31'],
    ['an invoice that becomes paid, not one that is unpaid or of another product', invoices(invoice('late', 31, 0)), '31',
      invoices(invoice('late', 31, 0), invoice('b', 93, 1), invoice('c', null, 1)), answers(status(500), invoices(invoice('late', 31, 1))), 'paid 31'],
    ['an unchanged subscription: it may be paid again', runs, '31 31', answers(lost), unknown, later, missing, answers(status(200)), 'paid 31'],
    ['no profile', runs, '31', answers(lost, profileFails), 'unknown; verifies 31; error 500; stored 31', later, 'unknown; verifies 31; error 500; stored 31'],
    ['no invoices, whatever the period', runs, '31', answers(lost, () => [turns(begins)(), invoicesFail()]), 'unknown; verifies 31; error 500; stored 31'],
    ['a period that may be that of another package, whose invoice is new', () => {}, '31', answers(lost), unknown, later, missing, anotherIsPaid, unknown],
    ['another package that was bought meanwhile: it is shown first', () => {}, '31', anotherIsPaid, 'changed; pays 31; nothing paid', 'paid 31'],
  ]

  test.each(packageFlows)('%s', async (_, before, sends, ...steps) => {
    before()
    await follow(steps, await open('31'))
    expect(posts.join(' ')).toBe(sends)
  })
})
