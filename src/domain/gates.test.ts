import { expect, test } from 'vitest'
import { expectRows } from '#test/expectRows.ts'
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
    ['a tutor whose one has ended', teacher({ IsSubscriptionOk: false }), 'offer', 'offer', 'hidden'],
    ['a tutor whose one is null', teacher({ IsSubscriptionOk: null }), 'offer', 'offer', 'hidden'],
    ['a tutor without one', teacher(), 'offer', 'offer', 'hidden'],
  ] as const)
    expect
      .soft([messageGate(user), replyGate(user), bookingGate(user)], row)
      .toEqual([message, reply, booking])
})

const by = (patch: object) => ({
  Student: { FirstName: 'Ana', LastName: 'Pop', Email: undefined, UserCode: undefined, ...patch },
})

test('the reply button is hidden only from the owner of the request', () => {
  const of = (UserCode: string) => ({ Learner: { FirstName: 'Ana', UserCode } })
  expectRows(hasReplyButton, [
    [of('me'), viewer(), false],
    [of('other'), viewer(), true],
    [of('other'), null, true],
    [{ Learner: null }, viewer(), true],
  ])
})

test('a review is offered to a user who is not the tutor and has not rated, by code or e-mail', () => {
  expectRows(canReview, [
    [null, 'tutor', [], false],
    [viewer(), 'tutor', [by({ UserCode: 'other' })], true],
    [viewer(), 'tutor', [by({ UserCode: 'me' })], false],
    [viewer(), 'tutor', [by({ Email: 'ME@example.com' })], false],
    [teacher(), 'me', [], false],
    [teacher(), 'tutor', [], true],
    [viewer(), 'tutor', [{ Student: null }], true],
    [viewer({ Email: undefined }), 'tutor', [by({})], true],
  ])
})
