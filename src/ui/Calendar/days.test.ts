import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { toDate, toDay } from './days.ts'

test('a day is noon of the same calendar day here', () => {
  const date = toDate('2026-11-20')
  expect([date.getFullYear(), date.getMonth(), date.getDate(), date.getHours()]).toEqual([2026, 10, 20, 12])
})

test('any moment of a day is that day', () => {
  expect(toDay(new Date(2026, 10, 20))).toBe('2026-11-20')
  expect(toDay(new Date(2026, 10, 20, 23, 59, 59, 999))).toBe('2026-11-20')
  expect(toDay(new Date(2027, 0, 1))).toBe('2027-01-01')
})

test('every day of four years comes back as itself', () => {
  for (const day of daysFrom(2024, 4)) expect(toDay(toDate(day))).toBe(day)
})

test.each(['2024-02-29', '2000-02-29', '0026-03-01', '9999-12-31'])('%s is a day', day => {
  expect(toDay(toDate(day))).toBe(day)
})

test.each([
  '',
  'azi',
  '2026-2-3',
  '2026-02-30',
  '2025-02-29',
  '2100-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
])('"%s" is no day', day => {
  expect(() => toDate(day)).toThrow(RangeError)
})

test.each(['2026-11-20T00:00:00', ' 2026-11-20', '2026-11-20 ', '20261120'])('"%s" is no day', day => {
  expect(() => toDate(day)).toThrow(RangeError)
})

/** Zones west and far east of Greenwich, and those whose clocks skip midnight itself: that day begins at 01:00. */
test.each(['America/New_York', 'Pacific/Apia', 'Africa/Cairo', 'America/Santiago', 'Europe/Bucharest'])(
  'in %s too, on days when clocks change as on any other',
  zone => {
    const script = `
      const { toDate, toDay } = await import(${JSON.stringify(new URL('./days.ts', import.meta.url).href)})
      const wrong = ${JSON.stringify(daysFrom(2026, 2))}.filter(day => {
        const [year, month, date] = day.split('-').map(Number)
        const [noon, start] = [toDate(day), new Date(year, month - 1, date)]
        return toDay(noon) !== day || toDay(start) !== day || noon.getHours() !== 12
      })
      console.log(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, wrong }))`
    const env = { ...process.env, TZ: zone, NODE_OPTIONS: '' }
    const answer = execFileSync(process.execPath, ['--input-type=module', '-e', script], { env })
    expect(JSON.parse(String(answer))).toEqual({ zone, wrong: [] })
  },
)

/** Every day of so many years, counted in UTC. */
function daysFrom(year: number, years: number): string[] {
  const days: string[] = []
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + years, 0, 1); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
