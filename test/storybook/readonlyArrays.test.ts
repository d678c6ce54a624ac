import { expect, test } from 'vitest'
import { withoutReadonly } from '#storybook/docs/readonlyArrays.ts'

test.each([
  ['{ items: readonly Item[] }', '{ items:          Item[] }'],
  ['{ columns: readonly Column<Row>[] }', '{ columns:          Column<Row>[] }'],
  ['{ readonly id: number }', '{ readonly id: number }'],
])('%s is read as %s', (code, expected) => {
  expect(withoutReadonly(code)).toBe(expected)
})
