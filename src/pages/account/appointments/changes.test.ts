import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectClient } from '#api/client.ts'
import { lesson } from '#test/appointments.ts'
import { type ChangeKind, overtakenBy, sendChange } from './changes.ts'

const before = lesson()
const now = new Date('2096-07-02T15:30:00Z')
const late = new Date('2096-07-02T16:00:00Z')
const requested = lesson({ AcceptedByTeacher: false })
const paid = lesson({ Payment: { Status: 1 } })
const joinable = lesson({ Payment: { Status: 1 }, CanJoin: true })

describe('it did not come about because', () => {
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
    expect(overtakenBy(change, { before, current, now: time }, role)).toBe(why)
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

test.each([
  ['cancel', '/deleteappoitment/1'],
  ['accept', '/acceptByTeacher/1'],
] as const)('%s is one call', async (change, path) => {
  on(path, status(204))
  expect(await send(change)).toEqual({ kind: 'done', value: undefined })
  expect(calls).toEqual([path])
})

test('a refused one is looked up, on whichever page', async () => {
  on('/deleteappoitment/1', status(409))
  const others = Array.from({ length: 10 }, (_, index) => row({ Id: index + 2 }))
  listHas(...others, row({ AcceptedByTeacher: true, CanJoin: true, Payments: [{ Status: 1 }] }))
  expect(await send('cancel')).toEqual({ kind: 'overtaken', why: 'started' })
  expect(calls).toEqual(['/deleteappoitment/1', '/getactiveappoitments/1', '/getactiveappoitments/2'])
})

test.each([
  ['accept', '/acceptByTeacher/1', [404, 403, 400, 500]],
  ['cancel', '/deleteappoitment/1', [404, 403, 400]],
] as const)('%s of one that is gone: somebody else has cancelled it', async (change, path, codes) => {
  for (const code of codes) {
    on(path, status(code))
    listHas()
    expect(await send(change), String(code)).toEqual({ kind: 'overtaken', why: 'cancelled' })
  }
})

test.each([
  ['cancel', '/deleteappoitment/1', []],
  ['accept', '/acceptByTeacher/1', [row({ AcceptedByTeacher: true })]],
] as const)('a server that failed after %s had arrived: it was ours', async (change, path, rows) => {
  on(path, status(500))
  listHas(...rows)
  expect(await send(change)).toEqual({ kind: 'done', value: undefined })
})

test.each([
  ['a 500', status(500)],
  ['a broken connection', () => HttpResponse.error()],
])('%s of one that has ended meanwhile does not count as cancelled', async (_, answer) => {
  on('/deleteappoitment/1', answer)
  listHas()
  const ended = lesson({ EndDate: new Date('2026-01-02T16:00:00Z') })
  expect(await sendChange('cancel', ended, 'student')).toEqual({ kind: 'overtaken', why: 'past' })
})

const failed = { kind: 'problem', title: 'Serverul nu a putut răspunde', help: expect.any(String) }

test('a failure that nothing explains is one', async () => {
  on('/deleteappoitment/1', status(500))
  listHas(row())
  expect(await send('cancel')).toEqual(failed)
})

test('nor is it explained when the list cannot be read', async () => {
  on('/deleteappoitment/1', status(500))
  on('/getactiveappoitments/1', status(500))
  expect(await send('cancel')).toEqual(failed)
})

test('an ended session is nothing to look up', async () => {
  on('/deleteappoitment/1', status(401))
  expect(await send('cancel')).toEqual({ kind: 'expired' })
  expect(calls).toHaveLength(1)
})

describe('a broken connection', () => {
  const broken = () => HttpResponse.error()

  test.each([
    ['cancel', '/deleteappoitment/1', []],
    ['accept', '/acceptByTeacher/1', [row({ AcceptedByTeacher: true })]],
  ] as const)('after %s had arrived is a success', async (change, path, rows) => {
    on(path, broken)
    listHas(...rows)
    expect(await send(change)).toEqual({ kind: 'done', value: undefined })
  })

  test('before it is what it is', async () => {
    on('/deleteappoitment/1', broken)
    listHas(row())
    expect(await send('cancel')).toMatchObject({ title: 'Nu ne putem conecta la server' })
    expect(calls).toEqual(['/deleteappoitment/1', '/getactiveappoitments/1'])
  })

  test('and a list that cannot be read: nobody knows', async () => {
    on('/deleteappoitment/1', broken)
    on('/getactiveappoitments/1', status(500))
    expect(await send('cancel')).toMatchObject({ kind: 'problem', isUnknown: true })
  })
})
