import { expect, test, vi } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
import { dayAndTime, dayOf, hoursOf, dateParts, lessonInWords } from './lessonTimes.ts'

test('day and hours are in Romanian time', () => {
  const midnight = {
    StartDate: new Date('2026-11-20T22:30:00Z'),
    EndDate: new Date('2026-11-20T23:30:00Z'),
  }
  expect(dayOf(midnight)).toBe('sâmbătă, 21 noiembrie 2026')
  expect(hoursOf(midnight)).toBe('00:30–01:30')
})

test('a recent moment has the Romanian day in words, and its time', () => {
  const now = new Date('2026-11-20T22:30:00Z')
  expectRows(
    (moment: string) => dayAndTime(new Date(moment), now),
    [
      ['2026-11-20T22:00:00Z', 'astăzi, 00:00'],
      ['2026-11-20T21:59:00Z', 'ieri, 23:59'],
      ['2026-11-19T21:59:00Z', '19 noiembrie 2026, 23:59'],
    ],
  )
})

test('the date tile has the Romanian day, without the dots of abbreviations', () => {
  expectRows(dateParts, [
    [new Date('2026-11-20T22:30:00Z'), { weekday: 'sâm', day: '21', month: 'nov', year: '2026' }],
    [new Date('2026-05-06T08:00:00Z'), { weekday: 'mie', day: '6', month: 'mai', year: '2026' }],
  ])
})

test('only the known hours are shown', () => {
  const StartDate = new Date('2026-11-20T07:00:00Z')
  expect(hoursOf({ StartDate, EndDate: null })).toBe('09:00')
  expect(hoursOf({ EndDate: StartDate })).toBe('09:00')
  expect(hoursOf({})).toBe('')
})

test.each([
  ['Europe/Bucharest', 'vineri, 09:00–10:00'],
  ['Europe/Berlin', 'vineri, 09:00–10:00 (ora României)'],
])('a browser that is now in %s shows the lesson as %s', (timeZone, text) => {
  vi.stubEnv('TZ', timeZone)
  expect(lessonInWords('vineri', '09:00–10:00', new Date('2026-11-20T07:00:00Z'))).toBe(text)
  vi.unstubAllEnvs()
})
