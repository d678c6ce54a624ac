/** Returns the first letters of the first and the last word: AȘ for "Ana-Maria Șerban", ? for none. */
export function initialsOf(name: string): string {
  const words = name.normalize('NFC').split(/\s+/)
  const letters = words
    .map(word => /[\p{Letter}\p{Number}]/u.exec(word)?.[0])
    .filter(letter => letter !== undefined)
  const initials = letters.length > 1 ? [letters.at(0), letters.at(-1)] : letters
  return initials.join('').toLocaleUpperCase('ro') || '?'
}

/** Number of hues of avatars; tokens.css has them. */
const hues = 12

/** Returns the number of a hue, 0 to 11: always the same for a name, and different for most other names. */
export function hueOf(name: string): number {
  let hash = 0
  for (const letter of name.normalize('NFC').trim())
    hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 3_600_007
  // A step by the golden angle gives names that differ by one letter clearly different hues.
  return Math.floor(((hash * 137.508) % 360) / (360 / hues))
}
