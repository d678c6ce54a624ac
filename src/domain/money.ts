/** Of prices in RON, to the ban: 85,10 and 165,20 are 250,30, which plain addition of fractions misses by a hair. */
export function sumOfPrices(prices: readonly number[]): number {
  return prices.reduce((bani, price) => bani + Math.round(price * 100), 0) / 100
}
