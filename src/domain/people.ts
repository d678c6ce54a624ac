import { isBlank, trimText } from '#strings/blank.ts'
import { peopleText } from '#text/people.ts'

type Person = { FirstName?: string | null; LastName?: string | null }

/** Returns a person's name; for a visitor the last name is only an initial. `""` when no name is known. §2, §6 */
export function displayName({ FirstName, LastName }: Person, isLoggedIn: boolean): string {
  const first = trimText(FirstName)
  const last = trimText(LastName)
  const initial = Array.from(last).find(letter => !isBlank(letter))
  const shown = isLoggedIn || initial === undefined ? last : `${initial.toLocaleUpperCase('ro')}.`
  return [first, shown].filter(part => part !== '').join(' ')
}

/** Returns the full name, or a substitute for a blank one. §2 Messages */
export function knownAs(name: string | null | undefined): string {
  return trimText(name) || peopleText.unnamed
}

/** Returns a person's name as a logged-in viewer sees it. */
export function nameOf(person: Person | null | undefined): string {
  return knownAs(displayName(person ?? {}, true))
}
