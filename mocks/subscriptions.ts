import { hash } from './random.ts'
import type { Person } from './rows.ts'
import { addMonths } from './wallClock.ts'

/** §9: packages by product code, the months they last and the name on their invoice. */
export const products = [
  { code: 31, months: 1, name: 'Abonament 1 luna' },
  { code: 93, months: 3, name: 'Abonament 3 luni' },
  { code: 365, months: 12, name: 'Abonament 1 an' },
] as const

export type SoldProduct = (typeof products)[number]

/** The package that a seeded tutor has, always the same for the same code. */
export function productOf(userCode: string): SoldProduct {
  return products[hash(`product ${userCode}`) % products.length] ?? products[0]
}

/** §4 Messaging gate: a subscription opens it until the moment it ends. */
export function isSubscribed(person: Person, now: string): boolean {
  return (person.SubscriptionEndDate ?? '') > now
}

/** The person with one package more: added to what still runs, or from now on. */
export function extend(person: Person, { months }: SoldProduct, now: string): Person {
  const { SubscriptionStartDate: start = now, SubscriptionEndDate: end = now } = person
  return isSubscribed(person, now)
    ? { ...person, SubscriptionStartDate: start, SubscriptionEndDate: addMonths(end, months) }
    : { ...person, SubscriptionStartDate: now, SubscriptionEndDate: addMonths(now, months) }
}
