/** §9: subscription packages; the code is the product's, the price in RON for the whole period. */
export const plans = [
  { code: 31, price: 39 },
  { code: 93, price: 69 },
  { code: 365, price: 179 },
] as const

/** Returns the price of the cheapest package. A function, so that a bundle that never calls it does not contain it. §9 */
export const leastPrice = () => Math.min(...plans.map(({ price }) => price))

export type PackageCode = (typeof plans)[number]['code']

/** §9: milliseconds for which the carousel shows each benefit. */
export const benefitInterval = 10_000
