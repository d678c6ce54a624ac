import { expect, test } from 'vitest'
import type { Appointment } from '#api/appointments.ts'
import { lesson } from '#test/appointments.ts'
import { nextOf } from './load.ts'

const between = (Id: number, start: string, end: string, fields: Partial<Appointment> = {}) =>
  lesson({ Id, StartDate: new Date(start), EndDate: new Date(end), ...fields })

const now = new Date('2026-11-20T07:30:00Z')
const ended = between(1, '2026-11-20T06:00:00Z', '2026-11-20T07:30:00Z')
const inProgress = between(2, '2026-11-20T07:00:00Z', '2026-11-20T08:00:00Z')
const tonight = between(3, '2026-11-20T22:30:00Z', '2026-11-20T23:30:00Z', { AcceptedByTeacher: false })
const later = between(4, '2026-11-25T15:00:00Z', '2026-11-25T16:00:00Z')

test('returns the earliest appointment that has not ended, whatever their order', () => {
  expect(nextOf([later, ended, tonight, inProgress], now)?.appointment.Id).toBe(2)
  expect(nextOf([later, tonight, ended], now)?.appointment.Id).toBe(3)
})

test('returns null when all have ended', () => {
  expect(nextOf([], now)).toBeNull()
  expect(nextOf([ended], now)).toBeNull()
})

test('returns its state and progress', () => {
  expect(nextOf([inProgress], now)).toMatchObject({ state: 'unpaid', progress: { next: 'paid' } })
  expect(nextOf([tonight], now)).toMatchObject({ state: 'requested', progress: { next: 'accepted' } })
})
