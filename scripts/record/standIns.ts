import { faker } from '@faker-js/faker/locale/ro'
import { withCommas } from '#mocks/seeding/people.ts'
import { fixedStandIns, type Kind } from './fields.ts'

/** Number of draws after which names are numbered, so that a long recording cannot run out of them. */
const maxDraws = 1000

/** Makes the stand-in with the next number. */
const makers: Partial<Record<Kind, (count: number, original: string) => string>> = {
  code: count => `rec-${count}`,
  number: count => String(900_000 + count),
  // In the order of faker's sequence. A hash of the original would let anyone who guesses a name confirm it.
  firstName: count => (count > maxDraws ? `Prenume ${count}` : withCommas(faker.person.firstName())),
  lastName: count => (count > maxDraws ? `Nume ${count}` : withCommas(faker.person.lastName())),
  picture: count => `portret-rec${count}.jpg`,
  email: count => `persoana-${count}@example.com`,
  phone: phoneLike,
  text: textLike,
}

/**
 * Creates the function that returns the stand-in of a value: always the same for the same value, also across
 * kinds of fields, so that a person keeps one name, one picture and one code in all responses and addresses.
 * No stand-in is one of the originals or of their words.
 */
export function createStandIns(originals: Iterable<string>): (kind: Kind, value: string) => string {
  faker.seed(20_261_120)
  const taken = new Set([...originals].flatMap(value => [value, ...wordsOf(value)]).map(normalize))
  const standIns = new Map<string, string>()
  const counts = new Map<Kind, number>()

  /** Returns the stand-in of a key, or makes one. */
  function standInOf(kind: Kind, value: string, key: string): string {
    const known = standIns.get(key)
    if (known !== undefined) return known
    let standIn: string
    do {
      const count = (counts.get(kind) ?? 0) + 1
      counts.set(kind, count)
      standIn = makers[kind]?.(count, value) ?? ''
    } while (taken.has(normalize(standIn)))
    taken.add(normalize(standIn))
    standIns.set(key, standIn)
    return standIn
  }

  return (kind, value) => {
    const fixed = fixedStandIns[kind]
    if (fixed !== undefined) return fixed
    // Each word of a name has its own stand-in, so that a full name consists of the stand-ins of its parts.
    if (kind === 'firstName' || kind === 'lastName' || kind === 'fullName')
      return value
        .trim()
        .split(/\s+/)
        .map((word, index) => {
          const part = kind === 'fullName' ? (index === 0 ? 'firstName' : 'lastName') : kind
          return standInOf(part, word, `name ${normalize(word)}`)
        })
        .join(' ')
    // Codes and file names are case-sensitive; e-mail addresses are not.
    return standInOf(kind, value, `${kind} ${kind === 'email' ? normalize(value) : value}`)
  }
}

/** Returns a number with the prefix 0700, which no network has. Masks it when the original is masked. */
function phoneLike(count: number, original: string): string {
  const digits = String(count).padStart(6, '0')
  return `0700 ${original.includes('*') ? '***' : digits.slice(0, 3)} ${digits.slice(3)}`
}

const filler =
  'acest text a fost înlocuit la înregistrare cu tot atâtea cuvinte câte avea cel adevărat'.split(' ')

/** Returns a text with as many lines and words as the original, since these break layouts. */
function textLike(count: number, original: string): string {
  let words = 0
  return original
    .trim()
    .replace(/\S+/g, () => (words++ === 0 ? `Text${count}` : (filler[(words - 2) % filler.length] ?? '')))
}

export const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** Normalizes a text for comparisons: without case, diacritics and outer spaces. */
const normalize = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
