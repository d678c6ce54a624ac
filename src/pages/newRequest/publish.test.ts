import { http, HttpResponse } from 'msw/http'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startNodeBackend } from '#test/nodeBackend.ts'
import { shown } from '#test/outcome.ts'
import { newRequestText } from '#text/newRequest.ts'
import { publish, toBody } from './publish.ts'

const save = '*/api/users/SaveNewRequest'
const list = '*/api/users/GetRequests'

const server = startNodeBackend()

const form = {
  subject: 2,
  isOnline: false,
  city: 3,
  description: '  Caut un profesor.\nSeara. ',
  duration: 31,
  cycle: 6,
}
const body = toBody(form)
const wanted = { body, subject: 'Fizică', city: 'Iași', cycle: 'Bacalaureat', viewerCode: 's3d8q1' }

test('sends no city for a request online, although one is chosen', () => {
  expect(toBody({ ...form, isOnline: true })).toMatchObject({ IsOnline: true, CityId: 0 })
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

/** The published request as the list shows it, from just now unless `fields` says otherwise. */
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

describe('after a timeout of 30 s, when the list is read', () => {
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

  /** Publishes, and lets the 30 s of the timeout pass. */
  async function publishSlowly(request: Parameters<typeof publish>[0] = wanted) {
    const outcome = publish(request)
    await expect.poll(() => posts).toBe(1)
    await vi.advanceTimersByTimeAsync(30_000)
    return outcome
  }

  test('succeeds when the list has the request', async () => {
    answerRequests(
      own({ RequestCode: 'c9', Learner: { UserCode: 'other' } }),
      own({
        Description: 'Caut un profesor.\r\nSeara.',
        City: { Name: 'Iași' },
        Cycle: { Name: 'Bacalaureat' },
      }),
      own({ RequestCode: 'c1', StartDate: '2024-03-01T10:00:00' }),
    )
    expect(await publishSlowly()).toEqual({ status: 'succeeded', value: 'c7' })
    expect(reads).toEqual(['?city=&subject=&page=1'])
    expect(posts).toBe(1)
  })

  const wantedOnline = { ...wanted, body: toBody({ ...form, isOnline: true }), city: undefined }

  test.each([
    ['writes its names otherwise', wanted, { Category: { Name: 'fizica' }, City: { Name: 'Iaşi' } }],
    ['has a city for it although it is online', wantedOnline, { IsOnline: true, City: { Name: 'Iași' } }],
  ])('succeeds when the list %s', async (_, request, fields) => {
    answerRequests(own(fields))
    expect(await publishSlowly(request)).toEqual({ status: 'succeeded', value: 'c7' })
  })

  test('returns the code of the newer of two such requests, in whatever order they come', async () => {
    const earlier = new Date(Date.now() - 60_000).toISOString()
    answerRequests(own({ RequestCode: 'c6', StartDate: earlier }), own())
    expect(await publishSlowly()).toEqual({ status: 'succeeded', value: 'c7' })
  })

  test.each([
    ['is empty', []],
    ['has the same text by another user', [own({ Learner: { UserCode: 'other' } })]],
    ['has the same text without a user', [own({ Learner: null })]],
    ['has another request of the viewer', [own({ Description: 'Altceva' })]],
    ['has the same text for another subject', [own({ Category: { Name: 'Chimie' } })]],
    ['has the same text for another city', [own({ City: { Name: 'Cluj-Napoca' } })]],
    ['has the same text for lessons online', [own({ IsOnline: true })]],
    ['has the same text for another level', [own({ Cycle: { Name: 'Adulți' } })]],
    ['has the same text of a long time ago', [own({ StartDate: '2024-03-01T10:00:00' })]],
  ])('fails when the list %s, and says that it may be sent again', async (_, entities) => {
    answerRequests(...entities)
    expect(await shown(publishSlowly(), newRequestText.submission)).toEqual(notArrived)
    expect(posts).toBe(1)
  })

  /** Answers a list of `total` requests of others, ten a page, with the published one at index `position`. */
  const answerLong = (total: number, position: number) =>
    answerList(page => {
      const first = (page - 1) * 10
      const rows = Array.from({ length: Math.min(10, total - first) }, (_, index) =>
        first + index === position ? own() : own({ RequestCode: 'c1', Learner: { UserCode: 'other' } }),
      )
      return HttpResponse.json({ TotalRows: total, Entities: rows })
    })

  test('succeeds when the request is on a later page, since the list has no documented order', async () => {
    answerLong(40, 25)
    expect(await publishSlowly()).toEqual({ status: 'succeeded', value: 'c7' })
    expect(reads).toEqual([1, 2, 3].map(page => `?city=&subject=&page=${page}`))
  })

  const unknown = {
    status: 'unknown',
    title:
      'Nu știm dacă solicitarea a fost publicată. Ce ați completat este păstrat; verificați lista de solicitări înainte de a o trimite din nou.',
  }

  test('settles as unknown when the same text was published a minute before, perhaps for another city', async () => {
    answerRequests(own({ StartDate: new Date(Date.now() - 60_000).toISOString() }))
    expect(await shown(publishSlowly(), newRequestText.submission)).toEqual(unknown)
  })

  test('settles as unknown when the list is too long to be read to its end', async () => {
    answerLong(1000, 900)
    expect(await shown(publishSlowly(), newRequestText.submission)).toEqual(unknown)
    expect(reads).toHaveLength(20)
  })
})

test('a response without a code is verified: succeeds when the list has the request', async () => {
  server.use(http.post(save, () => HttpResponse.json('')))
  answerRequests(own())
  expect(await publish(wanted)).toEqual({ status: 'succeeded', value: 'c7' })
})
