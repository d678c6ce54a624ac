import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '#api/client.ts'
import { shown } from '#test/outcome.ts'
import { bookingText } from '#text/booking.ts'
import { bookAgain, bookLesson, bookOnAdPage, HourTaken } from './bookLesson.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => connectClient({}))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** A Monday in the far future, so that none of its hours has passed. */
const choice = { day: '2096-07-02', hour: 18 }
const book = (send = bookOnAdPage) => bookLesson('m4t7k2', choice, send)

/** The calls that the server got, in order. */
let calls: string[] = []
beforeEach(() => (calls = []))

type Answer = () => Response | Promise<Response>

const on = (
  method: 'get' | 'post',
  path: string,
  answer: (request: Request) => Response | Promise<Response>,
) =>
  server.use(
    http[method](`*${path}`, ({ request }) => {
      calls.push(request.url.replace(/^.*\/api/, ''))
      return answer(request)
    }),
  )

const saving = (answer: Answer) => on('post', '/api/users/saveappoitment', answer)
const status = (code: number) => () => new HttpResponse(null, { status: code })

function freeAre(...hours: number[]) {
  on('get', '/api/users/getavailabilityforday', () =>
    HttpResponse.json({ TotalRows: hours.length, Entities: hours.map(Time => ({ Time })) }),
  )
}

const lesson = (StartDate: string, teacher = 'm4t7k2', Id = 1) => ({
  Id,
  StartDate,
  EndDate: StartDate,
  Teacher: { Id: teacher },
})
const ours = lesson('2096-07-02T18:00:00')
/** The same lesson, without a tutor's code. */
const unnamed = (Teacher?: object | null) => ({ ...lesson('2096-07-02T18:00:00'), Teacher })

/** The viewer's lessons, ten to a page. */
function lessonsAre(...lessons: object[]) {
  on('get', '/api/appoitments/getactiveappoitments/:page', ({ url }) => {
    const start = (Number(url.split('/').at(-1)) - 1) * 10
    return HttpResponse.json({ TotalRows: lessons.length, Entities: lessons.slice(start, start + 10) })
  })
}

const unknown = {
  status: 'unknown',
  title: 'Nu știm dacă ședința a fost programată. Verificați programările înainte de a încerca din nou.',
}

test('books with everything in the query, the date without leading zeros, and no body', async () => {
  const bodies: string[] = []
  on('post', '/api/users/saveappoitment', async request => {
    bodies.push(await request.text())
    return new HttpResponse(null, { status: 200 })
  })
  expect(await book()).toEqual({ status: 'succeeded', value: choice })
  expect(calls).toEqual(['/users/saveappoitment?teacherId=m4t7k2&selectedDate=2096-7-2&startTime=18'])
  expect(bodies).toEqual([''])
})

test('books again with a JSON body, in wall-clock time without an offset', async () => {
  const bodies: unknown[] = []
  on('post', '/api/appoitments/SaveAppoitment', async request => {
    bodies.push(await request.json())
    return new HttpResponse(null, { status: 200 })
  })
  expect(await book(bookAgain)).toEqual({ status: 'succeeded', value: choice })
  expect(bodies).toEqual([
    { TeacherId: 'm4t7k2', StartDate: '2096-07-02T18:00:00', EndDate: '2096-07-02T19:00:00' },
  ])
})

describe('a refusal', () => {
  test.each([400, 409, 500])('%i when the hour is no longer free: the hour was taken', async code => {
    saving(status(code))
    freeAre(14, 19)
    lessonsAre(lesson('2096-07-02T18:00:00', 'another'), lesson('2096-07-02T17:00:00'))
    expect(await book()).toEqual({ status: 'failed', error: new HourTaken([14, 19]) })
    expect(calls.filter(call => call.includes('saveappoitment'))).toHaveLength(1)
  })

  test.each([400, 409, 500])('%i when the hour is still free: an ordinary failure', async code => {
    saving(status(code))
    freeAre(14, 18)
    expect(await shown(book(), bookingText.submission)).toMatchObject({
      status: 'failed',
      title: 'Serverul nu a putut răspunde',
    })
  })

  test('when the free hours cannot be read: an ordinary failure', async () => {
    saving(status(409))
    on('get', '/api/users/getavailabilityforday', status(500))
    expect(await shown(book(), bookingText.submission)).toMatchObject({
      status: 'failed',
      title: 'Serverul nu a putut răspunde',
    })
  })

  test('when the hour is no longer free and the appointments cannot be read: unknown', async () => {
    saving(status(500))
    freeAre(14)
    on('get', '/api/appoitments/getactiveappoitments/:page', status(500))
    expect(await shown(book(), bookingText.submission)).toEqual(unknown)
  })

  test('when the hour is no longer free and a lesson at that time names no tutor: unknown, because it may be this one', async () => {
    saving(status(500))
    freeAre(14)
    lessonsAre(unnamed())
    expect(await shown(book(), bookingText.submission)).toEqual(unknown)
  })
})

