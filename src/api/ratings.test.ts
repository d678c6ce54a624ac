import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getRatings } from './ratings.ts'
import { read } from './schemas.ts'

const { answer } = getRatings.definition
const readGrades = (...grades: unknown[]) =>
  read(
    answer as z.core.$ZodType<{ Rating: number }[]>,
    grades.map(Rating => ({ Rating })),
  )

test.each([
  [9, 9],
  [0, 0],
  ['9', 9],
  ['0', 0],
  ['10', 10],
  ['8.5', 8.5],
])('the Rating %j of a review is the grade %d', (sent, grade) => {
  const { value, misfits } = readGrades(sent)
  expect(value?.map(({ Rating }) => Rating)).toEqual([grade])
  expect(misfits).toEqual([])
})

test.each(['', ' ', 'nouă', '9/10', '1e1', 'NaN', true, null, undefined])(
  'a review with the Rating %j is dropped and reported',
  sent => {
    const { value, misfits } = readGrades(sent, '9')
    expect(value?.map(({ Rating }) => Rating)).toEqual([9])
    expect(misfits.map(({ field }) => field)).toEqual(['[].Rating'])
  },
)

test('a grade goes out as text, as the server sends it', () => {
  expect(z.encode(answer as z.ZodMiniType, [{ Rating: 9 }])).toEqual([{ Rating: '9' }])
})
