import type { RecordedCall } from '#mocks/recorded/recording.ts'
import type { Scrubbed } from './scrub.ts'
import { wordsOf } from './standIns.ts'

/** Shorter originals occur in other values by chance. */
const leastLength = 6

/**
 * Searches the output for the originals, independently of how they were replaced: this second check finds
 * mistakes of the first. Returns the number of originals found. Names of reference lists may stay, e.g. a town
 * whose name is also a surname, and so may a single word of a text.
 */
export function countLeaks(
  calls: readonly RecordedCall[],
  { originals, names }: Pick<Scrubbed, 'originals' | 'names'>,
): number {
  const written = calls
    .flatMap(({ call, answer }) => [...new URLSearchParams(call.split('?')[1]).values(), ...textsIn(answer)])
    .filter(text => !names.has(text))
    .map(text => ({ text, words: inWords(text) }))
  return [...originals].filter(
    ([value, kind]) =>
      value.length >= leastLength &&
      (kind !== 'text' || /\s/.test(value)) &&
      // The few digits of a masked phone number occur in other numbers, so it is compared with its stars.
      written.some(({ text, words }) =>
        kind === 'phone' && value.includes('*') ? text.includes(value) : words.includes(inWords(value)),
      ),
  ).length
}

/** Returns the words of a text in small letters, each between two spaces. */
const inWords = (text: string) => ` ${wordsOf(text.toLowerCase()).join(' ')} `

/** Returns every text in a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
