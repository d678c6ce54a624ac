import { oddReviews, reviewTexts } from '#mocks/data/ratings.ts'
import { between, momentBetween, pick, pickSome, startSequence } from '#mocks/random.ts'
import { type Person, ratingId, type RatingRow } from '#mocks/rows.ts'
import { worldStart } from '#mocks/wallClock.ts'
import { isCase } from './cases.ts'

const threeYears = 3 * 365 * 24 * 60

/**
 * Creates the ratings of each tutor: as many as `reviews` says, with an average as near to `Rating` as whole
 * numbers allow. No student rates a tutor twice. `chosen` maps a tutor's code to a student who must be among
 * the raters.
 */
export function seedRatings(tutors: Person[], students: Person[], chosen: Map<string, Person>): RatingRow[] {
  startSequence('rating dates')
  const dates = tutors.map(({ reviews }) =>
    Array.from({ length: reviews }, () => momentBetween(threeYears, 60)),
  )
  startSequence('ratings')
  return tutors.flatMap((tutor, place) => {
    if (tutor.reviews === 0) return []
    const first = chosen.get(tutor.UserCode)
    const others = pickSome(students, tutor.reviews - (first ? 1 : 0))
    const values = seedValues(tutor.reviews, tutor.Rating ?? 0)
    return [...(first ? [first] : []), ...others].map((student, index) =>
      seedRating(tutor, student, values[index] ?? 0, index, dates[place]?.[index] ?? worldStart),
    )
  })
}

function seedRating(
  { UserCode: teacher }: Person,
  student: Person,
  Rating: number,
  index: number,
  Added: string,
): RatingRow {
  return {
    id: ratingId(teacher, student.UserCode),
    teacher,
    student: student.UserCode,
    Rating,
    RatingText: isCase(teacher) ? oddReviews[index % oddReviews.length] : textFor(Rating),
    Added,
  }
}

/**
 * Returns whole numbers from 0 to 10 whose average is as near as possible to the percentage. They start
 * almost equal; then the two of each pair are moved apart by the same amount, which leaves the sum unchanged.
 */
function seedValues(count: number, percentage: number): number[] {
  const total = Math.round((count * percentage) / 10)
  const least = Math.floor(total / count)
  const values = Array.from({ length: count }, (_, index) => least + (index < total - least * count ? 1 : 0))
  for (let index = 0; index + 1 < count; index += 2) {
    const [low = 0, high = 0] = [values[index], values[index + 1]]
    const room = Math.max(0, Math.min(low, 10 - high, 2))
    const drift = between(0, room)
    values[index] = low - drift
    values[index + 1] = high + drift
  }
  return values
}

function textFor(rating: number): string {
  if (rating >= 8) return pick(reviewTexts.good)
  return pick(rating >= 5 ? reviewTexts.fair : reviewTexts.poor)
}

/** Returns the person with the number of their ratings and, if there are any, the average as a rounded percentage. */
export function withRating(person: Person, ratings: readonly RatingRow[]): Person {
  const sum = ratings.reduce((total, { Rating }) => total + Rating, 0)
  const Rating = ratings.length === 0 ? person.Rating : Math.round((sum / ratings.length) * 10)
  return { ...person, Rating, reviews: ratings.length }
}
