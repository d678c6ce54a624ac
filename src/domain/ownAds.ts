import type { Ad } from '#api/users.ts'
import { trimText } from '#strings/blank.ts'
import { ownAdsText } from '#text/ownAds.ts'
import { amount, counted } from './numbers.ts'

/** §9: durations of an ad in minutes; the first is chosen for a new one. */
export const adDurations = [60, 90, 120, 150, 180]
export const defaultDuration = 60

/** Returns minutes in words: `1 oră`, `1 oră și 30 de minute`, `45 de minute`. */
export function durationInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    ...(hours > 0 ? [counted(hours, ownAdsText.hours)] : []),
    ...(rest > 0 || hours === 0 ? [counted(rest, ownAdsText.minutes)] : []),
  ]
  return parts.join(ownAdsText.and)
}

/** Returns `85 / 1 oră`, or 'Nespecificat' when the price is missing or 0. §2 My ads */
export function ownAdPrice({
  Price,
  DurationName,
  Duration,
}: Pick<Ad, 'Price' | 'DurationName' | 'Duration'>) {
  if (!Price) return ownAdsText.unspecified
  const duration = DurationName || (Duration ? durationInWords(Duration) : '')
  return duration === '' ? amount(Price) : ownAdsText.priceFor(amount(Price), duration)
}

// Assumption: a price has at most two decimals, its bani. `1,200` may mean thousands, so it is refused.
/** `85`, `79,5` or `79.50`; `1.200` and `1 200` are thousands, as Romanian writes them. */
const romanianPrice = /^-?(?:\d+|[1-9]\d{0,2}(?:[. ]\d{3})+)(?:,\d{1,2})?$/
const priceWithPoint = /^-?\d+\.\d{1,2}$/

/** Parses a typed price in RON; an empty text is 0, which means unspecified (§5). */
export function readPrice(
  typed: string,
): { price: number; problem?: never } | { problem: string; price?: never } {
  const text = trimText(typed).replace(/\s+/g, ' ').replace('−', '-')
  if (text === '') return { price: 0 }
  const plain = romanianPrice.test(text) ? text.replace(/[. ]/g, '').replace(',', '.') : text
  if (!romanianPrice.test(text) && !priceWithPoint.test(text))
    return { problem: ownAdsText.priceProblems.unreadable }
  const price = Number(plain)
  if (price < 0) return { problem: ownAdsText.priceProblems.negative }
  // A price with hundreds of digits is parsed as Infinity.
  return Number.isFinite(price) ? { price: price || 0 } : { problem: ownAdsText.priceProblems.unreadable }
}

/** Formats a price for its field, so that `readPrice` reads it back unchanged: `79,5`; empty when unspecified. */
export function writePrice(price: number | null | undefined): string {
  return price ? String(price).replace('.', ',') : ''
}
