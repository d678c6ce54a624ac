import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import {
  copyDay,
  droppedOf,
  isSameWeek,
  isValidRange,
  resultOf,
  toRanges,
  toSlots,
  toWeek,
} from './availability.ts'

const range = (day: number, from: number, to: number) => ({ day, from, to })
const slot = (Day: number, Time: number) => ({ Day, Time })

test('a range is valid when it ends after it begins, within a day', () => {
  expectRows(isValidRange, [
    [range(1, 14, 16), true],
    [range(1, 1, 24), true],
    [range(1, 0, 5), false],
    [range(1, 5, 0), false],
    [range(1, -1, 5), false],
    [range(1, 16, 14), false],
    [range(1, 14, 14), false],
  ])
})

test('valid ranges give each hour once, in order, without their end', () => {
  expect(toSlots([range(2, 10, 12), range(1, 18, 17), range(1, 9, 10), range(2, 11, 13)])).toEqual([
    slot(1, 9),
    slot(2, 10),
    slot(2, 11),
    slot(2, 12),
  ])
})

test('any week becomes the fewest ranges, which give the same week', () => {
  expect(toRanges([slot(1, 11), slot(1, 9), slot(1, 10), slot(1, 14), slot(2, 9)])).toEqual([
    range(1, 9, 12),
    range(1, 14, 15),
    range(2, 9, 10),
  ])
  const week = fc.uniqueArray(
    fc.record({ Day: fc.integer({ min: 1, max: 7 }), Time: fc.integer({ min: 1, max: 23 }) }),
    { selector: ({ Day, Time }) => Day * 100 + Time },
  )
  fc.assert(
    fc.property(week, slots => {
      const ordered = slots.toSorted((a, b) => a.Day - b.Day || a.Time - b.Time)
      expect(toSlots(toRanges(slots))).toEqual(ordered)
    }),
  )
})

test('the week to edit has no slots without a valid day, and the hour from 0 to 1 is a range of its own', () => {
  const invalid = [{ Day: null, Time: 9 }, { Time: 10 }, slot(0, 11), slot(8, 12)]
  expect(toWeek([slot(2, 0), slot(2, 1), slot(2, 2), ...invalid, slot(1, 23)])).toEqual([
    range(1, 23, 24),
    range(2, 0, 1),
    range(2, 1, 3),
  ])
})

test('returns the merged ranges of a day, and the ranges that will be dropped', () => {
  const dropped = [range(1, 20, 0), range(3, 14, 14)]
  const edited = [range(1, 16, 18), range(1, 9, 11), range(1, 10, 12), ...dropped]
  expect(resultOf(edited, 1)).toEqual({ ranges: [range(1, 9, 12), range(1, 16, 18)], hours: 5 })
  expect(resultOf(edited, 3)).toEqual({ ranges: [], hours: 0 })
  expect(droppedOf(edited)).toEqual(dropped)
})

test('a copied day replaces the target days and stays unchanged', () => {
  const week = [range(1, 9, 11), range(2, 20, 21), range(3, 8, 9)]
  expect(copyDay(week, 1, [1, 2, 5])).toEqual([
    range(1, 9, 11),
    range(3, 8, 9),
    range(2, 9, 11),
    range(5, 9, 11),
  ])
})

test('two weeks are the same when they have the same hours, in any order', () => {
  const sent = [slot(1, 9), slot(2, 10)]
  expectRows(isSameWeek, [
    [sent.toReversed(), sent, true],
    [[...sent, ...sent], sent, true],
    [sent.slice(1), sent, false],
    [[...sent, slot(3, 9)], sent, false],
    [[], [], true],
  ])
})
