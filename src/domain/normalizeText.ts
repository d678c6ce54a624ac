/** Returns the text trimmed, with each run of white space as one blank, to compare what was sent with what the server has. */
export const normalizeText = (text: string | null | undefined): string =>
  (text ?? '').trim().replace(/\s+/g, ' ')
