import { faker } from '@faker-js/faker/locale/ro'
import { toWallClock, worldStartInstant } from './wallClock.ts'

/**
 * The choices that seeding makes. Each part of the world starts its own sequence by name, so that a change in one part
 * leaves the others as they were. Sequences are used one after the other, never at once.
 */
export function startSequence(name: string): void {
  faker.seed(hash(name))
}

export function pick<Item>(items: readonly Item[]): Item {
  return faker.helpers.arrayElement(items)
}

/** `count` different items, in the order of the list they come from. */
export function pickSome<Item>(items: readonly Item[], count: number): Item[] {
  const chosen = new Set(faker.helpers.arrayElements(items, count))
  return items.filter(item => chosen.has(item))
}

/** A whole number, both ends included. */
export function between(least: number, most: number): number {
  return faker.number.int({ min: least, max: most })
}

export function chance(probability: number): boolean {
  return faker.datatype.boolean(probability)
}

/** More of the small ones, few of the large ones, as views and towns are spread. */
export function skewed(most: number): number {
  const share = between(0, 1000)
  return Math.floor((share * share * share * most) / 1_000_000_000)
}

/** Draws a wall-clock time between two moments, given in minutes before the world's start. */
export function momentBetween(earliest: number, latest: number): string {
  return toWallClock(
    faker.date.between({
      from: worldStartInstant - earliest * 60_000,
      to: worldStartInstant - latest * 60_000,
    }),
  )
}

/** Draws a code of lower-case letters and digits. */
export function drawCode(length: number): string {
  return faker.number
    .int(36 ** length - 1)
    .toString(36)
    .padStart(length, '0')
}

/** The same text, the same number from 0 to 2³² - 1, in every engine: FNV-1a, stirred so that the last digits vary too. */
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
