type Person = { FirstName?: string | null | undefined; LastName?: string | null | undefined }

/**
 * A person's name as this viewer may see it: full for who is logged in, otherwise the last name is its initial with a
 * dot; no last name, no dot. `""` when nothing is known. §2, §6.
 */
export function displayName({ FirstName, LastName }: Person, isLoggedIn: boolean): string {
  const first = FirstName?.trim() ?? ''
  const last = LastName?.trim() ?? ''
  const [initial] = Array.from(last)
  const shown = isLoggedIn || initial === undefined ? last : `${initial.toLocaleUpperCase('ro')}.`
  return [first, shown].filter(part => part !== '').join(' ')
}
