/** Returns the text trimmed, white space as single blanks, to compare what was sent with what the server has. */
export const normalizeText = (text: string | null | undefined): string =>
  (text ?? '').trim().replace(/\s+/g, ' ')
