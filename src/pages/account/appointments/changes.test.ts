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

describe('a change is obsolete because', () => {
  test.each([
    ['it was cancelled', 'cancel', 'student', undefined, now, 'cancelled'],
    ['it was cancelled before it was accepted', 'accept', 'teacher', undefined, now, 'cancelled'],
    ['it is gone and over', 'cancel', 'student', undefined, late, 'past'],
    ['it is over', 'accept', 'teacher', requested, late, 'past'],
    ['it has begun', 'cancel', 'teacher', joinable, now, 'started'],
    ['it is accepted', 'accept', 'teacher', lesson(), now, 'accepted'],
    ['it is accepted, paid and has begun', 'accept', 'teacher', joinable, now, 'accepted'],
    ['only the tutor accepts', 'accept', 'student', requested, now, 'notYours'],
    ['of nothing we know: it may be cancelled', 'cancel', 'student', paid, now, null],
    ['of nothing we know: it may be accepted', 'accept', 'teacher', requested, now, null],
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

/** What the active list holds now, ten to a page. */
function listHas(...rows: object[]) {
  on('/getactiveappoitments/:page', ({ url }) => {
    const start = (Number(url.split('/').at(-1)) - 1) * 10
    return HttpResponse.json({ TotalRows: rows.length, Entities: rows.slice(start, start + 10) })
  })
}

const send = (change: ChangeKind) => sendChange(change, requested, 'teacher')

const obsolete = (reason: ObsoleteReason) => ({
  status: 'failed',
  error: new Obsolete(appointmentsText.obsolete[reason]),
})

test.each([
  ['cancel', '/deleteappoitment/1'],
  ['accept', '/acceptByTeacher/1'],
] as const)('%s sends one call', async (change, path) => {
  on(path, status(204))
  expect(await send(change)).toEqual({ status: 'succeeded', value: undefined })
  expect(calls).toEqual([path])
})

test('a refused change is looked up on all pages of the list', async () => {
  on('/deleteappoitment/1', status(409))
  const others = Array.from({ length: 10 }, (_, index) => row({ Id: index + 2 }))
  listHas(...others, row({ AcceptedByTeacher: true, CanJoin: true, Payments: [{ Status: 1 }] }))
  expect(await send('cancel')).toEqual(obsolete('started'))
  expect(calls).toEqual(['/deleteappoitment/1', '/getactiveappoitments/1', '/getactiveappoitments/2'])
})

test.each([
  ['accept', '/acceptByTeacher/1', [404, 403, 400, 500]],
  ['cancel', '/deleteappoitment/1', [404, 403, 400]],
] as const)(
  '%s of an appointment that is not in the list is explained by its cancellation',
  async (change, path, codes) => {
    for (const code of codes) {
      on(path, status(code))
      listHas()
      expect(await send(change), String(code)).toEqual(obsolete('cancelled'))
    }
  },
)

test.each([
  ['cancel', '/deleteappoitment/1', []],
  ['accept', '/acceptByTeacher/1', [row({ AcceptedByTeacher: true })]],
] as const)('a 500 after %s has arrived is a success', async (change, path, rows) => {
  on(path, status(500))
  listHas(...rows)
  expect(await send(change)).toEqual({ status: 'succeeded', value: undefined })
})

test.each([
  ['a 500', status(500)],
  ['a broken connection', () => HttpResponse.error()],
])('after %s an appointment that has ended meanwhile does not count as cancelled', async (_, answer) => {
  on('/deleteappoitment/1', answer)
  listHas()
  const ended = lesson({ EndDate: new Date('2026-01-02T16:00:00Z') })
  expect(await sendChange('cancel', ended, 'student')).toEqual(obsolete('past'))
})

const failed = { status: 'failed', title: 'Serverul nu a putut răspunde', help: expect.any(String) }

test('a failure without an explanation in the list stays a failure', async () => {
  on('/deleteappoitment/1', status(500))
  listHas(row())
  expect(await shown(send('cancel'), appointmentsText.cancel)).toEqual(failed)
})

test('a failure stays a failure when the list cannot be read', async () => {
  on('/deleteappoitment/1', status(500))
  on('/getactiveappoitments/1', status(500))
  expect(await shown(send('cancel'), appointmentsText.cancel)).toEqual(failed)
})

test('an expired session is not looked up', async () => {
  on('/deleteappoitment/1', status(401))
  expect(await send('cancel')).toEqual({ status: 'sessionExpired' })
  expect(calls).toHaveLength(1)
})

describe('a broken connection', () => {
  const broken = () => HttpResponse.error()

  test.each([
    ['cancel', '/deleteappoitment/1', []],
    ['accept', '/acceptByTeacher/1', [row({ AcceptedByTeacher: true })]],
  ] as const)('after %s has arrived is a success', async (change, path, rows) => {
    on(path, broken)
    listHas(...rows)
    expect(await send(change)).toEqual({ status: 'succeeded', value: undefined })
  })

  test('before it arrived is a failure', async () => {
    on('/deleteappoitment/1', broken)
    listHas(row())
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
