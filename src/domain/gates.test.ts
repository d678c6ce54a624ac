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
  ['a tutor without a valid subscription', teacher({ IsSubscriptionOk: false }), 'offer', 'offer', 'hidden'],
  ['a tutor whose subscription is null', teacher({ IsSubscriptionOk: null }), 'offer', 'offer', 'hidden'],
  ['a tutor whose subscription is missing', teacher(), 'offer', 'offer', 'hidden'],
] as const)('%s gets the right gates of message, reply and booking', (_, user, message, reply, booking) => {
  expect([messageGate(user), replyGate(user), bookingGate(user)]).toEqual([message, reply, booking])
})

test.each([
  ['is hidden from the owner of the request', { UserCode: 'me' }, viewer(), false],
  ['is shown to another user', { UserCode: 'other' }, viewer(), true],
  ['is shown to a visitor', { UserCode: 'other' }, null, true],
  ['is shown when the owner is unknown', null, viewer(), true],
])('the reply button %s', (_, learner, user, isShown) => {
  const Learner = learner && { FirstName: 'Ana', ...learner }
  expect(hasReplyButton({ Learner }, user)).toBe(isShown)
})

const by = (patch: object) => ({
  Student: { FirstName: 'Ana', LastName: 'Pop', Email: undefined, UserCode: undefined, ...patch },
})

test.each([
  ['is not offered to a visitor', null, 'tutor', [], false],
  ['is offered to a user who has not rated', viewer(), 'tutor', [by({ UserCode: 'other' })], true],
  ['is not offered to a user who has rated, by code', viewer(), 'tutor', [by({ UserCode: 'me' })], false],
  [
    'is not offered to a user who has rated, by e-mail',
    viewer(),
    'tutor',
    [by({ Email: 'ME@example.com' })],
    false,
  ],
  ['is not offered to the tutor of the ad', teacher(), 'me', [], false],
  ['is offered to another tutor', teacher(), 'tutor', [], true],
  ['is offered when a rating has no student', viewer(), 'tutor', [{ Student: null }], true],
  [
    'is offered when neither the viewer nor a rating has an e-mail',
    viewer({ Email: undefined }),
    'tutor',
    [by({})],
    true,
  ],
] as const)('a review %s', (_, user, tutor, ratings, isOffered) => {
  expect(canReview(user, tutor, ratings)).toBe(isOffered)
})
