import { describe, expect, test } from 'vitest'
import type { Appointment } from '#api/appointments.ts'
import {
  actionsFor,
  hasPrice,
  isPaid,
  otherParty,
  progressOf,
  readPayable,
  roleIn,
  stateOf,
  totalPrice,
} from './appointment.ts'

const now = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-20T13:00:00Z')
const earlier = new Date('2026-11-20T11:00:00Z')
const paid = { Status: 1 }

const appointment = (patch: Partial<Appointment>): Appointment => ({
  Id: 1,
  StartDate: earlier,
  EndDate: later,
  AcceptedByTeacher: true,
  CanJoin: false,
  isReadyForRating: false,
  Payments: [],
  ...patch,
})

const requested = appointment({ AcceptedByTeacher: false })
const unpaid = appointment({})
const paidOne = appointment({ Payment: paid })
const joinable = appointment({ Payment: paid, CanJoin: true })
const past = appointment({ Payment: paid, EndDate: earlier })
const toRate = appointment({ Payment: paid, EndDate: earlier, isReadyForRating: true })

// §4 Appointment
test.each([
  ['requested', requested, ['cancel'], ['accept', 'cancel']],
  ['accepted, unpaid', unpaid, ['pay', 'cancel'], ['cancel']],
  ['accepted, paid', paidOne, ['cancel'], ['cancel']],
  ['paid and joinable', joinable, ['join'], ['join']],
  ['past', past, ['rebook'], []],
  ['past, ready for a rating', toRate, ['rebook', 'rate'], []],
])('offers student and tutor the actions of an appointment that is %s', (_, one, student, teacher) => {
  expect(actionsFor(one, 'student', { now })).toEqual(student)
  expect(actionsFor(one, 'teacher', { now })).toEqual(teacher)
})

describe('the state of an appointment', () => {
  test.each([
    ['is unpaid when it may be joined but is not paid', appointment({ CanJoin: true }), 'unpaid'],
    [
      'is requested when it is paid but not accepted',
      appointment({ AcceptedByTeacher: false, Payment: paid }),
      'requested',
    ],
    ['is past when it ends now', appointment({ EndDate: now }), 'past'],
    [
      'is past when it was never accepted and has ended',
      appointment({ AcceptedByTeacher: false, EndDate: earlier }),
      'past',
    ],
  ])('%s', (_, one, state) => {
    expect(stateOf(one, now)).toBe(state)
  })

  test('is past when it comes from the list of old appointments, whatever its end', () => {
    expect(stateOf(paidOne, now, true)).toBe('past')
    expect(actionsFor(paidOne, 'student', { now, isOld: true })).toEqual(['rebook'])
  })
})

describe('the progress of a lesson', () => {
  const never = appointment({ AcceptedByTeacher: false, EndDate: earlier })
  test.each([
    ['is requested', requested, 'requested', 'accepted', false],
    [
      'is requested when it is paid but not accepted',
      { ...requested, Payment: paid },
      'requested',
      'accepted',
      false,
    ],
    ['is accepted', unpaid, 'accepted', 'paid', false],
    ['is paid', paidOne, 'paid', 'rated', false],
    ['is paid and can be joined', joinable, 'paid', 'rated', false],
    ['is past and ready for a rating', toRate, 'paid', 'rated', false],
    ['is past, paid and perhaps rated', past, 'paid', null, false],
    ['ended unpaid', { ...past, Payment: null }, 'accepted', null, true],
    ['ended unpaid, yet is ready for a rating', { ...toRate, Payment: null }, 'accepted', 'rated', false],
    ['ended before it was accepted', never, 'requested', null, true],
  ])('when it %s', (_, one, reached, next, hasLapsed) => {
    expect(progressOf(one, now)).toEqual({ reached, next, hasLapsed })
  })

  test('of the list of old appointments is that of a past one, whatever its end', () => {
    expect(progressOf(unpaid, now, true)).toEqual({ reached: 'accepted', next: null, hasLapsed: true })
    expect(progressOf(paidOne, now, true)).toEqual({ reached: 'paid', next: null, hasLapsed: false })
  })
})

