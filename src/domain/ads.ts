import type { Ad } from '#api/users.ts'
import { amount } from './numbers.ts'

/** §9: descriptions on cards end at 200 characters. */
const descriptionLength = 200

/** The description as a card shows it: at most 200 characters, and '..' when there is more. §2 */
export function cutDescription(description: string | undefined): string {
  const characters = Array.from(description ?? '')
  if (characters.length <= descriptionLength) return characters.join('')
  return `${characters.slice(0, descriptionLength).join('')}..`
}

/** `70 / 1 oră`; undefined when the price is empty, that is missing or 0. §2 */
export function adPrice({ Price, DurationName }: Pick<Ad, 'Price' | 'DurationName'>): string | undefined {
  if (!Price) return undefined
  return DurationName ? `${amount(Price)} / ${DurationName}` : amount(Price)
}

/** §9: the city filter shows the first 11 until 'mai mult...' is pressed. */
export const citiesShown = 11
