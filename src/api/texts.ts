import * as z from 'zod/mini'
import { isBlank, trimText } from '#strings/blank.ts'
import { decodeEntities } from '#strings/entities.ts'
import { describe } from './describe.ts'
import { getState } from './state.ts'

/** Returns a text of the server for display: HTML entities decoded once, trimmed, and `""` when it is blank. */
export function readText(text: string): string {
  return trimText(getState().hooks.decodesEntities ? decodeEntities(text) : text)
}

// Encoding changes nothing: the server stores texts as they are sent, and the app sends them without HTML entities.
export const Text = z.codec(z.string(), z.string(), { decode: readText, encode: text => text })
describe(
  Text,
  'A text for people. HTML entities are decoded once; a text with only invisible characters reads as empty.',
)

export const MaybeText = z.codec(z.nullish(z.string()), z.optional(z.string()), {
  decode: text => readText(text ?? '') || undefined,
  encode: text => text ?? null,
})
describe(MaybeText, 'A text for people that may be missing: `null`, absent, or empty.')

/** A code, address or file name that may be missing. It is not for display, so it stays as the server sends it. */
export const MaybeVerbatim = z.codec(z.nullish(z.string()), z.optional(z.string()), {
  decode: text => (isBlank(text) ? undefined : (text ?? undefined)),
  encode: text => text ?? null,
})
