import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { forgetServerTime, setServerTime } from '#clock.ts'
import { startNodeBackend } from '#test/nodeBackend.ts'
import { shown } from '#test/outcome.ts'
import { bookingText } from '#text/booking.ts'
import { bookAgain, bookLesson, bookOnAdPage, HourTaken } from './bookLesson.ts'

const server = startNodeBackend()

/** A Monday in the far future, so that none of its hours has passed. */
const choice = { day: '2096-07-02', hour: 18 }
const book = (send = bookOnAdPage) => bookLesson('m4t7k2', choice, send)

/** The calls that the server got, in order. */
let calls: string[] = []
beforeEach(() => (calls = []))

type Answer = (request: Request) => Response | Promise<Response>

const on = (method: 'get' | 'post', path: string, answer: Answer) =>
  server.use(
    http[method](`*${path}`, ({ request }) => {
      calls.push(request.url.replace(/^.*\/api/, ''))
      return answer(request)
    }),
  )

const status = (code: number) => () => new HttpResponse(null, { status: code })
const saving = (code: number) => on('post', '/api/users/saveappoitment', status(code))

/** Serves these free hours of the day; with `null` the read fails. */
function freeAre(hours: number[] | null) {
  on('get', '/api/users/getavailabilityforday', () =>
    hours === null
      ? new HttpResponse(null, { status: 500 })
      : HttpResponse.json({ TotalRows: hours.length, Entities: hours.map(Time => ({ Time })) }),
  )
}

const lesson = (StartDate: string, teacher = 'm4t7k2') => ({
  Id: 1,
  StartDate,
  EndDate: StartDate,
  Teacher: { Id: teacher },
})
const ours = lesson('2096-07-02T18:00:00')
/** The same lesson, without a tutor's code. §3: the fields of an appointment may be absent. */
const unnamed = (Teacher?: object | null) => ({ ...ours, Teacher })
const others = (count: number) =>
  Array.from({ length: count }, () => lesson('2096-06-01T10:00:00', 'another'))

/** Serves these lessons of the viewer, ten per page; with `null` the read fails. */
function lessonsAre(lessons: object[] | null) {
  on('get', '/api/appoitments/getactiveappoitments/:page', ({ url }) => {
    if (lessons === null) return new HttpResponse(null, { status: 500 })
    const start = (Number(url.split('/').at(-1)) - 1) * 10
    return HttpResponse.json({ TotalRows: lessons.length, Entities: lessons.slice(start, start + 10) })
  })
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

const failedBy = (code: number) => ({
  status: 'failed',
  error: expect.objectContaining({ kind: 'status', status: code }),
})
const taken = (...hours: number[]) => ({ status: 'failed', error: new HourTaken(hours) })
const unknown = { status: 'unknown', error: expect.objectContaining({ name: expect.any(String) }) }
const booked = { status: 'succeeded', value: choice }

test.each([400, 409, 500])(
  'an error %i is an ordinary failure unless the hour is no longer free; then the failure says that it was taken',
  async code => {
    saving(code)
    lessonsAre([lesson('2096-07-02T18:00:00', 'another'), lesson('2096-07-02T17:00:00')])
    for (const hours of [[14, 18], null]) {
      freeAre(hours)
      expect(await book()).toEqual(failedBy(code))
    }
    freeAre([14, 19])
    expect(await book()).toEqual(taken(14, 19))
    expect(calls.filter(call => call.includes('saveappoitment'))).toHaveLength(3)
  },
)

test('an hour that has begun by the time of the refusal is not called taken', async () => {
  setServerTime(new Date('2096-07-02T15:05:00Z'))
  onTestFinished(forgetServerTime)
  saving(400)
  lessonsAre([])
  freeAre([])
  expect(await book()).toEqual(failedBy(400))
})

// A proxy's error (504) leaves open whether the lesson was booked. submit.test.ts has the other such failures.
test.each<[string, number, object[] | null, number[], object]>([
  ['the appointments contain the lesson', 504, [lesson('2096-07-02T17:00:00'), ours], [], booked],
  ['a later page contains it', 504, [...others(20), ours], [], booked],
  ['a later page contains it, after unnamed ones', 504, [...others(9), unnamed(), ours], [], booked],
  ['they lack it, and the hour is free', 504, others(1), [18], failedBy(504)],
  ['they lack it, and the hour is not free', 504, [], [14], taken(14)],
  [
    'one at another time names no tutor',
    504,
    [{ ...unnamed(), StartDate: '2096-07-02T17:00:00' }],
    [14],
    taken(14),
  ],
  ['one at that time has no tutor, and the hour is free', 504, [unnamed()], [18], unknown],
  ['one at that time has no tutor, and the hour is not free', 504, [unnamed()], [14], unknown],
  ['one at that time has null for a tutor', 504, [unnamed(null)], [14], unknown],
  ['one at that time has a tutor without a code', 504, [unnamed({ FirstName: 'Mihai' })], [14], unknown],
  ['they cannot be read, and the hour is free', 504, null, [18], unknown],
  ['they cannot be read, and the hour is not free', 504, null, [14], unknown],
  ['they cannot be read, and the hour is not free', 500, null, [14], unknown],
  ['one at that time has no tutor, and the hour is not free', 500, [unnamed()], [14], unknown],
])('%s after an error %i', async (_, code, lessons, hours, expected) => {
  saving(code)
  lessonsAre(lessons)
  freeAre(hours)
  expect(await book()).toEqual(expected)
  expect(calls.filter(call => call.includes('saveappoitment'))).toHaveLength(1)
})

test('reads the appointments up to the page that contains the lesson', async () => {
  saving(504)
  lessonsAre([...others(10), ours, ...others(20)])
  expect(await book()).toEqual(booked)
  expect(calls.slice(1)).toEqual([1, 2].map(page => `/appoitments/getactiveappoitments/${page}`))
})

test('an unknown outcome is explained to the user', async () => {
  saving(504)
  lessonsAre(null)
  expect(await shown(book(), bookingText.submission)).toEqual({
    status: 'unknown',
    title: 'Nu știm dacă ședința a fost programată. Verificați programările înainte de a încerca din nou.',
  })
})
