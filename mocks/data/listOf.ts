/** Returns the names in a text, which commas and line breaks separate. */
export function listOf(text: string): string[] {
  return text
    .split(/[,\n]/)
    .map(name => name.trim())
    .filter(name => name !== '')
}
