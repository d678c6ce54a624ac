import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

test('finds the name that was meant, and none when nothing is like it', () => {
  const known = ['student', 'teacher', 'slow', 'getAds', 'getCities']
  expect(
    ['studnt', 'sloow', 'getAdz', 'GETCITIE', 'techaer', 'slow', 'boom', ''].map(typed =>
      nearest(typed, known),
    ),
  ).toEqual(['student', 'slow', 'getAds', 'getCities', 'teacher', 'slow', undefined, undefined])
})
