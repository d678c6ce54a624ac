import { expect, test } from 'vitest'
import { bookingGate, canReview, hasReplyButton, messageGate, replyGate } from './gates.ts'

const viewer = (patch: object = {}) => ({
  UserCode: 'me',
  IsTeacher: false,
  Email: 'me@example.com',
  ...patch,
})
const teacher = (patch: object = {}) => viewer({ IsTeacher: true, ...patch })

test('each persona gets the right gates of message, reply and booking', () => {
  for (const [row, user, message, reply, booking] of [
    ['a visitor', null, 'login', 'login', 'login'],
    ['a student', viewer(), 'open', 'offer', 'open'],
    ['a student with a subscription', viewer({ IsSubscriptionOk: true }), 'open', 'open', 'open'],
    ['a tutor with a subscription', teacher({ IsSubscriptionOk: true }), 'open', 'open', 'hidden'],
    [
      'a tutor without a valid subscription',
      teacher({ IsSubscriptionOk: false }),
      'offer',
      'offer',
      'hidden',
    ],
    ['a tutor whose subscription is null', teacher({ IsSubscriptionOk: null }), 'offer', 'offer', 'hidden'],
    ['a tutor whose subscription is missing', teacher(), 'offer', 'offer', 'hidden'],
  ] as const)
    expect
      .soft(
        [messageGate(user), replyGate(user), bookingGate(user)],
        `${row} gets the right gates of message, reply and booking`,
      )
      .toEqual([message, reply, booking])
})

test('the reply button is hidden only from the owner of the request', () => {
  for (const [row, learner, user, isShown] of [
    ['is hidden from the owner of the request', { UserCode: 'me' }, viewer(), false],
    ['is shown to another user', { UserCode: 'other' }, viewer(), true],
    ['is shown to a visitor', { UserCode: 'other' }, null, true],
    ['is shown when the owner is unknown', null, viewer(), true],
  ] as const) {
    const Learner = learner && { FirstName: 'Ana', ...learner }
    expect.soft(hasReplyButton({ Learner }, user), `the reply button ${row}`).toBe(isShown)
  }
})

const by = (patch: object) => ({
  Student: { FirstName: 'Ana', LastName: 'Pop', Email: undefined, UserCode: undefined, ...patch },
})

test('a review is offered to a user who is not the tutor and has not rated', () => {
  for (const [row, user, tutor, ratings, isOffered] of [
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
  ] as const)
    expect.soft(canReview(user, tutor, ratings), `a review ${row}`).toBe(isOffered)
})
