import { hash } from '#mocks/random.ts'

/**
 * Returns a number from 0 to 1, the same for the same arguments. Not a sequence: an added or removed choice
 * leaves the others unchanged, so a failure repeats even when responses come at slightly different times.
 */
export function random(...about: (string | number)[]): number {
  return hash(about.join(' ')) / 2 ** 32
}
