// White space, what Unicode says to leave out when it cannot be displayed (zero-width characters, soft hyphens, Hangul
// fillers), controls, and the Braille cell without dots.
const invisible = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Control}\u2800]*$/u

/** Returns whether a text shows nothing: it is missing, empty, or has only invisible characters. */
export function isBlank(text: string | null | undefined): boolean {
  return invisible.test(text ?? '')
}

/** Returns a text without the white space at its ends; `""` when it is blank. */
export function trimText(text: string | null | undefined): string {
  // Keeps invisible characters at the ends: an emoji may need them.
  return isBlank(text) ? '' : (text ?? '').trim()
}
