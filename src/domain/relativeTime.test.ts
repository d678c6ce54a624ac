import { expect, test } from 'vitest'
import { fullDate, relativeTime } from './relativeTime.ts'

const now = new Date('2026-11-20T12:00:00Z')
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

test('writes a past time relative to now', () => {
  for (const [passed, text] of [
    [-hour, 'Chiar acum'],
    [0, 'Chiar acum'],
    [59 * second, 'Chiar acum'],
    [minute, 'acum 1 minut'],
    [5 * minute, 'acum 5 minute'],
    [20 * minute, 'acum 20 de minute'],
    [hour - 1, 'acum 59 de minute'],
    [hour, 'acum 1 oră'],
    [3 * hour, 'acum 3 ore'],
    [21 * hour, 'acum 21 de ore'],
    [day - 1, 'acum 23 de ore'],
    [day, 'Ieri'],
    [2 * day - 1, 'Ieri'],
    [2 * day, 'acum 2 zile'],
    [7 * day - 1, 'acum 6 zile'],
    [7 * day, 'acum 1 săptămână'],
    [29 * day, 'acum 4 săptămâni'],
    [30 * day - 1, 'acum 4 săptămâni'],
    [30 * day, 'oct-21-2026'],
    [200 * day, 'mai-04-2026'],
  ] as const)
    expect.soft(relativeTime(new Date(now.getTime() - passed), now)).toBe(text)
})

test('the day of an old message is the day in Romania', () => {
  expect(relativeTime(new Date('2026-01-31T22:30:00Z'), now)).toBe('feb-01-2026')
})

test('the full date has the Romanian time, in winter and in summer', () => {
  expect(fullDate(new Date('2026-11-20T12:00:00Z'))).toBe('vineri, 20 noiembrie 2026 la 14:00')
  expect(fullDate(new Date('2026-07-01T21:30:00Z'))).toBe('joi, 2 iulie 2026 la 00:30')
})
