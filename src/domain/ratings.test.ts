import { describe, expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { bestReview, distribution, scoreOf } from './ratings.ts'

const scores = (...all: number[]) => all.map(Rating => ({ Rating }))

test('each score is in one band, the best band first, with its share', () => {
  const counts = (...all: number[]) => distribution(scores(...all)).map(({ count }) => count)
  expect(counts(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)).toEqual([2, 2, 2, 2, 3])
  // A fractional score between two bands falls into the lower one.
  expect(counts(8.5)).toEqual([0, 1, 0, 0, 0])
  expect(distribution(scores(10, 10, 10, 7))[0]).toEqual({ from: 9, to: 10, count: 3, share: 75 })
})

test('the percentage is a score, of which 0 counts only when all reviews are 0', () => {
  expectRows(scoreOf, [
    [87, undefined, 8.7],
    [140, undefined, 10],
    [95, [], 9.5],
    [0, scores(0, 0), 0],
    [-5, scores(0), 0],
    [0, undefined, null],
    [0, [], null],
    [0, scores(0, 9), null],
    [null, undefined, null],
    [undefined, scores(0), null],
  ])
})

describe('the review to quote', () => {
  const review = (Rating: number, RatingText: string | undefined, day?: number) => ({
    Rating,
    RatingText,
    Added: day === undefined ? undefined : new Date(2026, 0, day),
  })

  test('is the one with the highest score that has a text', () => {
    const best = review(9, 'Foarte bine.', 1)
    expect(bestReview([review(10, ' ', 3), review(8, 'Bine.', 2), best, review(10, undefined, 4)])).toBe(best)
  })

  test('is the newest of those with the highest score', () => {
    const newest = review(10, 'Nou.', 9)
    expect(bestReview([review(10, 'Fără dată.'), review(10, 'Vechi.', 2), newest])).toBe(newest)
  })

  test('has a score of at least 8', () => {
    expect(bestReview([review(7, 'În regulă.', 1), review(0, 'Slab.', 2)])).toBeUndefined()
    expect(bestReview([review(8, 'Bine.', 1)])?.RatingText).toBe('Bine.')
    expect(bestReview([])).toBeUndefined()
  })
})
