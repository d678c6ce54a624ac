import { expect, test } from 'vitest'
import { adPrice, cutDescription } from './ads.ts'

test.each([
  [{ Price: 70, DurationName: '1 oră' }, '70 / 1 oră'],
  [{ Price: 49.5, DurationName: '90 minute' }, '49,50 / 90 minute'],
  [{ Price: 70, DurationName: undefined }, '70'],
  [{ Price: 0, DurationName: '1 oră' }, undefined],
  [{ Price: null, DurationName: '1 oră' }, undefined],
  [{ Price: undefined, DurationName: '1 oră' }, undefined],
])('the price of %j is %j', (ad, text) => {
  expect(adPrice(ad)).toBe(text)
})

test.each([
  [undefined, ''],
  ['', ''],
  ['scurt', 'scurt'],
  ['x'.repeat(199), 'x'.repeat(199)],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), `${'x'.repeat(200)}..`],
  // A character outside the Basic Multilingual Plane counts as one, and is never split.
  ['😀'.repeat(201), `${'😀'.repeat(200)}..`],
])('shortens the description %j', (description, text) => {
  expect(cutDescription(description)).toBe(text)
})
