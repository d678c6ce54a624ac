import { faker } from '@faker-js/faker/locale/ro'
import { withCommas } from '#mocks/seeding/people.ts'

export type Sex = 'female' | 'male'

/** Numbers of tries for a name that is new, before a numbered one is used. */
const maxTries = 200

/** Returns the text for comparisons: without case, diacritics and outer spaces. */
export function normalize(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}

/**
 * Creates a source of names, each used once and none of them among the originals. Names come in the order of
 * faker's sequence, not from a hash of the original, so that nobody can guess a name and confirm it.
 */
export function createNames(isOriginal: (normalized: string) => boolean) {
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
    first: (sex: Sex) => take(() => faker.person.firstName(sex), 'Prenume'),
    last: () => take(() => faker.person.lastName(), 'Nume'),
  }
}
