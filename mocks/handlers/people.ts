import type { Teacher } from '#api/users.ts'
import type { Person } from '#mocks/rows.ts'
import type { World } from '#mocks/world.ts'
import { toNumber } from './pages.ts'

/**
 * Returns the public data of a person. §6: a signed-in viewer also gets a masked phone number, which says
 * that there is one; the number itself is another call.
 */
export function toTeacher(person: Person, viewer: Person | undefined, Code?: string): Teacher {
  const { Email: _, Dob: __, PhoneNumber, ...shown } = person
  return {
    ...shown,
    Email: undefined,
    PhoneNumber: viewer && PhoneNumber ? `${PhoneNumber.slice(0, 4)} *** ***` : undefined,
    Code,
  }
}

/** Finds a person by the number that `GetUser` and `getmessages` take: the position among all accounts. */
export function personByNumber(world: World, id: string): Person | undefined {
  return world.people.all()[toNumber(id) - 1]
}

export function fullName(person: Person | undefined): string {
  return [person?.FirstName, person?.LastName].filter(Boolean).join(' ')
}
