import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { connectClient } from '#api/client.ts'
import { forgetServerTime, setServerTime } from '#clock.ts'

const server = setupServer(
  http.get('*/api/users/GetCurrentProfile', () => HttpResponse.json({ UserCode: payer })),
  http.get('*/api/appoitments/getcurrentpayment/', () => HttpResponse.json(null)),
)

/** Who pays. */
export const payer = 's3d8q1'

/** The bodies of the payments that were sent, in their order. */
export const posts: unknown[] = []

/** What was asked, in its order: `POST /api/appoitments/savepayments`. */
export const calls: string[] = []

/** A back end with two lessons to pay and an invoice of old, and a browser that keeps things, for each test of a file. */
export function setUpPayments(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  beforeEach(() => {
    connectClient({})
    posts.length = 0
    calls.length = 0
    server.events.on('request:start', ({ request }) => {
      calls.push(`${request.method} ${new URL(request.url).pathname}`)
    })
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    })
    setServerTime(new Date('2096-11-20T07:00:00Z'))
    lessonsAre(lesson(1002), lesson(1009, { Price: 90 }))
    oldAre()
    invoicesAre(invoice('old', 93, 1))
  })
  afterEach(() => {
    server.resetHandlers()
    server.events.removeAllListeners()
    vi.unstubAllGlobals()
    forgetServerTime()
  })
  afterAll(() => server.close())
}

/** What was sent cannot be on its way any more. */
export const later = () => setServerTime(new Date('2096-11-20T07:01:01Z'))

export const lesson = (Id: number, fields: object = {}) => ({
  Id,
  StartDate: '2096-11-25T17:00:00',
  EndDate: '2096-11-25T18:00:00',
  Price: 70,
  AcceptedByTeacher: true,
  Teacher: { Id: 'm4t7k2', FirstName: 'Mihai' },
  ...fields,
})

export const paid = { Payment: { Status: 1 } }

export const invoice = (PaymentCode: string, Product: number | null, Status?: number) => ({
  PaymentCode,
  Product,
  Status,
})

type Answer = () => Response | Promise<Response>

export const status = (code: number) => () => new HttpResponse(null, { status: code })

/** The active ones, ten a page. */
export function lessonsAre(...lessons: object[]): void {
  server.use(
    http.get('*/api/appoitments/getactiveappoitments/:page', ({ params }) => {
      const start = (Number(params['page']) - 1) * 10
      return HttpResponse.json({ TotalRows: lessons.length, Entities: lessons.slice(start, start + 10) })
    }),
  )
}

/** Those that have ended. */
export function oldAre(...lessons: object[]): void {
  server.use(
    http.get('*/api/appoitments/getoldappoitments/1', () =>
      HttpResponse.json({ TotalRows: lessons.length, Entities: lessons }),
    ),
  )
}

export function invoicesAre(...invoices: object[]): void {
  server.use(http.get('*/api/appoitments/getpaymentforuser/', () => HttpResponse.json(invoices)))
}

/** The profile of the payer, with these fields of the subscription. */
export function profileIs(fields: object): void {
  server.use(
    http.get('*/api/users/GetCurrentProfile', () => HttpResponse.json({ UserCode: payer, ...fields })),
  )
}

export function profileFails(): void {
  server.use(http.get('*/api/users/GetCurrentProfile', status(500)))
}

export function currentPaymentIs(payment: object | null): void {
  server.use(http.get('*/api/appoitments/getcurrentpayment/', () => HttpResponse.json(payment)))
}

export function currentPaymentFails(): void {
  server.use(http.get('*/api/appoitments/getcurrentpayment/', status(500)))
}

export function invoicesFail(): void {
  server.use(http.get('*/api/appoitments/getpaymentforuser/', status(500)))
}

/** One call, or each. */
export function readingFails(call = ':call', answer: Answer = status(500)): void {
  server.use(http.get(`*/api/appoitments/${call}/*`, answer))
  if (call === ':call') server.use(http.get('*/api/appoitments/getpaymentforuser/', answer))
}

/** Answers the payment, after `then`: what else the server does with it. */
export function paying(answer: Answer, then: () => void = () => {}): void {
  server.use(
    http.post('*/api/appoitments/savepayments', async ({ request }) => {
      posts.push(await request.json())
      then()
      return answer()
    }),
  )
}
