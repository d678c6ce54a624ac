import { test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { bytesInWords, isPartial } from './useDownload.ts'

test('writes a size in the largest unit', () => {
  expectRows(bytesInWords, [
    [0, '0 kB'],
    [1, '1 kB'],
    [2559, '3 kB'],
    [999_000, '999 kB'],
    [999_001, '1 MB'],
    [1_250_000, '1,3 MB'],
  ])
})

test('tells a partial response from a whole one', () => {
  expectRows(isPartial, [
    [{ transferredBytes: 0, totalBytes: 400 }, true],
    [{ transferredBytes: 100, totalBytes: 400 }, true],
    [{ transferredBytes: 400, totalBytes: 400 }, false],
    [{ transferredBytes: 100, totalBytes: 0 }, false],
  ])
})
