/** One class attribute out of the kit's own class and whatever the caller adds. */
export function classes(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
