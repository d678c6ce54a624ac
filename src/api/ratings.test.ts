import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getRatings } from './ratings.ts'
import { read } from './mismatches.ts'

const { response } = getRatings.definition
const readRatings = (...ratings: unknown[]) =>
  read(
    response as z.core.$ZodType<{ Rating: number }[]>,
    ratings.map(Rating => ({ Rating })),
  )

test('reads the Rating of a review as a number', () => {
  for (const [sent, rating] of [
    [9, 9],
    [0, 0],
    ['9', 9],
    ['0', 0],
    ['10', 10],
    ['8.5', 8.5],
  ] as const) {
    const row = `the Rating ${JSON.stringify(sent)} of a review is read as ${rating}`
    const { value, mismatches } = readRatings(sent)
    expect
      .soft(
        value?.map(({ Rating }) => Rating),
        row,
      )
      .toEqual([rating])
    expect.soft(mismatches, row).toEqual([])
  }
})

test('drops and reports a review whose Rating is no number', () => {
  for (const sent of ['', ' ', 'nouă', '9/10', '1e1', 'NaN', true, null, undefined]) {
    const row = `a review with the Rating ${JSON.stringify(sent)} is dropped and reported`
    const { value, mismatches } = readRatings(sent, '9')
    expect
      .soft(
        value?.map(({ Rating }) => Rating),
        row,
      )
      .toEqual([9])
    expect
      .soft(
        mismatches.map(({ field }) => field),
        row,
      )
      .toEqual(['[].Rating'])
  }
})

test('a rating is encoded as text, as the server sends it', () => {
  expect(z.encode(response as z.ZodMiniType, [{ Rating: 9 }])).toEqual([{ Rating: '9' }])
})
