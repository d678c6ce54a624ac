import { describe, expect, it } from 'vitest'
import { sumOfPrices } from './money.ts'

describe('sumOfPrices', () => {
  it('adds without floating-point errors', () => {
    expect(sumOfPrices([85.1, 165.2])).toBe(250.3)
    expect(sumOfPrices([0.1, 0.2])).toBe(0.3)
    expect(sumOfPrices([1.15, 2.3, 4.35])).toBe(7.8)
  })

  it('rounds prices to two decimals', () => {
    expect(sumOfPrices([33.333])).toBe(33.33)
  })

  it('returns 0 for no prices', () => {
    expect(sumOfPrices([])).toBe(0)
  })
})
