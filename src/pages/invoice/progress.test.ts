import { expect, test } from 'vitest'
import { bytesInWords, isPartial } from './progress.ts'

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [2559, '3 kB'],
  [999_000, '999 kB'],
  [999_001, '1 MB'],
  [1_250_000, '1,3 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(bytesInWords(bytes)).toBe(words)
})

test.each([
  [{ transferredBytes: 0, totalBytes: 400 }, true],
  [{ transferredBytes: 100, totalBytes: 400 }, true],
  [{ transferredBytes: 400, totalBytes: 400 }, false],
  [{ transferredBytes: 100, totalBytes: 0 }, false],
])('%j is partial: %j', (progress, expected) => {
  expect(isPartial(progress)).toBe(expected)
})
