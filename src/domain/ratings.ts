import type { Rating } from '#api/ratings.ts'

/** §9: ratings go from 0 (very poor) to 10 (very good). */
export const worst = 0
export const best = 10

/** A tutor's rating is a percentage, used as the width of the stars (§3); as a note it is a tenth of it. */
export const toNote = (percent: number) => Math.min(best, Math.max(worst, percent / 10))

/** Notes from `from` to `to`, how many there are, and their share of all in percent. */
export type Band = { from: number; to: number; count: number; share: number }

/** Two notes to a band, and the three lowest: five bands, as there are five stars. */
const bands = [
  [9, 10],
  [7, 8],
  [5, 6],
  [3, 4],
  [0, 2],
] as const

/** How the ratings are spread, the best first. */
export function distribution(ratings: readonly Pick<Rating, 'Rating'>[]): Band[] {
  return bands.map(([from, to]) => {
    const count = ratings.filter(({ Rating: note }) => note >= from && note < to + 1).length
    return { from, to, count, share: ratings.length === 0 ? 0 : (count / ratings.length) * 100 }
  })
}
