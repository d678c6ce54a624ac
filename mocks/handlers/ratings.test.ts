import { expect, test } from 'vitest'
import { getRatings, saveRating } from '#api/ratings.ts'
import { getAds } from '#api/users.ts'
import { getWorld } from '#mocks/world.ts'
import { as, call, readFrom, student, teacher } from './testing.ts'

const rate = (Rating: string, TeacherIdEncoded = teacher) =>
  call(saveRating, {}, { TeacherIdEncoded, Rating, RatingText: 'Bine.' })

test('a new rating is in the next response, counts as a review, and cannot be given twice', async () => {
  as('student')
  const before = await readFrom(getRatings, { teacherid: teacher })
  expect(await rate('10')).toEqual([200, ''])
  const after = await readFrom(getRatings, { teacherid: teacher })
  expect(after).toHaveLength(before.length + 1)
  expect(after[0]).toMatchObject({ Rating: 10, Student: { UserCode: student, LastName: 'Dumitrescu' } })
  expect(getWorld().people.get(teacher)?.reviews).toBe(19)
  expect(await rate('5')).toEqual([400, 'Ați acordat deja o notă acestui profesor.'])
})

test.each(['-1', '11', '', '7.5', 'zece', '010'])('the rating "%s" is refused', async rating => {
  as('student')
  expect(await rate(rating)).toEqual([400, 'Nota trebuie să fie între 0 și 10.'])
})

test('a user can rate only tutors and not themselves, and a visitor gets 401', async () => {
  as('teacher')
  expect((await rate('10'))[0]).toBe(400)
  expect((await rate('10', student))[0]).toBe(400)
  expect((await rate('10', 'nimeni'))[0]).toBe(400)
  expect((await rate('10', 'p-rating-zero'))[0]).toBe(200)
  as('visitor')
  expect((await rate('10'))[0]).toBe(401)
})

test('order 2 starts with a tutor who has the most reviews', async () => {
  const { Entities } = await readFrom(getAds, { order: 2, page: 1 })
  const first = getWorld().people.get(Entities[0]?.Teacher.UserCode ?? '')
  expect(first?.reviews).toBe(
    Math.max(
      ...getWorld()
        .people.all()
        .map(person => person.reviews),
    ),
  )
})
