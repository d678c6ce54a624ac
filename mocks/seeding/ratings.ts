import { oddReviews, reviewTexts } from '#mocks/data/ratings.ts'
import { between, momentBetween, pick, pickSome, startSequence } from '#mocks/random.ts'
import { type Person, ratingId, type RatingRow } from '#mocks/rows.ts'
import { worldStart } from '#mocks/wallClock.ts'
import { isCase } from './cases.ts'

const threeYears = 3 * 365 * 24 * 60

/**
 * As many notes for each tutor as they have reviews, averaging to their `Rating` as nearly as whole notes can. Those of
 * `chosen` (tutor's code → student) come first; nobody rates a tutor twice.
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
    const notes = seedNotes(tutor.reviews, tutor.Rating ?? 0)
    return [...(first ? [first] : []), ...others].map((student, index) =>
      seedRating(tutor, student, notes[index] ?? 0, index, dates[place]?.[index] ?? worldStart),
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

/** Whole notes from 0 to 10 whose sum is as near as can be to the percentage; pairs drift apart, the sum stays. */
function seedNotes(count: number, percentage: number): number[] {
  const total = Math.round((count * percentage) / 10)
  const least = Math.floor(total / count)
  const notes = Array.from({ length: count }, (_, index) => least + (index < total - least * count ? 1 : 0))
  for (let index = 0; index + 1 < count; index += 2) {
    const [low = 0, high = 0] = [notes[index], notes[index + 1]]
    const room = Math.max(0, Math.min(low, 10 - high, 2))
    const drift = between(0, room)
    notes[index] = low - drift
    notes[index + 1] = high + drift
  }
  return notes
}

function textFor(note: number): string {
  if (note >= 8) return pick(reviewTexts.good)
  return pick(note >= 5 ? reviewTexts.fair : reviewTexts.poor)
}

/** The person with what the notes say of them; a percentage, rounded. */
export function withRating(person: Person, ratings: readonly RatingRow[]): Person {
  const sum = ratings.reduce((total, { Rating }) => total + Rating, 0)
  const Rating = ratings.length === 0 ? undefined : Math.round((sum / ratings.length) * 10)
  return { ...person, Rating, reviews: ratings.length }
}
