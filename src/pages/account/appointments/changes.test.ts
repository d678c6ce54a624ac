import { http, HttpResponse } from 'msw/http'
import { shown } from '#test/outcome.ts'
import { appointmentsText } from '#text/appointments.ts'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectClient } from '#api/client.ts'
import { lesson } from '#test/appointments.ts'
import { type ChangeKind, Obsolete, type ObsoleteReason, obsoleteReason, sendChange } from './changes.ts'

const before = lesson()
const now = new Date('2096-07-02T15:30:00Z')
const late = new Date('2096-07-02T16:00:00Z')
const requested = lesson({ AcceptedByTeacher: false })
const paid = lesson({ Payment: { Status: 1 } })
const joinable = lesson({ Payment: { Status: 1 }, CanJoin: true })

describe('the reason why a change of an appointment is obsolete', () => {
  test.each([
    ['it was cancelled', 'cancel', 'student', undefined, now, 'cancelled'],
    ['it was cancelled before it was accepted', 'accept', 'tutor', undefined, now, 'cancelled'],
    ['it has ended and left the list', 'cancel', 'student', undefined, late, 'past'],
    ['it has ended', 'accept', 'tutor', requested, late, 'past'],
    ['it has started', 'cancel', 'tutor', joinable, now, 'started'],
    ['it is already accepted', 'accept', 'tutor', lesson(), now, 'accepted'],
    ['it is already accepted, and has started', 'accept', 'tutor', joinable, now, 'accepted'],
    ['only the tutor may accept', 'accept', 'student', requested, now, 'notYours'],
    ['none: it may still be cancelled', 'cancel', 'student', paid, now, null],
    ['none: it may still be accepted', 'accept', 'tutor', requested, now, null],
  ] as const)('%s', (_, change, role, current, time, why) => {
    expect(obsoleteReason(change, { before, current, now: time }, role)).toBe(why)
  })
})

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

let calls: string[] = []
beforeEach(() => {
  connectClient({})
  calls = []
})

function on(path: string, answer: (request: Request) => Response) {
  server.use(
    http.get(`*/api/appoitments${path}`, ({ request }) => {
      calls.push(request.url.replace(/^.*\/appoitments/, ''))
      return answer(request)
    }),
  )
}

const status = (code: number) => () => new HttpResponse(null, { status: code })
const row = (fields: object = {}) => ({
  Id: '1',
  StartDate: '2096-07-02T18:00:00',
  EndDate: '2096-07-02T19:00:00',
  AcceptedByTeacher: false,
  ...fields,
})

/** Serves these rows as the active list, ten per page. */
function serveList(...rows: object[]) {
  on('/getactiveappoitments/:page', ({ url }) => {
    const start = (Number(url.split('/').at(-1)) - 1) * 10
    return HttpResponse.json({ TotalRows: rows.length, Entities: rows.slice(start, start + 10) })
  })
}

const send = (change: ChangeKind) => sendChange(change, requested, 'tutor')

const obsolete = (reason: ObsoleteReason) => ({
  status: 'failed',
  error: new Obsolete(appointmentsText.obsolete[reason]),
})

test.each([
  ['cancel', '/deleteappoitment/1'],
  ['accept', '/acceptByTeacher/1'],
] as const)('%s sends one request', async (change, path) => {
  on(path, status(204))
  expect(await send(change)).toEqual({ status: 'succeeded', value: undefined })
  expect(calls).toEqual([path])
})

test('reads all pages of the active list for the reason when the server refuses a change', async () => {
  on('/deleteappoitment/1', status(409))
  const others = Array.from({ length: 10 }, (_, index) => row({ Id: index + 2 }))
  serveList(...others, row({ AcceptedByTeacher: true, CanJoin: true, Payments: [{ Status: 1 }] }))
  expect(await send('cancel')).toEqual(obsolete('started'))
  expect(calls).toEqual(['/deleteappoitment/1', '/getactiveappoitments/1', '/getactiveappoitments/2'])
})

test.each([
  ['accept', '/acceptByTeacher/1', [404, 403, 400, 500]],
  ['cancel', '/deleteappoitment/1', [404, 403, 400]],
] as const)(
  'a failed %s counts as obsolete by cancellation when the appointment is not in the list any more',
  async (change, path, codes) => {
    for (const code of codes) {
      on(path, status(code))
      serveList()
      expect(await send(change), String(code)).toEqual(obsolete('cancelled'))
    }
  },
)

test.each([
  ['cancel', '/deleteappoitment/1', []],
  ['accept', '/acceptByTeacher/1', [row({ AcceptedByTeacher: true })]],
] as const)('a 500 is a success when the list shows that %s has arrived', async (change, path, rows) => {
  on(path, status(500))
  serveList(...rows)
  expect(await send(change)).toEqual({ status: 'succeeded', value: undefined })
})

test.each([
  ['a 500', status(500)],
  ['a broken connection', () => HttpResponse.error()],
])('after %s an ended appointment does not count as cancelled', async (_, answer) => {
  on('/deleteappoitment/1', answer)
  serveList()
  const ended = lesson({ EndDate: new Date('2026-01-02T16:00:00Z') })
  expect(await sendChange('cancel', ended, 'student')).toEqual(obsolete('past'))
})

const failed = { status: 'failed', title: 'Serverul nu a putut răspunde', help: expect.any(String) }

test('returns the failure when the list does not explain it', async () => {
  on('/deleteappoitment/1', status(500))
  serveList(row())
  expect(await shown(send('cancel'), appointmentsText.cancel)).toEqual(failed)
})

test('returns the failure when the list cannot be read', async () => {
  on('/deleteappoitment/1', status(500))
  on('/getactiveappoitments/1', status(500))
  expect(await shown(send('cancel'), appointmentsText.cancel)).toEqual(failed)
})

test('reads nothing back when the session has expired', async () => {
  on('/deleteappoitment/1', status(401))
  expect(await send('cancel')).toEqual({ status: 'sessionExpired' })
  expect(calls).toHaveLength(1)
})

describe('a broken connection', () => {
  const broken = () => HttpResponse.error()

  test.each([
    ['cancel', '/deleteappoitment/1', []],
    ['accept', '/acceptByTeacher/1', [row({ AcceptedByTeacher: true })]],
  ] as const)('is a success when the list shows that %s has arrived', async (change, path, rows) => {
    on(path, broken)
    serveList(...rows)
    expect(await send(change)).toEqual({ status: 'succeeded', value: undefined })
  })

  test('is a failure when the list shows that the change has not arrived', async () => {
    on('/deleteappoitment/1', broken)
    serveList(row())
    expect(await shown(send('cancel'), appointmentsText.cancel)).toMatchObject({
      title: 'Nu ne putem conecta la server',
    })
    expect(calls).toEqual(['/deleteappoitment/1', '/getactiveappoitments/1'])
  })

  test('is unknown when the list cannot be read', async () => {
    on('/deleteappoitment/1', broken)
    on('/getactiveappoitments/1', status(500))
    expect(await shown(send('cancel'), appointmentsText.cancel)).toMatchObject({ status: 'unknown' })
  })
})
