import { expect, test } from 'vitest'
import { duration, progressLine } from './progress.ts'

test('the time left is estimated from the time so far', () => {
  expect(progressLine('Base', 20, 100, 10_000)).toBe('Base: 20/100, 40 s left')
})

test('at the end the line has the time that it took', () => {
  expect(progressLine('Base', 100, 100, 65_000)).toBe('Base: 100/100 in 1 min 5 s')
})

test('writes a duration', () => {
  for (const [milliseconds, text] of [
    [400, '0 s'],
    [59_400, '59 s'],
    [59_600, '1 min 0 s'],
    [600_000, '10 min 0 s'],
  ] as const)
    expect.soft(duration(milliseconds), `${milliseconds} ms read as ${text}`).toBe(text)
})
