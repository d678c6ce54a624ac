import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '#api/client.ts'
import { getCurrentProfile } from '#api/profile.ts'
import { forgetServerTime, setServerTime } from '#clock.ts'
import { readPayable } from '#domain/appointment.ts'
import { readTry } from './keptTry.ts'
import { check, pay } from './pay.ts'
import { readPayment } from './reading.ts'

const server = setupServer(
  http.get('*/api/users/GetCurrentProfile', () => HttpResponse.json({ UserCode: 's3d8q1' })),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** What was posted, in its order; the reads are not counted. */
let posts: unknown[] = []

beforeEach(() => {
  connectClient({})
  posts = []
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  setServerTime(new Date('2096-11-20T07:00:00Z'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  forgetServerTime()
})

const lesson = (Id: number, fields: object = {}) => ({
  Id,
  StartDate: '2096-11-25T17:00:00',
  EndDate: '2096-11-25T18:00:00',
  Price: 70,
  AcceptedByTeacher: true,
  Teacher: { Id: 'm4t7k2', FirstName: 'Mihai' },
  ...fields,
})
const paid = { Payment: { Status: 1 } }
const invoice = (PaymentCode: string, Product: number | null, Status?: number) => ({
  PaymentCode,
  Product,
  Status,
})

type Answer = () => Response | Promise<Response>
const status = (code: number) => () => new HttpResponse(null, { status: code })

function lessonsAre(...lessons: object[]) {
  server.use(
    http.get('*/api/appoitments/getactiveappoitments/:page', ({ params }) => {
      const start = (Number(params['page']) - 1) * 10
      return HttpResponse.json({ TotalRows: lessons.length, Entities: lessons.slice(start, start + 10) })
    }),
  )
}

function invoicesAre(...invoices: object[]) {
  server.use(http.get('*/api/appoitments/getpaymentforuser/', () => HttpResponse.json(invoices)))
}

function readingFails() {
  server.use(http.get('*/api/appoitments/:call/*', status(500)))
  server.use(http.get('*/api/appoitments/getpaymentforuser/', status(500)))
}

/** Answers the payment, after `then`: what else the server does with it. */
function paying(answer: Answer, then: () => void = () => {}) {
  server.use(
    http.post('*/api/appoitments/savepayments', async ({ request }) => {
      posts.push(await request.json())
      then()
      return answer()
    }),
  )
}

/** Shown to the viewer as the server has it now. */
async function show(address: string) {
  const payable = readPayable(address)
  const viewer = await getCurrentProfile()
  if (!viewer) throw new Error('Nobody is looking.')
  const { order, invoices } = await readPayment(payable, viewer)
  return { payable, viewer, order, known: invoices?.map(({ PaymentCode }) => PaymentCode) ?? [] }
}

const tried = (address: string) => readTry('s3d8q1', readPayable(address))

beforeEach(() => {
  lessonsAre(lesson(1002), lesson(1009, { Price: 90 }))
  invoicesAre(invoice('old', 93, 1))
})

describe('pays once', () => {
  test('lessons, by their ids in the order of the address', async () => {
    const shown = await show('1002,1009')
    paying(status(200))
    expect(await pay(shown)).toEqual({ kind: 'paid', order: shown.order })
    expect(posts).toEqual([[1002, 1009]])
  })

  test('a package, by its code', async () => {
    const shown = await show('93')
    paying(status(204))
    expect(await pay(shown)).toEqual({ kind: 'paid', order: { kind: 'package', code: 93, price: 69 } })
    expect(posts).toEqual([[93]])
  })
})

describe('pays nothing', () => {
  beforeEach(() => paying(status(200)))
  afterEach(() => expect(posts).toEqual([]))

  test('when the lessons are paid meanwhile: that is what was wanted', async () => {
    const shown = await show('1002,1009')
    lessonsAre(lesson(1002, paid), lesson(1009, { Payments: [{ Status: 0 }, { Status: 1 }] }))
    expect(await pay(shown)).toEqual({ kind: 'paid', order: shown.order })
  })

  test.each([1, undefined])('when the package has an invoice meanwhile, of status %s', async Status => {
    const shown = await show('93')
    invoicesAre(invoice('new', 93, Status), invoice('old', 93, 1))
    expect(await pay(shown)).toMatchObject({ kind: 'paid' })
  })

  test.each([
    ['price', [lesson(1002, { Price: 80 }), lesson(1009, { Price: 90 })], { kind: 'price', from: 70 }],
    ['cancelled', [lesson(1009, { Price: 90 })], { kind: 'leftOut', reason: 'gone' }],
    ['paid', [lesson(1002, paid), lesson(1009, { Price: 90 })], { kind: 'leftOut', reason: 'paid' }],
    [
      'not accepted any more',
      [lesson(1002, { AcceptedByTeacher: false }), lesson(1009, { Price: 90 })],
      { kind: 'leftOut', reason: 'requested' },
    ],
  ])('when one of the lessons has changed: %s', async (_, lessons, change) => {
    const shown = await show('1002,1009')
    lessonsAre(...lessons)
    expect(await pay(shown)).toMatchObject({
      kind: 'changed',
      changes: [{ ...change, line: { id: 1002, name: 'Mihai' } }],
    })
  })

  test('when one more can be paid now', async () => {
    lessonsAre(lesson(1002), lesson(1009, { AcceptedByTeacher: false }))
    const shown = await show('1002,1009')
    lessonsAre(lesson(1002), lesson(1009))
    expect(await pay(shown)).toMatchObject({ changes: [{ kind: 'added', line: { id: 1009 } }] })
  })

  test('when a lesson has passed while it was looked at', async () => {
    const shown = await show('1002')
    setServerTime(new Date('2096-11-25T17:00:00Z'))
    lessonsAre()
    expect(await pay(shown)).toMatchObject({ changes: [{ reason: 'past' }] })
  })

  test('when the server cannot be asked before', async () => {
    const shown = await show('1002')
    readingFails()
    expect(await pay(shown)).toMatchObject({ kind: 'problem', title: 'Serverul nu a putut răspunde' })
    expect(tried('1002')).toBeNull()
  })

  test('when the session has ended before', async () => {
    const shown = await show('1002')
    server.use(http.get('*/api/appoitments/getactiveappoitments/:page', status(401)))
    expect(await pay(shown)).toEqual({ kind: 'expired' })
  })
})

test('a failed payment or one of another package is none of this one', async () => {
  const shown = await show('93')
  invoicesAre(invoice('a', 93, 0), invoice('b', 31, 1), invoice('c', null, 1), invoice('old', 93, 1))
  paying(status(200))
  await pay(shown)
  expect(posts).toEqual([[93]])
})

describe('a refusal', () => {
  test.each([400, 404, 409])('%i says what has changed', async code => {
    const shown = await show('1002,1009')
    paying(status(code), () => lessonsAre(lesson(1002)))
    expect(await pay(shown)).toMatchObject({
      kind: 'changed',
      changes: [{ kind: 'leftOut', reason: 'gone', line: { id: 1009 } }],
      order: { lines: [{ id: 1002 }] },
    })
    expect(posts).toHaveLength(1)
    expect(tried('1002,1009')).toBeNull()
  })

  test.each([
    [409, 'Plata nu a fost acceptată'],
    [500, 'Serverul nu a putut răspunde'],
  ])('%i with nothing changed is a problem, and may be tried again', async (code, title) => {
    const shown = await show('93')
    paying(status(code))
    expect(await pay(shown)).toMatchObject({ kind: 'problem', title })
    expect(posts).toHaveLength(1)
    expect(tried('93')).toBeNull()
  })

  test('409 of what is paid already is a success', async () => {
    const shown = await show('93')
    paying(status(409), () => invoicesAre(invoice('new', 93), invoice('old', 93)))
    expect(await pay(shown)).toMatchObject({ kind: 'paid' })
  })

  test('409, and nobody says why: nothing was paid', async () => {
    const shown = await show('93')
    paying(status(409), readingFails)
    expect(await pay(shown)).toMatchObject({ kind: 'problem', title: 'Plata nu a fost acceptată' })
  })

  test('500, and nothing can be read: unknown', async () => {
    const shown = await show('93')
    paying(status(500), readingFails)
    expect(await pay(shown)).toEqual({ kind: 'unknown' })
    expect(tried('93')).toEqual({ ids: [93], known: ['old'] })
  })

  test.each([
    ['a 401', status(401)],
    ['a login page', () => HttpResponse.html('<!doctype html><title>Log in</title>')],
  ])('%s is a session that has ended', async (_, answer) => {
    const shown = await show('1002')
    paying(answer)
    expect(await pay(shown)).toEqual({ kind: 'expired' })
    expect(posts).toHaveLength(1)
    expect(tried('1002')).toBeNull()
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

  test('before: the network is to blame', async () => {
    const shown = await show('1002')
    paying(() => HttpResponse.error())
    expect(await pay(shown)).toMatchObject({ kind: 'problem', title: 'Nu ne putem conecta la server' })
  })

  test('nobody knows when: unknown', async () => {
    const shown = await show('1002')
    paying(() => HttpResponse.error(), readingFails)
    expect(await pay(shown)).toEqual({ kind: 'unknown' })
  })
})

describe('when there is no answer in 30 seconds', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => vi.useRealTimers())

  async function paySlowly(address: string, then?: () => void) {
    const shown = await show(address)
    paying(() => new Promise<never>(() => {}), then)
    const result = pay(shown)
    await vi.waitFor(() => expect(posts).toHaveLength(1))
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

  test('what has not arrived may be paid again', async () => {
    const { result } = await paySlowly('93')
    expect(result).toEqual({
      kind: 'problem',
      title: 'Serverul nu a răspuns la timp și plata nu apare. O puteți face din nou.',
    })
  })

  test('what arrives later still is recognised, and not paid again', async () => {
    const { shown } = await paySlowly('93')
    invoicesAre(invoice('new', 93, 1), invoice('old', 93, 1))
    expect(await pay(shown)).toMatchObject({ kind: 'paid' })
    expect(posts).toHaveLength(1)
  })

  test('and nothing can be read: unknown, until a look tells', async () => {
    const { shown, result } = await paySlowly('1002', readingFails)
    expect(result).toEqual({ kind: 'unknown' })
    const sent = tried('1002')
    if (!sent) throw new Error('The try is not kept.')
    expect(await check(shown, sent)).toEqual({ kind: 'unknown', why: 'Serverul nu a putut răspunde' })
    invoicesAre()
    lessonsAre(lesson(1002))
    expect(await check(shown, sent)).toMatchObject({ kind: 'notFound', order: { lines: [{ id: 1002 }] } })
    lessonsAre(lesson(1002, paid))
    expect(await check(shown, sent)).toMatchObject({ kind: 'paid', order: { lines: [{ id: 1002 }] } })
    expect(posts).toHaveLength(1)
  })
})

test('a try is kept for an hour', async () => {
  const shown = await show('93')
  paying(status(500), readingFails)
  await pay(shown)
  setServerTime(new Date('2096-11-20T07:59:00Z'))
  expect(tried('93')).not.toBeNull()
  setServerTime(new Date('2096-11-20T08:01:00Z'))
  expect(tried('93')).toBeNull()
})
