import type { Rating } from '#api/ratings.ts'
import { isBlank } from '#strings/blank.ts'

/** §9: ratings go from 0 (very poor) to 10 (very good). */
export const worst = 0
export const best = 10

/**
 * Returns a tutor's score from 0 to 10, from their `Rating`, a percentage (§3). The server also sends 0 for a tutor
 * without reviews: 0 is a score only when all `reviews` are 0.
 */
export function scoreOf(
  percent: number | null | undefined,
  reviews: readonly Pick<Rating, 'Rating'>[] = [],
): number | null {
  if (typeof percent !== 'number') return null
  if (percent > 0) return Math.min(best, percent / 10)
  return reviews.length > 0 && reviews.every(({ Rating: score }) => score === worst) ? worst : null
}

/** The ratings with scores from `from` to `to`: how many there are, and their share of all ratings in percent. */
export type Band = { from: number; to: number; count: number; share: number }

/** Two scores per band, except for the three lowest: five bands, as there are five stars. */
const bands = [
  [9, 10],
  [7, 8],
  [5, 6],
  [3, 4],
  [0, 2],
] as const

/** Returns the distribution of the ratings over the bands, the best first. */
export function distribution(ratings: readonly Pick<Rating, 'Rating'>[]): Band[] {
  return bands.map(([from, to]) => {
    const count = ratings.filter(({ Rating: score }) => score >= from && score < to + 1).length
    return { from, to, count, share: (count / ratings.length) * 100 }
  })
}

/** The lowest score of a review that may be quoted: the text of a worse review would not recommend the tutor. */
const leastQuoted = 8

/** Returns the review to quote on a tutor's page: the newest of those with the highest score, which is at least 8. */
export function bestReview<Review extends Pick<Rating, 'Rating' | 'RatingText' | 'Added'>>(
  ratings: readonly Review[],
): Review | undefined {
  const time = ({ Added }: Review) => Added?.getTime() ?? 0
  return ratings
    .filter(({ Rating: score, RatingText }) => score >= leastQuoted && !isBlank(RatingText))
    .toSorted((a, b) => b.Rating - a.Rating || time(b) - time(a))[0]
}
