import { describe, expect, test } from 'vitest'
import type { Appointment } from '#api/appointments.ts'
import {
  actionsFor,
  hasPrice,
  isPaid,
  isUnderway,
  otherParty,
  progressOf,
  readPayable,
  roleIn,
  stateOf,
  sumOfPrices,
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
test('offers student and tutor the actions of each state', () => {
  for (const [row, one, student, tutor] of [
    ['requested', requested, ['cancel'], ['accept', 'cancel']],
    ['accepted, unpaid', unpaid, ['pay', 'cancel'], ['cancel']],
    ['accepted, paid', paidOne, ['cancel'], ['cancel']],
    ['paid and joinable', joinable, ['join'], ['join']],
    ['past', past, ['rebook'], []],
    ['past, ready for a rating', toRate, ['rebook', 'rate'], []],
  ] as const) {
    expect.soft(actionsFor(one, 'student', { now }), row).toEqual(student)
    expect.soft(actionsFor(one, 'tutor', { now }), row).toEqual(tutor)
  }
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
  expect(otherParty(one, 'tutor').name).toBe('Utilizator fara nume')
  expect(otherParty({ Teacher: null }, 'student').name).toBe('Utilizator fara nume')
})

test('debug shows every action', () => {
  const every = ['accept', 'cancel', 'pay', 'join', 'rate', 'rebook']
  expect(actionsFor(past, 'tutor', { now, debug: true })).toEqual(every)
})

test('is paid when any of its payments has the status 1', () => {
  const open = [
    { Payments: [] },
    { Payment: null, Payments: [] },
    { Payment: { Status: 0 }, Payments: [] },
    { Payment: { Status: 2 }, Payments: [] },
  ]
  const settled = [
    { Payment: paid, Payments: [] },
    { Payments: [{ Status: 0 }, paid] },
    { Payment: { Status: 0 }, Payments: [paid] },
  ]
  expect([...open, ...settled].filter(isPaid)).toEqual(settled)
})

test('roleIn returns the role of the viewer in an appointment', () => {
  for (const [tutor, viewer, role] of [
    [{ Id: 'me' }, { IsTeacher: true, UserCode: 'me' }, 'tutor'],
    [{ Id: 'other' }, { IsTeacher: true, UserCode: 'me' }, 'student'],
    [{ Id: undefined }, { IsTeacher: true, UserCode: 'me' }, 'tutor'],
    [null, { IsTeacher: true, UserCode: 'me' }, 'tutor'],
    [{ Id: 'me' }, { IsTeacher: false, UserCode: 'me' }, 'student'],
    [null, { IsTeacher: false, UserCode: 'me' }, 'student'],
  ] as const)
    expect
      .soft(
        roleIn({ Teacher: tutor }, viewer),
        `in an appointment with the tutor ${JSON.stringify(tutor)}, the viewer ${JSON.stringify(viewer)} is the ${role}`,
      )
      .toBe(role)
})

// §5: price 0 means unspecified.
test('only a price above 0 counts as specified', () => {
  for (const [Price, expected] of [
    [49.5, true],
    [0, false],
    [-50, false],
    [null, false],
    [undefined, false],
  ] as const)
    expect.soft(hasPrice({ Price }), `a price of ${Price} counts as specified: ${expected}`).toBe(expected)
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

test('reads from the address of a payment what is to be paid', () => {
  for (const [id, payable] of [
    ['31', { kind: 'package', code: 31 }],
    ['93', { kind: 'package', code: 93 }],
    ['365', { kind: 'package', code: 365 }],
    ['31,93', { kind: 'appointments', ids: [31, 93], invalidIds: [] }],
    ['7', { kind: 'appointments', ids: [7], invalidIds: [] }],
    ['7, 8,8,x,-1,0,1e3,', { kind: 'appointments', ids: [7, 8], invalidIds: ['x', '-1', '0', '1e3'] }],
    ['', { kind: 'appointments', ids: [], invalidIds: [] }],
  ] as const)
    expect.soft(readPayable(id), `reads what payment/${id} requests to pay`).toEqual(payable)
})

test('a lesson is underway from its start to its end', () => {
  const at = (start: string, end: string) =>
    appointment({ StartDate: new Date(start), EndDate: new Date(end) })
  const halfPastNine = new Date('2026-11-20T07:30:00Z')
  for (const [row, start, end, expected] of [
    ['has started', '2026-11-20T07:30:00Z', '2026-11-20T08:30:00Z', true],
    ['starts later today', '2026-11-20T21:59:00Z', '2026-11-20T22:59:00Z', false],
    // Half past midnight in Romania.
    ['starts tomorrow in Romania', '2026-11-20T22:30:00Z', '2026-11-20T23:30:00Z', false],
    ['has ended', '2026-11-20T06:30:00Z', '2026-11-20T07:30:00Z', false],
  ] as const)
    expect
      .soft(isUnderway(at(start, end), halfPastNine, false), `isUnderway a lesson that ${row}`)
      .toBe(expected)
  const old = at('2026-11-20T07:00:00Z', '2026-11-20T08:00:00Z')
  expect(isUnderway(old, halfPastNine, true), 'a lesson of the old list is past, whatever its end').toBe(
    false,
  )
})

describe('sumOfPrices', () => {
  test('adds without floating-point errors', () => {
    expect(sumOfPrices([85.1, 165.2])).toBe(250.3)
    expect(sumOfPrices([0.1, 0.2])).toBe(0.3)
    expect(sumOfPrices([1.15, 2.3, 4.35])).toBe(7.8)
  })

  test('rounds prices to two decimals', () => {
    expect(sumOfPrices([33.333])).toBe(33.33)
  })
})
