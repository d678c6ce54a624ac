import {
  acceptAppointment,
  type Appointment,
  cancelAppointment,
  getActiveAppointments,
} from '#api/appointments.ts'
import { now } from '#clock.ts'
import { actionsFor, type Role, stateOf } from '#domain/appointment.ts'
import { attempt, type Outcome } from '#domain/attempt.ts'
import { isApiError } from '#domain/errors.ts'
import { findRow } from '#domain/pager.ts'
import { appointmentsText } from '#text/appointments.ts'

export type Change = 'cancel' | 'accept'

/** What has become of the appointment, so that the change makes no sense any more. */
export type Overtaken = keyof typeof appointmentsText.overtaken

const calls = { cancel: cancelAppointment, accept: acceptAppointment }

/** Cancels or accepts, once. Never throws. §4 Appointment */
export async function sendChange(
  change: Change,
  appointment: Appointment,
  role: Role,
): Promise<Outcome<void> | { kind: 'overtaken'; why: Overtaken }> {
  const { Id } = appointment
  const lookUp = () =>
    findRow(
      page => getActiveAppointments({ page }),
      row => row.Id === Id,
    )
  let wasRefused = false

  async function send() {
    try {
      await calls[change]({ id: Id })
    } catch (error) {
      wasRefused = isApiError(error) && error.kind === 'status'
      throw error
    }
  }

  const outcome = await attempt(send, {
    find: async () => (hasArrived(change, await lookUp()) ? { value: undefined } : null),
    notArrived: appointmentsText[change].notArrived,
    unknown: appointmentsText[change].unknown,
  })
  if (!wasRefused || outcome.kind !== 'problem') return outcome
  try {
    const why = overtakenBy(change, { before: appointment, current: await lookUp(), role, now: now() })
    return why ? { kind: 'overtaken', why } : outcome
  } catch {
    return outcome
  }
}

/** A cancelled one is gone from the active list, an accepted one says so. */
function hasArrived(change: Change, current: Appointment | undefined): boolean {
  return change === 'cancel' ? current === undefined : current?.AcceptedByTeacher === true
}

type Refusal = { before: Appointment; current: Appointment | undefined; role: Role; now: Date }

// Assumption: no error code says why the server refuses; what the table does not allow for what is there now is why.
/** Why the server refused, by what is in the active list now; `null`: it allows the change, and the server failed. */
export function overtakenBy(change: Change, { before, current, role, now: time }: Refusal): Overtaken | null {
  if (!current) return before.EndDate <= time ? 'past' : 'cancelled'
  if (actionsFor(current, role, { now: time }).includes(change)) return null
  const state = stateOf(current, time)
  if (state === 'past') return 'past'
  if (change === 'cancel') return state === 'joinable' ? 'started' : null
  if (current.AcceptedByTeacher) return 'accepted'
  return role === 'student' ? 'notYours' : null
}
