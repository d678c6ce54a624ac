import { faker } from '@faker-js/faker/locale/ro'
import { toWallClock, worldStartInstant } from './wallClock.ts'

/**
 * Starts the sequence of random choices with this name. Each part of the world has its own sequence, so that
 * a change in one part leaves the others as they were. Only one sequence is in use at a time: starting one
 * ends the previous one.
 */
export function startSequence(name: string): void {
  faker.seed(hash(name))
}

export function pick<Item>(items: readonly Item[]): Item {
  return faker.helpers.arrayElement(items)
}

/** Picks `count` different items, and returns them in the order of the list they come from. */
export function pickSome<Item>(items: readonly Item[], count: number): Item[] {
  const chosen = new Set(faker.helpers.arrayElements(items, count))
  return items.filter(item => chosen.has(item))
}

export function between(least: number, most: number): number {
  return faker.number.int({ min: least, max: most })
}

export function chance(probability: number): boolean {
  return faker.datatype.boolean(probability)
}

/** Returns a whole number from 0 to `most`, mostly small, as with views or the sizes of towns. */
export function skewed(most: number): number {
  const share = between(0, 1000)
  return Math.floor((share * share * share * most) / 1_000_000_000)
}

/** Returns a wall-clock time between two moments, given in minutes before the world's start. */
export function momentBetween(earliest: number, latest: number): string {
  return toWallClock(
    faker.date.between({
      from: worldStartInstant - earliest * 60_000,
      to: worldStartInstant - latest * 60_000,
    }),
  )
}

export function drawCode(length: number): string {
  return faker.number
    .int(36 ** length - 1)
    .toString(36)
    .padStart(length, '0')
}

/**
 * Returns a number from 0 to 2³² - 1, the same for the same text in every engine: FNV-1a, followed by a
 * mixing step so that the low digits vary too.
 */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value ^= text.charCodeAt(index)
    value = Math.imul(value, 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}
