import { expect, test } from 'vitest'
import { reviewedWorldHash, worldHash } from './worldHash.ts'

test('the full world has the same hash in a browser as in Node', async () => {
  expect(await worldHash()).toBe(reviewedWorldHash)
})
