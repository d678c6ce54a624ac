/** The first letters of the first and the last word: "Ana-Maria Șerban" is AȘ. A name without letters is "?". */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/\s+/)
  const letters = words
    .map(word => /[\p{Letter}\p{Number}]/u.exec(word)?.[0])
    .filter(letter => letter !== undefined)
  const initials = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters
  return initials.join('').toLocaleUpperCase('ro') || '?'
}

/** A hue in degrees, 0 to 359, that is always the same for a name and different for most others. */
export function hueOf(name: string): number {
  let hash = 0
  for (const letter of name.normalize('NFC').trim())
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 3_600_007
  // A step by the golden angle keeps names that differ by one letter apart.
  return Math.floor((hash * 137.508) % 360)
}
