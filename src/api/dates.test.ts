import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { DateTime, fromWallClock, MaybeDateTime, toWallClock } from './dates.ts'

afterEach(() => vi.unstubAllEnvs())

// In 2026 Romania's clocks go forward on 29 March at 03:00 and back on 25 October at 04:00.
const cases: [text: string, instant: string][] = [
  ['2026-11-20T14:00:00', '2026-11-20T12:00:00.000Z'],
  ['2026-07-01T14:00:00', '2026-07-01T11:00:00.000Z'],
  ['2026-11-20T14:00:00.123', '2026-11-20T12:00:00.123Z'],
  ['2026-11-20T14:00', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T14:00:00Z', '2026-11-20T14:00:00.000Z'],
  ['2026-11-20T14:00:00+02:00', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T14:00:00-05:00', '2026-11-20T19:00:00.000Z'],
  ['2026-12-31T23:30:00', '2026-12-31T21:30:00.000Z'],
  // Spring: the hour from 03:00 to 04:00 is skipped, and read as one hour later.
  ['2026-03-29T02:59:59', '2026-03-29T00:59:59.000Z'],
  ['2026-03-29T03:30:00', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T04:00:00', '2026-03-29T01:00:00.000Z'],
  // Autumn: the hour from 03:00 to 04:00 occurs twice; the first one counts.
  ['2026-10-25T02:59:59', '2026-10-24T23:59:59.000Z'],
  ['2026-10-25T03:30:00', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T04:00:00', '2026-10-25T02:00:00.000Z'],
  ['2026-10-25T03:30:00+02:00', '2026-10-25T01:30:00.000Z'],
]

test('reads a date in each format of the server', () => {
  for (const [text, instant] of cases) expect.soft(z.decode(DateTime, text).toISOString(), text).toBe(instant)
})

test('accepts nothing else as a date', () => {
  for (const text of [
    '',
    'soon',
    '2026-11-20',
    '2026-13-45T00:00:00',
    '2026-11-20T14:00:00 pm',
    '20.11.2026',
  ])
    expect.soft(z.safeParse(DateTime, text).success, text).toBe(false)
})

test("an optional date is missing when the server writes .NET's date without a value, or an empty text", () => {
  const dates = [
    '0001-01-01T00:00:00',
    '0001-01-01T00:00:00.0000000',
    '0001-01-01T00:00:00+02:00',
    '',
    ' ',
    null,
  ]
  for (const none of dates) expect.soft(z.safeParse(MaybeDateTime, none).data, String(none)).toBeUndefined()
  for (const unreadable of ['20.11.2026', '2026-13-45T00:00:00', 20261120])
    expect.soft(z.safeParse(MaybeDateTime, unreadable).success, String(unreadable)).toBe(false)
})

test('every hour of both clock-change days survives a round trip, except for the skipped hour', () => {
  for (const day of ['2026-03-29', '2026-10-25']) {
    for (let hour = 0; hour < 24; hour++) {
      const text = `${day}T${String(hour).padStart(2, '0')}:00:00`
      const expected = text === '2026-03-29T03:00:00' ? '2026-03-29T04:00:00' : text
      expect(toWallClock(fromWallClock(text))).toBe(expected)
      expect(z.encode(DateTime, z.decode(DateTime, text))).toBe(expected)
    }
  }
})

test('wall-clock times mean the same instants on a machine in any time zone', () => {
  const moments = ['2026-11-20T14:00:00', '2026-03-29T04:00:00', '2026-10-25T03:30:00']
  for (const zone of ['UTC', 'Europe/Bucharest', 'America/New_York', 'Asia/Dubai']) {
    vi.stubEnv('TZ', zone)
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    expect
      .soft(
        moments.map(text => fromWallClock(text).toISOString()),
        zone,
      )
      .toEqual(['2026-11-20T12:00:00.000Z', '2026-03-29T01:00:00.000Z', '2026-10-25T00:30:00.000Z'])
  }
})
