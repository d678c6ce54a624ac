import { expect, test } from 'vitest'
import { distribution, toNote } from './ratings.ts'

const notes = (...all: number[]) => all.map(Rating => ({ Rating }))

test('each note is in one band', () => {
  const bands = distribution(notes(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10))
  expect(bands.map(({ count }) => count)).toEqual([2, 2, 2, 2, 3])
  expect(bands.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100)
})

test('the best come first', () => {
  expect(distribution(notes(10, 10, 10, 7))[0]).toEqual({ from: 9, to: 10, count: 3, share: 75 })
})

test('a note between two whole ones falls into the lower band', () => {
  expect(distribution(notes(8.5)).map(({ count }) => count)).toEqual([0, 1, 0, 0, 0])
})

test('without ratings every share is 0', () => {
  expect(distribution([]).every(({ count, share }) => count === 0 && share === 0)).toBe(true)
})

test.each([
  [87, 8.7],
  [0, 0],
  [100, 10],
  [140, 10],
  [-5, 0],
])('%i %% are a note of %f', (percent, note) => {
  expect(toNote(percent)).toBeCloseTo(note)
})