test('otherParty returns the name that the viewer sees, or a placeholder', () => {
  const one = { Teacher: { Id: 't', FirstName: 'Ana', LastName: 'Pop' }, Learner: { FirstName: ' ' } }
  expect(otherParty(one, 'student').name).toBe('Ana Pop')
  expect(otherParty(one, 'teacher').name).toBe('Utilizator fara nume')
  expect(otherParty({ Teacher: null }, 'student').name).toBe('Utilizator fara nume')
})

test('debug shows every action', () => {
  const every = ['accept', 'cancel', 'pay', 'join', 'rate', 'rebook']
  expect(actionsFor(past, 'teacher', { now, debug: true })).toEqual(every)
})

test.each([
  [{ Payments: [] }, false],
  [{ Payment: null, Payments: [] }, false],
  [{ Payment: { Status: 0 }, Payments: [] }, false],
  [{ Payment: { Status: 2 }, Payments: [] }, false],
  [{ Payment: paid, Payments: [] }, true],
  [{ Payments: [{ Status: 0 }, paid] }, true],
  [{ Payment: { Status: 0 }, Payments: [paid] }, true],
])('%j is paid: %s', (payments, expected) => {
  expect(isPaid(payments)).toBe(expected)
})

test.each([
  [{ Id: 'me' }, { IsTeacher: true, UserCode: 'me' }, 'teacher'],
  [{ Id: 'other' }, { IsTeacher: true, UserCode: 'me' }, 'student'],
  [{ Id: undefined }, { IsTeacher: true, UserCode: 'me' }, 'teacher'],
  [null, { IsTeacher: true, UserCode: 'me' }, 'teacher'],
  [{ Id: 'me' }, { IsTeacher: false, UserCode: 'me' }, 'student'],
  [null, { IsTeacher: false, UserCode: 'me' }, 'student'],
] as const)('in an appointment with the teacher %j, the viewer %j is the %s', (teacher, viewer, role) => {
  expect(roleIn({ Teacher: teacher }, viewer)).toBe(role)
})

// §5: price 0 means unspecified.
test.each([
  [49.5, true],
  [0, false],
  [-50, false],
  [null, false],
  [undefined, false],
])('a price of %s counts as specified: %s', (Price, expected) => {
  expect(hasPrice({ Price })).toBe(expected)
})

test('the total is the sum of the chosen appointments', () => {
  const list = [
    appointment({ Id: 1, Price: 70 }),
    appointment({ Id: 2, Price: 49.5 }),
    appointment({ Id: 3 }),
  ]
  expect(totalPrice(list, new Set())).toBe(0)
  expect(totalPrice(list, new Set([1, 2]))).toBe(119.5)
  expect(totalPrice(list, new Set([2, 3, 99]))).toBe(49.5)
})

test('the total has no floating-point error, and skips amounts that are not above 0', () => {
  const list = [85.1, 165.2, -50].map((Price, index) => appointment({ Id: index + 1, Price }))
  expect(totalPrice(list, new Set([1, 2, 3]))).toBe(250.3)
})

test.each([
  ['31', { kind: 'package', code: 31 }],
  ['93', { kind: 'package', code: 93 }],
  ['365', { kind: 'package', code: 365 }],
  ['31,93', { kind: 'appointments', ids: [31, 93], unread: [] }],
  ['7', { kind: 'appointments', ids: [7], unread: [] }],
  ['7, 8,8,x,-1,0,1e3,', { kind: 'appointments', ids: [7, 8], unread: ['x', '-1', '0', '1e3'] }],
  ['', { kind: 'appointments', ids: [], unread: [] }],
])('reads what payment/%s asks to pay', (id, payable) => {
  expect(readPayable(id)).toEqual(payable)
})
