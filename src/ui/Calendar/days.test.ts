import { afterEach, expect, test, vi } from 'vitest'
import { toDate, toDay } from './days.ts'

afterEach(() => vi.unstubAllEnvs())

test('toDate returns noon of the day in the local time zone', () => {
  const date = toDate('2026-11-20')
  expect([date.getFullYear(), date.getMonth(), date.getDate(), date.getHours()]).toEqual([2026, 10, 20, 12])
})

test('toDay returns the day of any of its moments', () => {
  expect(toDay(new Date(2026, 10, 20))).toBe('2026-11-20')
  expect(toDay(new Date(2026, 10, 20, 23, 59, 59, 999))).toBe('2026-11-20')
  expect(toDay(new Date(2027, 0, 1))).toBe('2027-01-01')
})

test('toDay reverses toDate for every day of four years', () => {
  for (const day of daysFrom(2024, 4)) expect(toDay(toDate(day))).toBe(day)
})

test('toDate accepts the days of the calendar', () => {
  for (const day of ['2024-02-29', '2000-02-29', '9999-12-31'])
    expect.soft(toDay(toDate(day)), `toDate accepts ${day}`).toBe(day)
})

test('toDate rejects what is not a day of the calendar', () => {
  for (const day of [
    '',
    'azi',
    '2026-2-3',
    '2026-02-30',
    '2025-02-29',
    '2100-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-11-20T00:00:00',
    ' 2026-11-20',
    '20261120',
  ])
    expect
      .soft(() => toDate(day), `toDate rejects "${day}", which is not a day of the calendar`)
      .toThrow(RangeError)
})

/** Zones west and far east of Greenwich, and those whose clocks skip midnight itself: that day begins at 01:00. */
const zones = ['America/New_York', 'Pacific/Apia', 'Africa/Cairo', 'America/Santiago', 'Europe/Bucharest']

test('both work in every time zone, also on days when clocks change', () => {
  for (const zone of zones) {
    vi.stubEnv('TZ', zone)
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    const wrong = daysFrom(2026, 2).filter(day => {
      const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
      const [noon, start] = [toDate(day), new Date(year, month - 1, date)]
      return toDay(noon) !== day || toDay(start) !== day || noon.getHours() !== 12
    })
    expect.soft(wrong, zone).toEqual([])
  }
})

/** Returns every day of the given number of years, counted in UTC. */
function daysFrom(year: number, years: number): string[] {
  const days: string[] = []
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + years, 0, 1); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
