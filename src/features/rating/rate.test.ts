import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { getCurrentProfile } from '#api/viewer.ts'
import { startNodeBackend } from '#test/nodeBackend.ts'
import { shown } from '#test/outcome.ts'
import { ratingText } from '#text/rating.ts'
import { AlreadyRated, rate } from './rate.ts'

const server = startNodeBackend(
  http.get('*/api/users/GetCurrentProfile', () =>
    HttpResponse.json({ UserCode: 's3d8q1', Email: 'ioana@example.com', IsTeacher: false }),
  ),
)

/** Answers a rating with a status, and reads with these ratings or a failure. Returns the ratings received. */
function answer(status: number, ratings?: object[]): unknown[] {
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/teacherrating/SaveRatingForTeacher', async ({ request }) => {
      bodies.push(await request.json())
      return new HttpResponse(null, { status })
    }),
    http.get('*/api/teacherrating/getallratingforteacher', () =>
      ratings ? HttpResponse.json(ratings) : new HttpResponse(null, { status: 500 }),
    ),
  )
  return bodies
}

/** Rates Mihai Ionescu, as the student. */
async function send(score = 0) {
  const viewer = await getCurrentProfile()
  if (!viewer) throw new Error('There is no viewer.')
  return rate(viewer, 'm4t7k2', { score, text: ' Foarte bine \n' })
}

test.each([0, 10])(
  'sends the score %i as a string, and the text without the blanks around it',
  async score => {
    const bodies = answer(204)
    expect(await send(score)).toEqual({ status: 'succeeded', value: undefined })
    expect(bodies).toEqual([{ TeacherIdEncoded: 'm4t7k2', Rating: String(score), RatingText: 'Foarte bine' }])
  },
)

test('a refusal is explained when the viewer has rated already', async () => {
  answer(400, [{ Rating: 7, Student: { UserCode: 's3d8q1' } }])
  const refused = await send()
  expect(refused).toMatchObject({ error: { message: 'Ați acordat deja o notă acestui profesor' } })
  expect(refused.status === 'failed' && refused.error instanceof AlreadyRated).toBe(true)
  expect(refused).toMatchObject({ error: { score: 7 } })
  answer(400, [])
  expect(await send()).toEqual({ status: 'failed', error: expect.objectContaining({ status: 400 }) })
})

const rating = (Student: object, change: object = {}) => ({
  Rating: 0,
  RatingText: 'Foarte bine',
  Student,
  ...change,
})
const other = rating({ UserCode: 'another' })

// A proxy's error leaves open whether the rating was saved. submit.test.ts has the other such failures.
test.each<[string, object[], 'succeeded' | 'failed']>([
  ["contain the viewer's, known by the code", [other, rating({ UserCode: 's3d8q1' })], 'succeeded'],
  ["contain the viewer's, known by the e-mail", [other, rating({ Email: 'Ioana@example.com' })], 'succeeded'],
  ["lack the viewer's", [other], 'failed'],
  ['have only an earlier score', [rating({ UserCode: 's3d8q1' }, { Rating: 7 })], 'failed'],
  ['have only an earlier text', [rating({ UserCode: 's3d8q1' }, { RatingText: 'Bine' })], 'failed'],
])('after an error 504 ratings that %s decide the outcome', async (_, ratings, status) => {
  const bodies = answer(504, ratings)
  expect(await send()).toMatchObject({ status })
  expect(bodies).toHaveLength(1)
})

test('after an error 504 the outcome is unknown when the ratings cannot be read, and the user is told so', async () => {
  answer(504)
  expect(await shown(send(), ratingText.submission)).toEqual({
    status: 'unknown',
    title:
      'Nu știm dacă recenzia a ajuns. Textul este păstrat; verificați recenziile profesorului înainte de a o trimite din nou.',
  })
})
