import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getRatings } from './ratings.ts'
import { read } from './misfits.ts'

const { answer } = getRatings.definition
const readRatings = (...ratings: unknown[]) =>
  read(
    answer as z.core.$ZodType<{ Rating: number }[]>,
    ratings.map(Rating => ({ Rating })),
  )

test.each([
  [9, 9],
  [0, 0],
  ['9', 9],
  ['0', 0],
  ['10', 10],
  ['8.5', 8.5],
])('the Rating %j of a review is read as %d', (sent, rating) => {
  const { value, misfits } = readRatings(sent)
  expect(value?.map(({ Rating }) => Rating)).toEqual([rating])
  expect(misfits).toEqual([])
})

test.each(['', ' ', 'nouă', '9/10', '1e1', 'NaN', true, null, undefined])(
  'a review with the Rating %j is dropped and reported',
  sent => {
    const { value, misfits } = readRatings(sent, '9')
    expect(value?.map(({ Rating }) => Rating)).toEqual([9])
    expect(misfits.map(({ field }) => field)).toEqual(['[].Rating'])
  },
)

test('a rating is encoded as text, as the server sends it', () => {
  expect(z.encode(answer as z.ZodMiniType, [{ Rating: 9 }])).toEqual([{ Rating: '9' }])
})
