import { hash } from '#mocks/random.ts'

/**
 * Returns a number from 0 to 1, the same for the same arguments. Not a sequence: one choice more or less leaves the
 * others as they are, so a failure repeats although responses come at slightly different times.
 */
export function random(...about: (string | number)[]): number {
  return hash(about.join(' ')) / 2 ** 32
}
