import { hash } from './random.ts'
import type { Person } from './rows.ts'
import { addMonths } from './wallClock.ts'

/** The subscription packages: product code, duration in months, and name on the invoice. §9 */
export const products = [
  { code: 31, months: 1, name: 'Abonament 1 luna' },
  { code: 93, months: 3, name: 'Abonament 3 luni' },
  { code: 365, months: 12, name: 'Abonament 1 an' },
] as const

export type SoldProduct = (typeof products)[number]

/** Returns the package of a seeded tutor, always the same for the same code. */
export function productOf(userCode: string): SoldProduct {
  return products[hash(`product ${userCode}`) % products.length] ?? products[0]
}

/** Returns whether the person has an active subscription, which opens the messaging gate until it ends. §4 */
export function isSubscribed(person: Person, now: string): boolean {
  return (person.SubscriptionEndDate ?? '') > now
}

/** Returns the person with one more package, which starts at the end of the active subscription or else now. */
export function extend(person: Person, { months }: SoldProduct, now: string): Person {
  const { SubscriptionStartDate: start = now, SubscriptionEndDate: end = now } = person
  return isSubscribed(person, now)
    ? { ...person, SubscriptionStartDate: start, SubscriptionEndDate: addMonths(end, months) }
    : { ...person, SubscriptionStartDate: now, SubscriptionEndDate: addMonths(now, months) }
}
