import { expect, test } from 'vitest'
import { looked, worldHash } from './worldHash.ts'

test('the world of this browser is that of Node, bit for bit', async () => {
  expect(await worldHash()).toBe(looked)
})
