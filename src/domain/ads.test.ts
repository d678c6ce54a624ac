import { test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { adPrice, cutDescription, hourlyPrice } from './ads.ts'

test('writes the price, which is unspecified when it is not above 0', () => {
  expectRows(adPrice, [
    [{ Price: 70, DurationName: '1 oră' }, '70 / 1 oră'],
    [{ Price: 49.5, DurationName: '90 minute' }, '49,50 / 90 minute'],
    [{ Price: 70, DurationName: undefined }, '70'],
    [{ Price: 0, DurationName: '1 oră' }, undefined],
    [{ Price: null, DurationName: '1 oră' }, undefined],
    [{ Price: undefined, DurationName: '1 oră' }, undefined],
  ])
})

test('shortens a long description', () => {
  expectRows(cutDescription, [
    [undefined, ''],
    ['', ''],
    ['scurt', 'scurt'],
    ['x'.repeat(199), 'x'.repeat(199)],
    ['x'.repeat(200), 'x'.repeat(200)],
    ['x'.repeat(201), `${'x'.repeat(200)}..`],
    // A character outside the Basic Multilingual Plane counts as one, and is never split.
    ['😀'.repeat(201), `${'😀'.repeat(200)}..`],
  ])
})

test('gives the price of an hour for an ad whose price is for another duration', () => {
  expectRows(hourlyPrice, [
    [{ Price: 210, Duration: 180 }, '70'],
    [{ Price: 165, Duration: 120 }, '82,50'],
    [{ Price: 125, Duration: 90 }, '83,33'],
    [{ Price: 70, Duration: 60 }, undefined],
    [{ Price: 70, Duration: null }, undefined],
    [{ Price: 0, Duration: 120 }, undefined],
  ])
})
