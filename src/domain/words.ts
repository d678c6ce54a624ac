/** A text as its words alone, to compare what was sent with what is there: a server may write line ends in its own way. */
export const words = (text: string | null | undefined): string => (text ?? '').trim().replace(/\s+/g, ' ')
