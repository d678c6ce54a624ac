import { describe, expect, test } from 'vitest'
import { bestReview, distribution, scoreOf } from './ratings.ts'

const scores = (...all: number[]) => all.map(Rating => ({ Rating }))

test('each score is in exactly one band', () => {
  const bands = distribution(scores(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
  expect(bands.map(({ count }) => count)).toEqual([2, 2, 2, 2, 3])
  expect(bands.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100)
})

test('the band of the best scores comes first', () => {
  expect(distribution(scores(10, 10, 10, 7))[0]).toEqual({ from: 9, to: 10, count: 3, share: 75 })
})

test('a fractional score between two bands falls into the lower band', () => {
  expect(distribution(scores(8.5)).map(({ count }) => count)).toEqual([0, 1, 0, 0, 0])
})

test('without ratings every share is 0', () => {
  expect(distribution([]).every(({ count, share }) => count === 0 && share === 0)).toBe(true)
})

test.each([
  [87, 'not read', 8.7, undefined],
  [140, 'not read', 10, undefined],
  [95, 'none', 9.5, []],
  [0, 'all 0', 0, [0, 0]],
  [-5, 'all 0', 0, [0]],
  [0, 'not read', null, undefined],
  [0, 'none', null, []],
  [0, '0 and 9', null, [0, 9]],
  [null, 'not read', null, undefined],
  [undefined, 'all 0', null, [0]],
] as const)('a Rating of %s with reviews that are %s is the score %s', (percent, _, score, reviews) => {
  expect(scoreOf(percent, reviews && scores(...reviews))).toBe(score)
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
