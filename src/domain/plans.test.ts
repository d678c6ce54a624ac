import { expect, test } from 'vitest'
import { monthOf, plans } from './plans.ts'

test('computes the price of a month of each package, and the whole percent that it saves, never rounded up', () => {
  expect(plans.map(monthOf)).toEqual([
    { price: 39, percent: 0 },
    { price: 23, percent: 41 },
    { price: 179 / 12, percent: 61 },
  ])
})
