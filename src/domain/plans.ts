/** §9: subscription packages; the code is the product's, the price in RON for the whole period. */
export const plans = [
  { code: 31, months: 1, price: 39 },
  { code: 93, months: 3, price: 69 },
  { code: 365, months: 12, price: 179 },
] as const

/** Returns the price of the cheapest package. A function, so that a bundle that never calls it does not contain it. §9 */
export const leastPrice = () => Math.min(...plans.map(({ price }) => price))

/** Returns the price of a month of a package, and the whole percent that it saves against paying each month. */
export function monthOf({ months, price }: (typeof plans)[number]): { price: number; percent: number } {
  const [{ price: monthly }] = plans
  return { price: price / months, percent: Math.floor(100 - (100 * price) / (monthly * months)) }
}

export type PackageCode = (typeof plans)[number]['code']

/** §9: milliseconds for which the carousel shows each benefit. */
export const benefitInterval = 10_000
