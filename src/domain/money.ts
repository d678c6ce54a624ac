/**
 * Returns the sum of prices in RON. It is added up in bani, because in floating point 85.1 + 165.2 is not
 * exactly 250.3.
 */
export function sumOfPrices(prices: readonly number[]): number {
  return prices.reduce((bani, price) => bani + Math.round(price * 100), 0) / 100
}
