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
  const written = calls.flatMap(({ call, answer }) => [...argumentsIn(call), ...textsIn(answer)])
  const searched = written.filter(text => !names.has(text)).map(text => text.toLowerCase())
  return [...originals.values]
    .filter(([value, kind]) => value.length >= leastLength && (kind !== 'text' || /\s/.test(value)))
    .filter(([value]) => searched.some(text => hasWord(text, value.toLowerCase()))).length
}

function argumentsIn(call: string): string[] {
  return [...new URLSearchParams(call.split('?')[1]).values()]
}

/** Returns every text in a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** Returns whether the text has the words with no letter or digit directly before or after them. */
function hasWord(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = [text[at - 1] ?? ' ', text[at + words.length] ?? ' ']
    if (around.every(character => !/[\p{L}\p{N}]/u.test(character))) return true
  }
  return false
}
