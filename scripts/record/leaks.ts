import type { RecordedCall } from '#mocks/recorded/recording.ts'
import type { Scrubbed } from './scrub.ts'

/** Shorter originals occur in other values by chance. */
const leastLength = 6

/**
 * Searches what is about to be written for the originals, independently of how they were replaced: a second
 * check, for a mistake in the first. Returns the number of those found. Names of reference lists may stay, e.g.
 * a town whose name is also a surname, and so may a single word of a text.
 */
export function countLeaks(
  calls: readonly RecordedCall[],
  { originals, names }: Pick<Scrubbed, 'originals' | 'names'>,
): number {
  const written = calls
    .flatMap(({ call, answer }) => [...new URLSearchParams(call.split('?')[1]).values(), ...textsIn(answer)])
    .flatMap(text => (names.has(text) ? [] : [text.toLowerCase()]))
  return [...originals.values].filter(
    ([value, kind]) =>
      value.length >= leastLength &&
      (kind !== 'text' || /\s/.test(value)) &&
      written.some(text => hasWord(text, value.toLowerCase())),
  ).length
}

/** Returns whether the text has the words with no letter or digit directly before or after them. */
function hasWord(text: string, words: string): boolean {
  const letter = /[\p{L}\p{N}]/u
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1))
    if (!letter.test(text[at - 1] ?? '') && !letter.test(text[at + words.length] ?? '')) return true
  return false
}

/** Returns every text in a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
