import { expect, test } from 'vitest'
import { toneOf } from './toneOf.ts'

test('the badge is amber when the viewer has to act', () => {
  expect([toneOf('requested', 'teacher'), toneOf('unpaid', 'student')]).toEqual(['amber', 'amber'])
  expect([toneOf('requested', 'student'), toneOf('unpaid', 'teacher')]).toEqual(['neutral', 'neutral'])
  expect([toneOf('paid', 'student'), toneOf('joinable', 'teacher')]).toEqual(['action', 'action'])
  expect(toneOf('past', 'student')).toBe('neutral')
})
