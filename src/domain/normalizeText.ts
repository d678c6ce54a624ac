import { trimText } from '#strings/blank.ts'
import { decodeEntities } from '#strings/entities.ts'

/**
 * Returns the text trimmed, with single blanks and HTML entities decoded, to compare what was sent with what the server
 * has: the app reads a sent `&lt;` back as `<`.
 */
export const normalizeText = (text: string | null | undefined): string =>
  trimText(decodeEntities(text ?? '')).replace(/\s+/g, ' ')
