import { expect, test } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { messageGate } from './gates.ts'

const viewer = (patch: Partial<Profile>): Profile => ({
  UserCode: 'x',
  Cities: [],
  Categories: [],
  Cycles: [],
  AlsoOnline: false,
  AtTeacher: false,
  AtStudent: false,
  IsTeacher: false,
  ...patch,
})

test.each([
  ['a visitor', null, 'login'],
  ['a student', viewer({}), 'open'],
  ['a student, whatever the subscription', viewer({ IsSubscriptionOk: false }), 'open'],
  ['a tutor with a subscription', viewer({ IsTeacher: true, IsSubscriptionOk: true }), 'open'],
  ['a tutor without', viewer({ IsTeacher: true, IsSubscriptionOk: false }), 'offer'],
  ['a tutor of whom nothing is said', viewer({ IsTeacher: true, IsSubscriptionOk: null }), 'offer'],
  ['a tutor of whom nothing is known', viewer({ IsTeacher: true }), 'offer'],
] as const)('a message from %s', (_, who, gate) => {
  expect(messageGate(who)).toBe(gate)
})
