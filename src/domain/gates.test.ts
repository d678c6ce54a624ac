import { expect, test } from 'vitest'
import { bookingGate, canReview, hasReplyButton, messageGate, replyGate } from './gates.ts'

const viewer = (patch: object = {}) => ({
  UserCode: 'me',
  IsTeacher: false,
  Email: 'me@example.com',
  ...patch,
})
const teacher = (patch: object = {}) => viewer({ IsTeacher: true, ...patch })

test.each([
  ['a visitor', null, 'login', 'login', 'login'],
  ['a student', viewer(), 'open', 'offer', 'open'],
  ['a student with a subscription', viewer({ IsSubscriptionOk: true }), 'open', 'open', 'open'],
  ['a tutor with a subscription', teacher({ IsSubscriptionOk: true }), 'open', 'open', 'hidden'],
  ['a tutor without', teacher({ IsSubscriptionOk: false }), 'offer', 'offer', 'hidden'],
  ['a tutor of whom nothing is said', teacher({ IsSubscriptionOk: null }), 'offer', 'offer', 'hidden'],
  ['a tutor of whom nothing is known', teacher(), 'offer', 'offer', 'hidden'],
] as const)('%s: message, reply, booking', (_, who, message, reply, booking) => {
  expect([messageGate(who), replyGate(who), bookingGate(who)]).toEqual([message, reply, booking])
})

test.each([
  ['the owner', { UserCode: 'me' }, viewer(), false],
  ['somebody else', { UserCode: 'other' }, viewer(), true],
  ['a visitor', { UserCode: 'other' }, null, true],
  ['whoever, when the owner is not known', null, viewer(), true],
])('%s has the reply button', (_, learner, who, has) => {
  const Learner = learner && { FirstName: 'Ana', ...learner }
  expect(hasReplyButton({ Learner }, who)).toBe(has)
})

const by = (patch: object) => ({
  Student: { FirstName: 'Ana', LastName: 'Pop', Email: undefined, UserCode: undefined, ...patch },
})

test.each([
  ['a visitor', null, 'tutor', [], false],
  ['who has not rated', viewer(), 'tutor', [by({ UserCode: 'other' })], true],
  ['who has rated, by code', viewer(), 'tutor', [by({ UserCode: 'me' })], false],
  ['who has rated, by e-mail', viewer(), 'tutor', [by({ Email: 'ME@example.com' })], false],
  ['the tutor of the ad', teacher(), 'me', [], false],
  ['another tutor', teacher(), 'tutor', [], true],
  ['whoever, of ratings without a student', viewer(), 'tutor', [{ Student: null }], true],
  ['who has no e-mail, of a rating without one', viewer({ Email: undefined }), 'tutor', [by({})], true],
] as const)('%s may review', (_, who, tutor, ratings, may) => {
  expect(canReview(who, tutor, ratings)).toBe(may)
})
