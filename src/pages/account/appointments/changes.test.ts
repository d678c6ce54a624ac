import { http, HttpResponse } from 'msw/http'
import { appointmentsText } from '#text/appointments.ts'
import { ApiError } from '#api/apiError.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { storeFreeHours, useFreeHours } from '#stores/freeHours.ts'
import { lesson } from '#test/appointments.ts'
import { expectRows } from '#test/expectRows.ts'
import { startNodeBackend } from '#test/nodeBackend.ts'
import { type ChangeKind, Obsolete, type ObsoleteReason, obsoleteReason, sendChange } from './changes.ts'

const before = lesson()
const now = new Date('2096-07-02T15:30:00Z')
const late = new Date('2096-07-02T16:00:00Z')
const requested = lesson({ AcceptedByTeacher: false })
const paid = lesson({ Payment: { Status: 1 } })
const joinable = lesson({ Payment: { Status: 1 }, CanJoin: true })

test('returns why a change of an appointment is obsolete, or null while it is still allowed', () => {
  expectRows(obsoleteReason, [
    ['cancel', { before, current: undefined, now }, 'student', 'cancelled'],
    ['accept', { before, current: undefined, now }, 'tutor', 'cancelled'],
    // It has ended and left the list.
    ['cancel', { before, current: undefined, now: late }, 'student', 'past'],
    ['accept', { before, current: requested, now: late }, 'tutor', 'past'],
    ['cancel', { before, current: joinable, now }, 'tutor', 'started'],
    ['accept', { before, current: lesson(), now }, 'tutor', 'accepted'],
    ['accept', { before, current: joinable, now }, 'tutor', 'accepted'],
    ['accept', { before, current: requested, now }, 'student', 'notYours'],
    ['cancel', { before, current: paid, now }, 'student', null],
    ['accept', { before, current: requested, now }, 'tutor', null],
  ])
})

const server = startNodeBackend()
let calls: string[] = []
beforeEach(() => void (calls = []))

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

test.each([204, 409])('after a cancellation (%i) the hours of its day are no longer known', async code => {
  on('/deleteappoitment/1', status(code))
  serveList()
  const mine = { ...requested, Teacher: { Id: 'm4t7k2' } }
  storeFreeHours('m4t7k2', '2096-07-02', [])
  storeFreeHours('m4t7k2', '2096-07-03', [18])
  await sendChange('cancel', mine, 'student')
  expect(useFreeHours.getState()).toEqual({ m4t7k2: { '2096-07-03': [18] } })
})

test('reads all pages of the active list to find the reason when the server refuses a change', async () => {
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
  'a failed %s counts as obsolete by cancellation when the appointment is no longer in the list',
  async (change, path, codes) => {
    for (const code of codes) {
      on(path, status(code))
      serveList()
      expect(await send(change), String(code)).toEqual(obsolete('cancelled'))
    }
  },
)

const broken = () => HttpResponse.error()

describe.each([
  ['a 500', status(500)],
  ['a broken connection', broken],
])('%s', (_, answer) => {
  test.each([
    ['cancel', '/deleteappoitment/1', []],
    ['accept', '/acceptByTeacher/1', [row({ AcceptedByTeacher: true })]],
  ] as const)('is a success when the list shows that %s has arrived', async (change, path, rows) => {
    on(path, answer)
    serveList(...rows)
    expect(await send(change)).toEqual({ status: 'succeeded', value: undefined })
  })

  test('does not mean that an ended appointment is cancelled', async () => {
    on('/deleteappoitment/1', answer)
    serveList()
    const ended = lesson({ EndDate: new Date('2026-01-02T16:00:00Z') })
    expect(await sendChange('cancel', ended, 'student')).toEqual(obsolete('past'))
  })

  test('is a failure when the list shows that the change has not arrived', async () => {
    on('/deleteappoitment/1', answer)
    serveList(row())
    expect(await send('cancel')).toMatchObject({ status: 'failed', error: expect.any(ApiError) })
    expect(calls).toEqual(['/deleteappoitment/1', '/getactiveappoitments/1'])
  })

  test('is a failure, or unknown without a response, when the list cannot be read', async () => {
    on('/deleteappoitment/1', answer)
    on('/getactiveappoitments/1', status(500))
    expect(await send('cancel')).toMatchObject({ status: answer === broken ? 'unknown' : 'failed' })
  })
})

test('reads nothing back when the session has expired', async () => {
  on('/deleteappoitment/1', status(401))
  expect(await send('cancel')).toEqual({ status: 'sessionExpired' })
  expect(calls).toHaveLength(1)
})