describe('a broken connection', () => {
  test('after the lesson was saved: booked', async () => {
    saving(() => HttpResponse.error())
    freeAre(14)
    lessonsAre(ours)
    expect(await book()).toEqual({ status: 'succeeded', value: choice })
  })

  test('before the lesson was saved: a network failure', async () => {
    saving(() => HttpResponse.error())
    freeAre(14, 18)
    lessonsAre()
    expect(await shown(book(), bookingText.submission)).toMatchObject({
      status: 'failed',
      title: 'Nu ne putem conecta la server',
    })
  })

  test('when a lesson at that time names no tutor: unknown', async () => {
    saving(() => HttpResponse.error())
    freeAre(14, 18)
    lessonsAre(unnamed())
    expect(await shown(book(), bookingText.submission)).toEqual(unknown)
  })
})

describe('after a timeout of 30 seconds the appointments decide', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    saving(() => new Promise<never>(() => {}))
  })
  afterEach(() => vi.useRealTimers())

  async function bookSlowly() {
    const outcome = book()
    await expect.poll(() => calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(30_000)
    return outcome
  }

  test('they contain the lesson: booked', async () => {
    lessonsAre(lesson('2096-07-02T17:00:00'), ours)
    expect(await bookSlowly()).toEqual({ status: 'succeeded', value: choice })
    expect(calls.slice(1)).toEqual(['/appoitments/getactiveappoitments/1'])
  })

  test('they contain the lesson on a later page: booked', async () => {
    const others = Array.from({ length: 20 }, (_, index) => lesson('2096-06-01T10:00:00', 'another', index))
    lessonsAre(...others, ours)
    expect(await bookSlowly()).toEqual({ status: 'succeeded', value: choice })
    expect(calls).toHaveLength(4)
  })

  test('they lack the lesson and the hour is free: failed, can be retried', async () => {
    lessonsAre(lesson('2096-07-02T18:00:00', 'another'))
    freeAre(18)
    expect(await shown(bookSlowly(), bookingText.submission)).toEqual({
      status: 'failed',
      title: 'Serverul nu a răspuns la timp și ședința nu apare în programări. O puteți programa din nou.',
    })
    expect(calls.filter(call => call.includes('saveappoitment'))).toHaveLength(1)
  })

  test('they lack the lesson and the hour is no longer free: the hour was taken', async () => {
    lessonsAre()
    freeAre(14)
    expect(await bookSlowly()).toEqual({ status: 'failed', error: new HourTaken([14]) })
  })

  // §3: the fields of an appointment may be absent.
  describe.each([
    ['no tutor', undefined],
    ['null for a tutor', null],
    ['a tutor without a code', { FirstName: 'Mihai' }],
  ])('a lesson at that time has %s', (_, teacher) => {
    test.each([
      ['free', [18]],
      ['no longer free', [14]],
    ])('and the hour is %s: unknown', async (_hour, hours) => {
      lessonsAre(unnamed(teacher))
      freeAre(...hours)
      expect(await shown(bookSlowly(), bookingText.submission)).toEqual(unknown)
    })
  })

  test('lessons at that time name no tutor, and a later page contains this one: booked', async () => {
    const others = Array.from({ length: 10 }, () => unnamed())
    lessonsAre(...others, ours)
    expect(await bookSlowly()).toEqual({ status: 'succeeded', value: choice })
  })

  test('a lesson at another time that names no tutor does not count', async () => {
    lessonsAre({ ...unnamed(), StartDate: '2096-07-02T17:00:00' })
    freeAre(14)
    expect(await bookSlowly()).toEqual({ status: 'failed', error: new HourTaken([14]) })
  })

  test.each([
    ['free', [18]],
    ['no longer free', [14]],
  ])('they cannot be read, and the hour is %s: unknown', async (_, hours) => {
    on('get', '/api/appoitments/getactiveappoitments/:page', status(500))
    freeAre(...hours)
    expect(await shown(bookSlowly(), bookingText.submission)).toEqual(unknown)
  })

  test('reading stops when the server announces more lessons than it has', async () => {
    on('get', '/api/appoitments/getactiveappoitments/:page', ({ url }) =>
      HttpResponse.json({
        TotalRows: 99,
        Entities: url.endsWith('/1') ? [lesson('2096-06-01T10:00:00')] : [],
      }),
    )
    freeAre(18)
    expect(await bookSlowly()).toMatchObject({ status: 'failed' })
    expect(calls.filter(call => call.includes('getactiveappoitments'))).toHaveLength(2)
  })
})
