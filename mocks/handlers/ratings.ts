import { ratingId } from '#mocks/rows.ts'
import { getRatings, saveRating } from '#api/ratings.ts'
import type { RatingRow } from '#mocks/rows.ts'
import { withRating } from '#mocks/seeding/ratings.ts'
import { toDate } from '#mocks/wallClock.ts'
import type { World } from '#mocks/world.ts'
import { answer, answerBody } from './answer.ts'
import { compare } from './pages.ts'
import { refuse } from './refuse.ts'

export const ratingHandlers = [
  answer(getRatings, ({ world, args }) =>
    ratingsOf(world, args.teacherid).map(({ Rating, RatingText, Added, student }) => {
      const { FirstName, LastName, Email, UserCode } = world.people.get(student) ?? { UserCode: student }
      return { Rating, RatingText, Added: toDate(Added), Student: { FirstName, LastName, Email, UserCode } }
    }),
  ),

  answerBody(saveRating, ({ world, viewer }, { TeacherIdEncoded, Rating, RatingText }) => {
    const teacher = world.people.get(TeacherIdEncoded)
    if (!teacher?.IsTeacher) return refuse(400, 'Profesorul nu există.')
    if (teacher.UserCode === viewer.UserCode) return refuse(400, 'Nu vă puteți acorda singur o notă.')
    if (!/^([0-9]|10)$/.test(Rating)) return refuse(400, 'Nota trebuie să fie între 0 și 10.')
    const id = ratingId(teacher.UserCode, viewer.UserCode)
    if (world.ratings.get(id)) return refuse(400, 'Ați acordat deja o notă acestui profesor.')
    world.ratings.put({
      id,
      teacher: teacher.UserCode,
      student: viewer.UserCode,
      Rating: Number(Rating),
      RatingText,
      Added: world.now(),
    })
    world.people.put(withRating(teacher, ratingsOf(world, teacher.UserCode)))
  }),
]

function ratingsOf(world: World, teacher: string): RatingRow[] {
  return world.ratings
    .all()
    .filter(rating => rating.teacher === teacher)
    .toSorted((a, b) => compare(b.Added, a.Added))
}
