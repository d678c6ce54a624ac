import { describe, expect, it } from 'vitest'
import { sumOfPrices } from './money.ts'

describe('sumOfPrices', () => {
  it('is exact to the ban', () => {
    expect(sumOfPrices([85.1, 165.2])).toBe(250.3)
    expect(sumOfPrices([0.1, 0.2])).toBe(0.3)
    expect(sumOfPrices([1.15, 2.3, 4.35])).toBe(7.8)
  })

  it('rounds what is finer than a ban', () => {
    expect(sumOfPrices([33.333])).toBe(33.33)
  })

  it('is nothing of nothing', () => {
    expect(sumOfPrices([])).toBe(0)
  })
})
