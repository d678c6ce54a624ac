import { http, HttpResponse } from 'msw/http'
import { afterEach, beforeEach, vi } from 'vitest'
import { forgetServerTime, setServerTime } from '#clock.ts'
import { dropCopy } from '#storage/stored.ts'
import { createStorage } from './createStorage.ts'
import { startNodeBackend } from './nodeBackend.ts'

let server: ReturnType<typeof startNodeBackend>

/** The code of the user who pays. */
const payer = 's3d8q1'

/** The bodies of the sent payments, in order. */
export const posts: unknown[] = []

/** All sent requests, in order, e.g. `POST /api/appoitments/savepayments`. */
export const calls: string[] = []

/**
 * Sets up a back end with two unpaid lessons and one earlier invoice, and an empty local storage, for each
 * test of a file.
 */
export function setUpPayments(): void {
  server = startNodeBackend(
    http.get('*/api/users/GetCurrentProfile', () => HttpResponse.json({ UserCode: payer })),
  )
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`)
  })
  beforeEach(() => {
    posts.length = 0
    calls.length = 0
    vi.stubGlobal('localStorage', createStorage())
    dropCopy(null)
    setServerTime(new Date('2096-11-20T07:00:00Z'))
    serveLessons(lesson(1002), lesson(1009, { Price: 90 }))
    serveOldLessons()
    serveInvoices(invoice('old', 93, 1))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    forgetServerTime()
  })
}

/**
 * Advances the server's time by five minutes. After one minute a payment can no longer be pending (`mayStillArrive`); a
 * busy machine may take some seconds before it sends one.
 */
export const later = () => setServerTime(new Date('2096-11-20T07:05:00Z'))

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

/** Serves these lessons as the active ones, ten per page. */
export function serveLessons(...lessons: object[]): void {
  server.use(
    http.get('*/api/appoitments/getactiveappoitments/:page', ({ params }) => {
      const start = (Number(params['page']) - 1) * 10
      return HttpResponse.json({ TotalRows: lessons.length, Entities: lessons.slice(start, start + 10) })
    }),
  )
}

/** Serves these lessons as the old ones. */
export function serveOldLessons(...lessons: object[]): void {
  server.use(
    http.get('*/api/appoitments/getoldappoitments/1', () =>
      HttpResponse.json({ TotalRows: lessons.length, Entities: lessons }),
    ),
  )
}

export function serveInvoices(...invoices: object[]): void {
  server.use(http.get('*/api/appoitments/getpaymentforuser/', () => HttpResponse.json(invoices)))
}

/** Serves the payer's profile with these fields, e.g. of the subscription. */
export function profileIs(fields: object): void {
  server.use(
    http.get('*/api/users/GetCurrentProfile', () => HttpResponse.json({ UserCode: payer, ...fields })),
  )
}

export function profileFails(): void {
  server.use(http.get('*/api/users/GetCurrentProfile', status(500)))
}

export function invoicesFail(): void {
  server.use(http.get('*/api/appoitments/getpaymentforuser/', status(500)))
}

/** Makes one read of appointments and payments fail, or all of them (the default). */
export function readingFails(call = ':call', answer: Answer = status(500)): void {
  server.use(http.get(`*/api/appoitments/${call}/*`, answer))
  if (call === ':call') server.use(http.get('*/api/appoitments/getpaymentforuser/', answer))
}

/** Answers the payment. Calls `then` first, for its effects on the server, e.g. a new invoice. */
export function paying(answer: Answer, then: () => void = () => {}): void {
  server.use(
    http.post('*/api/appoitments/savepayments', async ({ request }) => {
      posts.push(await request.json())
      then()
      return answer()
    }),
  )
}
