import { expect, test } from 'vitest'
import type { Appointment } from '#api/appointments.ts'
import { expectRows } from '#test/expectRows.ts'
import {
  actionsFor,
  dueGroup,
  hasPrice,
  isPaid,
  isUnderway,
  otherParty,
  progressOf,
  readPayable,
  roleIn,
  stateOf,
  sumOfPrices,
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
const paidUnaccepted = appointment({ AcceptedByTeacher: false, Payment: paid })
const lapsed = appointment({ AcceptedByTeacher: false, EndDate: earlier })

// §4 Appointment
test('offers student and tutor the actions of each state', () => {
  for (const [one, student, tutor] of [
    [requested, ['cancel'], ['accept', 'cancel']],
    [unpaid, ['pay', 'cancel'], ['cancel']],
    [paidOne, ['cancel'], ['cancel']],
    [joinable, ['join'], ['join']],
    [past, ['rebook'], []],
    [toRate, ['rebook', 'rate'], []],
  ] as const) {
    expect.soft(actionsFor(one, 'student', { now })).toEqual(student)
    expect.soft(actionsFor(one, 'tutor', { now })).toEqual(tutor)
  }
  expect(actionsFor(paidOne, 'student', { now, isOld: true })).toEqual(['rebook'])
  const every = ['accept', 'cancel', 'pay', 'join', 'rate', 'rebook']
  expect(actionsFor(past, 'tutor', { now, debug: true })).toEqual(every)
})

test('an unpaid lesson cannot be joined, and one that has ended or is in the old list is past', () => {
  expectRows(stateOf, [
    [appointment({ CanJoin: true }), now, false, 'unpaid'],
    [paidUnaccepted, now, false, 'requested'],
    [appointment({ EndDate: now }), now, false, 'past'],
    [lapsed, now, false, 'past'],
    [paidOne, now, true, 'past'],
  ])
})

test('a lesson waits for the viewer, or for the other party', () => {
  expectRows(dueGroup, [
    ['requested', 'student', 'tutor'],
    ['requested', 'tutor', 'accept'],
    ['unpaid', 'student', 'pay'],
    ['unpaid', 'tutor', 'student'],
    ['joinable', 'student', 'join'],
    ['joinable', 'tutor', 'join'],
    ['paid', 'student', 'paid'],
    ['past', 'tutor', 'past'],
  ])
})

test('the progress of a lesson is the step that it has reached and the next one, or that it has lapsed', () => {
  for (const [one, reached, next, hasLapsed, isOld = false] of [
    [requested, 'requested', 'accepted', false],
    [paidUnaccepted, 'requested', 'accepted', false],
    [unpaid, 'accepted', 'paid', false],
    [paidOne, 'paid', 'rated', false],
    [joinable, 'paid', 'rated', false],
    [toRate, 'paid', 'rated', false],
    [past, 'paid', null, false],
    [{ ...past, Payment: null }, 'accepted', null, true],
    [{ ...toRate, Payment: null }, 'accepted', 'rated', false],
    [lapsed, 'requested', null, true],
    [unpaid, 'accepted', null, true, true],
    [paidOne, 'paid', null, false, true],
  ] as const)
    expect.soft(progressOf(one, now, { isOld })).toEqual({ reached, next, hasLapsed })
})

test('a past paid lesson with a tutor whom the viewer has rated is rated; one that may still take place is not', () => {
  const rated = { reached: 'rated', score: 0, next: null, hasLapsed: false }
  for (const one of [toRate, past]) expect.soft(progressOf(one, now, { score: 0 })).toEqual(rated)
  for (const one of [joinable, lapsed, { ...toRate, Payment: null }])
    expect.soft(progressOf(one, now, { score: 0 })).toEqual(progressOf(one, now))
  expect(actionsFor(toRate, 'student', { now, isRated: true })).toEqual(['rebook'])
})

test('otherParty returns the name that the viewer sees, or a placeholder', () => {
  const one = { Teacher: { Id: 't', FirstName: 'Ana', LastName: 'Pop' }, Learner: { FirstName: ' ' } }
  expect(otherParty(one, 'student').name).toBe('Ana Pop')
  expect(otherParty(one, 'tutor').name).toBe('Utilizator fara nume')
  expect(otherParty({ Teacher: null }, 'student').name).toBe('Utilizator fara nume')
})

test('an appointment is paid when any of its payments has the status 1', () => {
  expectRows(isPaid, [
    [{ Payments: [] }, false],
    [{ Payment: null, Payments: [] }, false],
    [{ Payment: { Status: 0 }, Payments: [] }, false],
    [{ Payment: { Status: 2 }, Payments: [] }, false],
    [{ Payment: paid, Payments: [] }, true],
    [{ Payments: [{ Status: 0 }, paid] }, true],
    [{ Payment: { Status: 0 }, Payments: [paid] }, true],
  ])
})

test('roleIn returns the role of the viewer in an appointment', () => {
  const tutor = { IsTeacher: true, UserCode: 'me' }
  const student = { IsTeacher: false, UserCode: 'me' }
  expectRows(roleIn, [
    [{ Teacher: { Id: 'me' } }, tutor, 'tutor'],
    [{ Teacher: { Id: 'other' } }, tutor, 'student'],
    [{ Teacher: { Id: undefined } }, tutor, 'tutor'],
    [{ Teacher: null }, tutor, 'tutor'],
    [{ Teacher: { Id: 'me' } }, student, 'student'],
    [{ Teacher: null }, student, 'student'],
  ])
})

// §5: price 0 means unspecified.
test('only a price above 0 counts as specified', () => {
  for (const Price of [0, -50, null, undefined]) expect.soft(hasPrice({ Price })).toBe(false)
  expect(hasPrice({ Price: 49.5 })).toBe(true)
})

test('prices are added up in bani', () => {
  expect(sumOfPrices([85.1, 165.2])).toBe(250.3)
  expect(sumOfPrices([1.15, 2.3, 4.35])).toBe(7.8)
  expect(sumOfPrices([33.333])).toBe(33.33)
})

test('reads the package or the appointments to pay from the address of a payment', () => {
  expectRows(readPayable, [
    ['31', { kind: 'package', code: 31 }],
    ['93', { kind: 'package', code: 93 }],
    ['365', { kind: 'package', code: 365 }],
    ['31,93', { kind: 'appointments', ids: [31, 93], invalidIds: [] }],
    ['7', { kind: 'appointments', ids: [7], invalidIds: [] }],
    ['7, 8,8,x,-1,0,1e3,', { kind: 'appointments', ids: [7, 8], invalidIds: ['x', '-1', '0', '1e3'] }],
    ['', { kind: 'appointments', ids: [], invalidIds: [] }],
  ])
})

test('a lesson is underway from its start to its end, unless it is in the old list', () => {
  const at = (StartDate: Date, EndDate: Date) => appointment({ StartDate, EndDate })
  expectRows(isUnderway, [
    [at(now, later), now, false, true],
    [at(later, later), now, false, false],
    [at(earlier, now), now, false, false],
    [at(earlier, later), now, true, false],
  ])
})
