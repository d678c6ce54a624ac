import type { Person } from '#mocks/rows.ts'

/** Missing fields, applied in turn to every fourth tutor: a card must cope without each of them. */
const omissions: Partial<Person>[] = [
  { ProfileImageUrl: undefined },
  { LastName: undefined },
  { Occupation: null },
  { Experience: null },
  { Cities: [] },
  { FirstName: undefined },
  { Studies: undefined, PhoneNumber: undefined },
  { AlsoOnline: false, AtTeacher: false, AtStudent: false },
  { FirstName: undefined, LastName: undefined, ProfileImageUrl: undefined },
  { Occupation: null, Experience: null, Cities: [], ProfileImageUrl: undefined },
]

/** Returns the tutor at a position without the fields that are missing there. */
export function withOmission(person: Person, index: number): Person {
  const omission = index % 4 === 3 ? omissions[(index >> 2) % omissions.length] : undefined
  return { ...person, ...omission }
}

/** Returns the same, but lets the first tutors lack only places. */
export function withLateOmission(person: Person, index: number): Person {
  const lacking = withOmission(person, index)
  return index < wellKnown ? { ...person, ...placesOf(lacking) } : lacking
}

/** Number of tutors at the beginning whose profiles are complete but for places. */
const wellKnown = 250

function placesOf(omission: Person): Partial<Person> {
  const places = new Set(['Cities', 'AlsoOnline', 'AtTeacher', 'AtStudent'])
  return Object.fromEntries(Object.entries(omission).filter(([field]) => places.has(field)))
}
