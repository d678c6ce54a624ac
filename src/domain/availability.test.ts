import * as fc from 'fast-check'
import { expect, test } from 'vitest'
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

test('a range is valid when it ends after it begins, within a day', () => {
  for (const [from, to, isValid] of [
    [14, 16, true],
    [1, 24, true],
    [0, 5, false],
    [5, 0, false],
    [-1, 5, false],
    [16, 14, false],
    [14, 14, false],
  ] as const)
    expect
      .soft(isValidRange({ day: 1, from, to }), `a range from ${from} to ${to} is valid: ${isValid}`)
      .toBe(isValid)
})

test('the end of a range is exclusive: 14 to 16 gives the slots 14 and 15', () => {
  expect(toSlots([{ day: 3, from: 14, to: 16 }])).toEqual([
    { Day: 3, Time: 14 },
    { Day: 3, Time: 15 },
  ])
})

test('overlapping ranges give each hour once, in order; invalid ranges give no slots', () => {
  const ranges = [
    { day: 2, from: 10, to: 12 },
    { day: 1, from: 18, to: 17 },
    { day: 1, from: 9, to: 10 },
    { day: 2, from: 11, to: 13 },
  ]
  expect(toSlots(ranges).map(({ Day, Time }) => `${Day}-${Time}`)).toEqual(['1-9', '2-10', '2-11', '2-12'])
})

test('slots are merged into the fewest ranges', () => {
  const slots = [
    { Day: 1, Time: 11 },
    { Day: 1, Time: 9 },
    { Day: 1, Time: 10 },
    { Day: 1, Time: 14 },
    { Day: 2, Time: 9 },
  ]
  expect(toRanges(slots)).toEqual([
    { day: 1, from: 9, to: 12 },
    { day: 1, from: 14, to: 15 },
    { day: 2, from: 9, to: 10 },
  ])
  expect(toRanges([])).toEqual([])
})

test('any week survives the conversion to ranges and back', () => {
  const week = fc.uniqueArray(
    fc.record({ Day: fc.integer({ min: 1, max: 7 }), Time: fc.integer({ min: 1, max: 23 }) }),
    {
      selector: ({ Day, Time }) => Day * 100 + Time,
    },
  )
  fc.assert(
    fc.property(week, slots => {
      const ordered = slots.toSorted((a, b) => a.Day - b.Day || a.Time - b.Time)
      expect(toSlots(toRanges(slots))).toEqual(ordered)
    }),
  )
})

test('the week to edit has no slots without a valid day, and the hour from 0 to 1 is a range of its own', () => {
  const slots = [
    { Day: 2, Time: 0 },
    { Day: 2, Time: 1 },
    { Day: 2, Time: 2 },
    { Day: null, Time: 9 },
    { Time: 10 },
    { Day: 0, Time: 11 },
    { Day: 8, Time: 12 },
    { Day: 1, Time: 23 },
  ]
  expect(toWeek(slots)).toEqual([
    { day: 1, from: 23, to: 24 },
    { day: 2, from: 0, to: 1 },
    { day: 2, from: 1, to: 3 },
  ])
})

const edited = [
  { day: 1, from: 16, to: 18 },
  { day: 1, from: 9, to: 11 },
  { day: 1, from: 10, to: 12 },
  { day: 1, from: 20, to: 0 },
  { day: 3, from: 14, to: 14 },
]

test('returns the merged ranges of a day, and the ranges that will be dropped', () => {
  expect(resultOf(edited, 1)).toEqual({
    ranges: [
      { day: 1, from: 9, to: 12 },
      { day: 1, from: 16, to: 18 },
    ],
    hours: 5,
  })
  expect(resultOf(edited, 3)).toEqual({ ranges: [], hours: 0 })
  expect(droppedOf(edited)).toEqual([edited[3], edited[4]])
})

test('a copied day replaces the target days and stays unchanged', () => {
  const week = [
    { day: 1, from: 9, to: 11 },
    { day: 2, from: 20, to: 21 },
    { day: 3, from: 8, to: 9 },
  ]
  expect(copyDay(week, 1, [1, 2, 5])).toEqual([
    { day: 1, from: 9, to: 11 },
    { day: 3, from: 8, to: 9 },
    { day: 2, from: 9, to: 11 },
    { day: 5, from: 9, to: 11 },
  ])
})

test('two weeks are the same when they have the same hours, in any order', () => {
  const sent = [
    { Day: 1, Time: 9 },
    { Day: 2, Time: 10 },
  ]
  expect(isSameWeek(sent.toReversed(), sent)).toBe(true)
  expect(isSameWeek([...sent, ...sent], sent)).toBe(true)
  expect(isSameWeek(sent.slice(1), sent)).toBe(false)
  expect(isSameWeek([...sent, { Day: 3, Time: 9 }], sent)).toBe(false)
  expect(isSameWeek([], [])).toBe(true)
})
