import { faker } from '@faker-js/faker/locale/ro'
import { spelledSurnames } from '#mocks/data/surnames.ts'
import { startSequence } from '#mocks/random.ts'
import type { Person } from '#mocks/rows.ts'
import { worldStart } from '#mocks/wallClock.ts'

/** The properties of a person that are chosen at random before the name. */
export type Sketch = {
  sex: 'female' | 'male'
  /** Numbers of given and family names. Cards must cope with double names, and with a missing family name. */
  givenNames: 1 | 2
  familyNames: 0 | 1 | 2
  /** The range of the age in years, both ends included. */
  ages: readonly [youngest: number, oldest: number]
}

/** Returns the file name for which avatar.ts draws a fitting portrait. */
export function portraitOf({ sex, ages }: Sketch, code: string): string {
  return `portret-${sex === 'female' ? 'f' : 'm'}-${lookOf(ages)}${code}.jpg`
}

/** Returns the part of a portrait's file name that says how old the person looks. */
function lookOf([youngest, oldest]: Sketch['ages']): string {
  if (oldest <= 26) return 'young-'
  if (youngest >= 60) return 'elder-'
  return youngest > 40 ? 'senior-' : ''
}

type Identity = Required<Pick<Person, 'FirstName' | 'Email' | 'PhoneNumber' | 'Dob'>> &
  Pick<Person, 'LastName'>

/**
 * Draws names, e-mail, phone and date of birth from faker's Romanian locale. They have a sequence of their
 * own, since faker may take any number of random steps for a name, and subjects, towns and prices must not
 * depend on that.
 */
export function drawIdentities(kind: 'tutors' | 'learners', sketches: Sketch[]): Identity[] {
  startSequence(`identities ${kind}`)
  const addresses = new Set<string>()
  return sketches.map(({ sex, givenNames, familyNames, ages: [min, max] }) => {
    const given = drawNames(givenNames, () => faker.person.firstName(sex))
    const family = drawNames(familyNames, () => spell(faker.person.lastName(sex)))
    return {
      FirstName: given.join('-'),
      LastName: family.length === 0 ? undefined : family.join('-'),
      Email: drawEmail(given[0] ?? '', family[0] ?? faker.person.lastName(sex), addresses),
      PhoneNumber: drawPhone(),
      Dob: `${faker.date
        .birthdate({ mode: 'age', min, max, refDate: `${worldStart}Z` })
        .toISOString()
        .slice(0, 10)}T00:00:00`,
    }
  })
}

function drawNames(count: number, draw: () => string): string[] {
  const names = new Set<string>()
  while (names.size < count) names.add(withCommas(draw()))
  return [...names]
}

/** Draws an e-mail address at a reserved domain that is not in `taken`, and adds it to `taken`. */
function drawEmail(firstName: string, lastName: string, taken: Set<string>): string {
  for (;;) {
    const email = faker.internet.exampleEmail({ firstName, lastName })
    if (taken.has(email)) continue
    taken.add(email)
    return email
  }
}

/** Draws a mobile number with the prefix 0700: with its own prefix it might belong to a real person. */
function drawPhone(): string {
  const [, group = '', last = ''] = /(\d{3})(\d{3})$/.exec(faker.phone.number({ style: 'mobile' })) ?? []
  return `0700 ${group} ${last}`
}

const spell = (surname: string) => spelledSurnames[surname] ?? surname

const commas: Record<string, string> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' }

/** Replaces the Turkish ş and ţ with a cedilla, which older data has, by the Romanian letters with a comma. */
export function withCommas(text: string): string {
  return text.replace(/[şŞţŢ]/g, letter => commas[letter] ?? letter)
}
