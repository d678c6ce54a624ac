import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '#api/client.ts'
import { shown } from '#test/outcome.ts'
import { newRequestText } from '#text/newRequest.ts'
import { publish, toBody } from './publish.ts'

const save = '*/api/users/SaveNewRequest'
const list = '*/api/users/GetRequests'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => connectClient({}))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const form = {
  subject: 2,
  isOnline: false,
  city: 3,
  description: '  Caut un profesor.\nSeara. ',
  duration: 31,
  cycle: 6,
}
const body = toBody(form)
const wanted = { body, subject: 'Fizică', viewerCode: 's3d8q1' }

test('the body is what the server takes: the text without the blanks around it, no city when online', () => {
  expect(body).toEqual({
    CategoryId: 2,
    IsOnline: false,
    CityId: 3,
    Description: 'Caut un profesor.\nSeara.',
    CycleId: 6,
    Duration: 31,
  })
  expect(toBody({ ...form, isOnline: true })).toMatchObject({ IsOnline: true, CityId: 0 })
})

test('is posted once, and answers its code', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post(save, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json('c7')
    }),
  )
  expect(await publish(wanted)).toEqual({ status: 'succeeded', value: 'c7' })
  expect(bodies).toEqual([body])
})

test.each([
  ['a 500', () => new HttpResponse(null, { status: 500 }), 'Serverul nu a putut răspunde'],
  [
    'a refusal in words',
    () => HttpResponse.text('Alege un oras', { status: 400 }),
    'Serverul nu a putut răspunde',
  ],
  ['no answer', () => HttpResponse.error(), 'Nu ne putem conecta la server'],
])('%s is a problem with a text of ours, and nothing is sent twice', async (_, answer, title) => {
  let posts = 0
  server.use(
    http.post(save, () => {
      posts += 1
      return answer()
    }),
    // A connection that broke is looked up: it broke before the request had arrived.
    http.get(list, () => HttpResponse.json({ TotalRows: 0, Entities: [] })),
  )
  expect(await shown(publish(wanted), newRequestText.submission)).toMatchObject({ status: 'failed', title })
  expect(posts).toBe(1)
})

test.each([
  ['a 401', () => new HttpResponse(null, { status: 401 })],
  ['a login page', () => HttpResponse.html('<!doctype html><title>Log in</title>')],
])('%s is a session that has expired', async (_, answer) => {
  server.use(http.post(save, answer))
  expect(await publish(wanted)).toEqual({ status: 'sessionExpired' })
})

const notArrived = {
  status: 'failed',
  title: 'Nu am primit confirmarea serverului, iar solicitarea nu apare în listă. O puteți trimite din nou.',
}

let reads: string[] = []

const answerList = (answer: (page: number) => Response) =>
  server.use(
    http.get(list, ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      reads.push(search)
      return answer(Number(searchParams.get('page')))
    }),
  )

/** The viewer's own request, the one that was to be published; just now unless told. */
const own = (fields: object = {}) => ({
  RequestCode: 'c7',
  Description: body.Description,
  Category: { Name: 'Fizică' },
  Learner: { UserCode: 's3d8q1' },
  StartDate: new Date().toISOString(),
  ...fields,
})

const answerRequests = (...Entities: object[]) =>
  answerList(() => HttpResponse.json({ TotalRows: Entities.length, Entities }))

beforeEach(() => {
  reads = []
})

