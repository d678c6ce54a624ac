import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectClient } from '#api/client.ts'
import { type Change, overtakenBy, sendChange } from './changes.ts'
import { lesson } from './testing.ts'

const before = lesson()
const now = new Date('2096-07-02T15:30:00Z')
const late = new Date('2096-07-02T16:00:00Z')
const requested = lesson({ AcceptedByTeacher: false })
const paid = lesson({ Payment: { Status: 1 } })
const joinable = lesson({ Payment: { Status: 1 }, CanJoin: true })

describe('the server refused because', () => {
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
    expect(overtakenBy(change, { before, current, role, now: time })).toBe(why)
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

const send = (change: Change) => sendChange(change, requested, 'teacher')

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

test.each([404, 403, 400, 500])('a %i of one that is gone', async code => {
  on('/acceptByTeacher/1', status(code))
  listHas()
  expect(await send('accept')).toEqual({ kind: 'overtaken', why: 'cancelled' })
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
  })
})
