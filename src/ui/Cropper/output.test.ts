import { expect, test } from 'vitest'
import { outputSize } from './output.ts'

test.each([
  [1, 110],
  [109.6, 110],
  [110, 110],
  [200.4, 200],
  [330, 330],
  [4000, 330],
])('of %s pixels chosen, %i are kept', (chosen, width) => {
  expect(outputSize(chosen, 1)).toEqual({ width, height: width })
})

test('the aspect ratio is kept', () => {
  expect(outputSize(50, 2)).toEqual({ width: 110, height: 55 })
})