describe('when there is no answer in 30 seconds, the list tells', () => {
  let posts = 0

  beforeEach(() => {
    posts = 0
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    server.use(
      http.post(save, () => {
        posts += 1
        return new Promise<never>(() => {})
      }),
    )
  })
  afterEach(() => vi.useRealTimers())

  /** Publishes, and lets the 30 seconds pass. */
  async function publishSlowly() {
    const outcome = publish(wanted)
    await expect.poll(() => posts).toBe(1)
    await vi.advanceTimersByTimeAsync(30_000)
    return outcome
  }

  test('it is there: published', async () => {
    answerRequests(
      own({ RequestCode: 'c9', Learner: { UserCode: 'other' } }),
      own({ Description: 'Caut un profesor.\r\nSeara.' }),
      own({ RequestCode: 'c1', StartDate: '2024-03-01T10:00:00' }),
    )
    expect(await publishSlowly()).toEqual({ status: 'succeeded', value: 'c7' })
    expect(reads).toEqual(['?city=&subject=&page=1'])
    expect(posts).toBe(1)
  })

  test('of two it is the newest, in whatever order they come', async () => {
    const earlier = new Date(Date.now() - 60_000).toISOString()
    answerRequests(own({ RequestCode: 'c6', StartDate: earlier }), own())
    expect(await publishSlowly()).toEqual({ status: 'succeeded', value: 'c7' })
  })

  test.each([
    ['is empty', []],
    ['has the same of somebody else', [own({ Learner: { UserCode: 'other' } })]],
    ['has the same of nobody', [own({ Learner: null })]],
    ['has another of our own', [own({ Description: 'Altceva' })]],
    ['has the same for another subject', [own({ Category: { Name: 'Chimie' } })]],
    ['has the same, but of days ago', [own({ StartDate: '2024-03-01T10:00:00' })]],
  ])('it %s: not published, and may be sent again', async (_, entities) => {
    answerRequests(...entities)
    expect(await shown(publishSlowly(), newRequestText.submission)).toEqual(notArrived)
    expect(posts).toBe(1)
  })

  /** A list of so many requests of others, ten a page, with ours at a place of it. */
  const answerLong = (total: number, place: number) =>
    answerList(page => {
      const first = (page - 1) * 10
      const rows = Array.from({ length: Math.min(10, total - first) }, (_, index) =>
        first + index === place ? own() : own({ RequestCode: 'c1', Learner: { UserCode: 'other' } }),
      )
      return HttpResponse.json({ TotalRows: total, Entities: rows })
    })

  test('it is on another page, since nobody knows its order: published', async () => {
    answerLong(40, 25)
    expect(await publishSlowly()).toEqual({ status: 'succeeded', value: 'c7' })
    expect(reads).toEqual([1, 2, 3].map(page => `?city=&subject=&page=${page}`))
  })

  test('it has several pages, and the request is on none: not published', async () => {
    answerLong(25, -1)
    expect(await shown(publishSlowly(), newRequestText.submission)).toEqual(notArrived)
    expect(reads).toHaveLength(3)
  })

  const unknown = {
    status: 'unknown',
    title:
      'Nu știm dacă solicitarea a fost publicată. Ce ați completat este păstrat; verificați lista de solicitări înainte de a o trimite din nou.',
  }

  test('it is too long to be read whole: unknown', async () => {
    answerLong(1000, 900)
    expect(await shown(publishSlowly(), newRequestText.submission)).toEqual(unknown)
    expect(reads).toHaveLength(20)
  })

  test('a later page fails: unknown', async () => {
    answerList(page =>
      page === 1
        ? HttpResponse.json({
            TotalRows: 12,
            Entities: Array.from({ length: 10 }, () => own({ Learner: null })),
          })
        : new HttpResponse(null, { status: 500 }),
    )
    expect(await shown(publishSlowly(), newRequestText.submission)).toEqual(unknown)
  })

  test.each([
    ['fails', () => new HttpResponse(null, { status: 500 })],
    ['needs a login', () => new HttpResponse(null, { status: 401 })],
    ['is not what the contract says', () => HttpResponse.json({ TotalRows: 'x' })],
  ])('it %s: unknown, and said so', async (_, answer) => {
    answerList(answer)
    expect(await shown(publishSlowly(), newRequestText.submission)).toEqual(unknown)
    expect(posts).toBe(1)
  })
})

describe('an answer without a code that can be read tells as little', () => {
  const unreadable: [string, () => Response][] = [
    ['nothing', () => new HttpResponse(null, { status: 200 })],
    ['an empty text', () => HttpResponse.json('')],
    ['half a text', () => new HttpResponse('"c', { headers: { 'Content-Type': 'application/json' } })],
    ['something else', () => HttpResponse.json({ Message: 'OK' })],
  ]

  test.each(unreadable)('%s: the list has it', async (_, answer) => {
    server.use(http.post(save, answer))
    answerRequests(own())
    expect(await publish(wanted)).toEqual({ status: 'succeeded', value: 'c7' })
  })

  test.each(unreadable)('%s: the list does not have it', async (_, answer) => {
    server.use(http.post(save, answer))
    answerRequests()
    expect(await shown(publish(wanted), newRequestText.submission)).toEqual(notArrived)
  })
})
