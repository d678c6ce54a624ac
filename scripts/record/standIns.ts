import { faker } from '@faker-js/faker/locale/ro'
import { withCommas } from '#mocks/seeding/people.ts'
import type { Kind } from './fields.ts'

/** A person as far as one object of a response tells. */
export type KnownPerson = { first: string; last: string }

/** What is known of all responses before the first one is replaced. */
export type Originals = {
  /** The values that are going to be replaced, each with its kind. */
  values: ReadonlyMap<string, Kind>
  /** The same values and their words, normalized: no stand-in is equal to one of them. */
  texts: ReadonlySet<string>
  people: readonly KnownPerson[]
}

/** Stand-ins that are the same for all values of their kind. The video is a demonstration for everybody. */
export const fixedStandIns: Partial<Record<Kind, string>> = {
  video: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  birthDate: '1990-01-01T00:00:00',
}

const inAnyCase = new Set<Kind>(['firstName', 'lastName', 'email'])

/**
 * Creates the function that returns the stand-in of a value: always the same for the same value, also across
 * kinds of fields, so that a person keeps one name, one picture and one code in all responses and addresses.
 * Stand-ins are numbered in order of appearance and depend on nothing else of the original.
 */
export function createStandIns({
  texts,
  people,
}: Pick<Originals, 'texts' | 'people'>): (kind: Kind, value: string) => string {
  const names = createNames(name => texts.has(name))
  const known = new Map<string, string>()
  const counts = new Map<Kind, number>()
  const byFullName = new Map(people.map(person => [normalize(`${person.first} ${person.last}`), person]))

  function remember(group: Kind, value: string, make: (count: number) => string): string {
    // Codes and file names differ by case; people's names and addresses may be spelled in any.
    const key = `${group} ${inAnyCase.has(group) ? normalize(value) : value}`
    let standIn = known.get(key)
    if (standIn !== undefined) return standIn
    // Skip a number whose stand-in is one of the originals.
    do {
      counts.set(group, (counts.get(group) ?? 0) + 1)
      standIn = make(counts.get(group) ?? 0)
    } while (texts.has(normalize(standIn)))
    known.set(key, standIn)
    return standIn
  }

  const firstName = (value: string) => remember('firstName', value, () => names.first())
  const lastName = (value: string) => remember('lastName', value, () => names.last())

  /** Replaces a full name by the parts that other responses have, or else by its first word and the rest. */
  function fullName(value: string): string {
    const [word = '', ...rest] = value.trim().split(/\s+/)
    const { first, last } = byFullName.get(normalize(value)) ?? { first: word, last: rest.join(' ') }
    return [first && firstName(first), last && lastName(last)].filter(Boolean).join(' ')
  }

  const makers: Partial<Record<Kind, (value: string) => string>> = {
    code: value => remember('code', value, count => `rec-${count}`),
    number: value => remember('number', value, count => String(900_000 + count)),
    firstName,
    lastName,
    fullName,
    picture: value => remember('picture', value, count => `portret-rec${count}.jpg`),
    email: value => remember('email', value, count => `persoana-${count}@example.com`),
    phone: value => remember('phone', value, count => phoneLike(value, count)),
  }
  return (kind, value) =>
    fixedStandIns[kind] ?? makers[kind]?.(value) ?? remember('text', value, count => textLike(value, count))
}

/** Returns a number with the prefix 0700, which no network has; masked when the original is. */
function phoneLike(original: string, count: number): string {
  const digits = String(count).padStart(6, '0')
  return `0700 ${original.includes('*') ? '***' : digits.slice(0, 3)} ${digits.slice(3)}`
}

const filler =
  'acest text a fost înlocuit la înregistrare cu tot atâtea cuvinte câte avea cel adevărat'.split(' ')

/** Returns a text with as many lines and words as the original, so that a screen looks the same. */
function textLike(original: string, count: number): string {
  let position = 0
  const lines = original.trim().split('\n')
  return lines
    .map((line, row) =>
      line
        .split(/\s+/)
        .filter(Boolean)
        .map((_, column) => (row === 0 && column === 0 ? `Text${count}` : filler[position++ % filler.length]))
        .join(' '),
    )
    .join('\n')
}

/** Numbers of tries for a name that is new, before a numbered one is used. */
const maxTries = 200

/** Returns the text for comparisons: without case, diacritics and outer spaces. */
export function normalize(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}

/**
 * Creates a source of names, each used once and none of them among the originals. Names come in the order of
 * faker's sequence, not from a hash of the original, so that a guessed name cannot be confirmed.
 */
function createNames(isOriginal: (normalized: string) => boolean) {
  faker.seed(20_261_120)
  const used = new Set<string>()
  let numbered = 0

  function take(draw: () => string, fallback: string): string {
    for (let tries = 0; tries < maxTries; tries++) {
      const name = withCommas(draw())
      const key = normalize(name)
      if (used.has(key) || isOriginal(key)) continue
      used.add(key)
      return name
    }
    numbered += 1
    return `${fallback} ${numbered}`
  }

  return {
    first: () => take(() => faker.person.firstName(), 'Prenume'),
    last: () => take(() => faker.person.lastName(), 'Nume'),
  }
}
