import type { Ad } from '#api/users.ts'
import { amount } from './numbers.ts'

/** §9: descriptions on cards end at 200 characters. */
const descriptionLength = 200

/** Returns the description for a card: at most 200 characters, followed by '..' when it is longer. §2 */
export function cutDescription(description: string | undefined): string {
  const characters = Array.from(description ?? '')
  if (characters.length <= descriptionLength) return characters.join('')
  return `${characters.slice(0, descriptionLength).join('')}..`
}

type Priced = Pick<Ad, 'Price' | 'DurationName'>

/** Returns the price of an ad as figure and rest, `70` and ` / 1 oră`; `undefined` when it is missing or 0. §2 */
export function adPriceParts({ Price, DurationName }: Priced): [figure: string, rest: string] | undefined {
  if (!Price) return undefined
  return [amount(Price), DurationName ? ` / ${DurationName}` : '']
}

/** Returns the price of an ad, `70 / 1 oră`; `undefined` when it is missing or 0. §2 */
export const adPrice = (ad: Priced): string | undefined => adPriceParts(ad)?.join('')

/** Returns what an hour costs, for an ad whose price is for another duration: `82,50`. §2 */
export function hourlyPrice({ Price, Duration }: Pick<Ad, 'Price' | 'Duration'>): string | undefined {
  if (!Price || !Duration || Duration === 60) return undefined
  return amount(Math.round((Price / Duration) * 6000) / 100)
}
