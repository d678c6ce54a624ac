import { expect, test } from 'vitest'
import { toneOf } from './StateBadge.tsx'

test('the badge is amber when the viewer has to act', () => {
  expect([toneOf('requested', 'tutor'), toneOf('unpaid', 'student')]).toEqual(['amber', 'amber'])
  expect([toneOf('requested', 'student'), toneOf('unpaid', 'tutor')]).toEqual(['neutral', 'neutral'])
  expect([toneOf('paid', 'student'), toneOf('joinable', 'tutor')]).toEqual(['action', 'action'])
  expect(toneOf('past', 'student')).toBe('neutral')
})
