import { http, HttpResponse } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectClient } from '#api/client.ts'
import { getCurrentProfile } from '#api/viewer.ts'
import { shown } from '#test/outcome.ts'
import { ratingText } from '#text/rating.ts'
import { AlreadyRated, rate } from './rate.ts'

const save = '*/api/teacherrating/SaveRatingForTeacher'
const readRatings = '*/api/teacherrating/getallratingforteacher'

const server = setupServer(
  http.get('*/api/users/GetCurrentProfile', () =>
    HttpResponse.json({ UserCode: 's3d8q1', Email: 'ioana@example.com', IsTeacher: false }),
  ),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => connectClient({}))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** Rates Mihai Ionescu, as the student. */
async function send(score = 0, text = ' Foarte bine \n') {
  const viewer = await getCurrentProfile()
  if (!viewer) throw new Error('There is no viewer.')
  return rate(viewer, 'm4t7k2', { score, text })
}

test.each([0, 10])(
  'sends the score %i as a string, and the text without the blanks around it',
  async score => {
    const bodies: unknown[] = []
    server.use(
      http.post(save, async ({ request }) => {
        bodies.push(await request.json())
        return new HttpResponse(null, { status: 204 })
      }),
    )
    expect(await send(score)).toEqual({ status: 'succeeded', value: undefined })
    expect(bodies).toEqual([{ TeacherIdEncoded: 'm4t7k2', Rating: String(score), RatingText: 'Foarte bine' }])
  },
)

test.each([
  [
    'already rated',
    [{ Rating: 7, Student: { UserCode: 's3d8q1' } }],
    'Ați acordat deja o notă acestui profesor',
    true,
  ],
  ['not rated', [], 'Serverul nu a putut răspunde', false],
])('explains a refusal when the viewer has %s', async (_, ratings, title, isRated) => {
  server.use(
    http.post(save, () => new HttpResponse(null, { status: 400 })),
    http.get(readRatings, () => HttpResponse.json(ratings)),
  )
  const outcome = await send()
  expect(await shown(Promise.resolve(outcome), ratingText.submission)).toMatchObject({ title })
  expect(outcome.status === 'failed' && outcome.error instanceof AlreadyRated).toBe(isRated)
})

describe('after a timeout of 30 seconds the ratings decide', () => {
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

  async function sendSlowly() {
    const outcome = send()
    await expect.poll(() => posts).toBe(1)
    await vi.advanceTimersByTimeAsync(30_000)
    return outcome
  }

  const answerRatings = (answer: () => Response) => server.use(http.get(readRatings, answer))

  const ratedBy = (...students: object[]) =>
    answerRatings(() =>
      HttpResponse.json(students.map(Student => ({ Rating: 0, RatingText: 'Foarte bine', Student }))),
    )

  test.each([
    ['the code', { UserCode: 's3d8q1' }],
    ['the e-mail address', { Email: 'Ioana@example.com' }],
  ])("they contain the viewer's rating, known by %s: sent", async (_, student) => {
    ratedBy({ UserCode: 'another' }, student)
    expect(await sendSlowly()).toEqual({ status: 'succeeded', value: undefined })
    expect(posts).toBe(1)
  })

  test.each([
    ["they lack the viewer's rating", { UserCode: 'another' }, {}],
    ['they have only an earlier rating with another score', { UserCode: 's3d8q1' }, { Rating: 7 }],
    ['they have only an earlier rating with another text', { UserCode: 's3d8q1' }, { RatingText: 'Bine' }],
  ])('%s: failed, can be retried', async (_, Student, earlier) => {
    answerRatings(() => HttpResponse.json([{ Rating: 0, RatingText: 'Foarte bine', Student, ...earlier }]))
    expect(await shown(sendSlowly(), ratingText.submission)).toEqual({
      status: 'failed',
      title: 'Serverul nu a răspuns la timp și recenzia nu apare. O puteți trimite din nou.',
    })
    expect(posts).toBe(1)
  })

  test('they cannot be read: unknown, with a title that says so', async () => {
    answerRatings(() => new HttpResponse(null, { status: 500 }))
    expect(await shown(sendSlowly(), ratingText.submission)).toEqual({
      status: 'unknown',
      title:
        'Nu știm dacă recenzia a ajuns. Textul este păstrat; verificați recenziile profesorului înainte de a o trimite din nou.',
    })
  })
})
