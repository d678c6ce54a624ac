import { expect, test } from 'vitest'
import { calendarFile } from './calendarFile.ts'

const lesson = {
  day: '2026-11-23',
  hour: 14,
  title: 'Meditații Matematica cu Mihai Ionescu',
  description: 'Cerere trimisă; aștept răspunsul, cu emoții',
  id: 'm4t7k2-2026-11-23-14@meditatii',
  made: new Date('2026-11-20T07:00:00.123Z'),
}

const linesOf = (file: string) => file.split('\r\n')

test('the event starts at the hour of the lesson in Romanian time and takes one hour', () => {
  const lines = linesOf(calendarFile(lesson))
  expect(lines).toContain('DTSTART;TZID=Europe/Bucharest:20261123T140000')
  expect(lines).toContain('DTEND;TZID=Europe/Bucharest:20261123T150000')
  expect(lines).toContain('DTSTAMP:20261120T070000Z')
  expect(lines).toContain('TZID:Europe/Bucharest')
})

test('commas, semicolons, backslashes and line ends are escaped', () => {
  const file = calendarFile({ ...lesson, title: 'a,b;c\\d\ne\r\nf' })
  expect(linesOf(file)).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne\\nf')
})

test('lines are folded at 75 bytes, without splitting a character or losing text', () => {
  const title = 'Ședință de matematică 👩‍🏫 '.repeat(12)
  const file = calendarFile({ ...lesson, title })
  for (const line of linesOf(file)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\uFFFD')
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
