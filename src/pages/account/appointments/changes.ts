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

export type ChangeKind = 'cancel' | 'accept'

/** What has become of the appointment, so that the change makes no sense any more. */
export type Overtaken = keyof typeof appointmentsText.overtaken

const calls = { cancel: cancelAppointment, accept: acceptAppointment }

/** Cancels or accepts, once. Never throws. §4 Appointment */
export async function sendChange(
  change: ChangeKind,
  appointment: Appointment,
  role: Role,
): Promise<Outcome<void> | { kind: 'overtaken'; why: Overtaken }> {
  const { Id } = appointment
  let lookedUp: Promise<Found> | undefined
  let hasBroken = false

  /** What is in the active list after the change was sent, read once. */
  const lookUp = () => (lookedUp ??= findNow(appointment))

  async function send() {
    try {
      await calls[change]({ id: Id })
    } catch (error) {
      hasBroken = isApiError(error) && (error.status ?? 0) >= 500
      throw error
    }
  }

  const outcome = await attempt(send, {
    find: async () => (hasArrived(change, await lookUp()) ? done : null),
    notArrived: appointmentsText[change].notArrived,
    unknown: appointmentsText[change].unknown,
  })
  if (outcome.kind !== 'problem' || outcome.isUnknown) return outcome
  try {
    const found = await lookUp()
    // A server that failed may have failed after the change.
    if (hasBroken && hasArrived(change, found)) return { kind: 'done', ...done }
    const why = overtakenBy(change, found, role)
    return why ? { kind: 'overtaken', why } : outcome
  } catch {
    return outcome
  }
}

const done = { value: undefined }

/** `current`: what is in the active list at `now`, if it is. */
type Found = { before: Appointment; current: Appointment | undefined; now: Date }

async function findNow(before: Appointment): Promise<Found> {
  const current = await findRow(
    page => getActiveAppointments({ page }),
    row => row.Id === before.Id,
  )
  return { before, current, now: now() }
}

/** A cancelled one is gone from the active list, but so is one that has ended; an accepted one says so. */
function hasArrived(change: ChangeKind, { before, current, now: time }: Found): boolean {
  return change === 'cancel' ? !current && before.EndDate > time : current?.AcceptedByTeacher === true
}

// Assumption: no error code says why the server refuses; what the table does not allow for what is there now is why.
/** Why the change did not come about, by what is in the active list now; `null`: it is allowed, and the server failed. */
export function overtakenBy(
  change: ChangeKind,
  { before, current, now: time }: Found,
  role: Role,
): Overtaken | null {
  if (!current) return before.EndDate <= time ? 'past' : 'cancelled'
  if (actionsFor(current, role, { now: time }).includes(change)) return null
  const state = stateOf(current, time)
  if (state === 'past') return 'past'
  if (change === 'cancel') return state === 'joinable' ? 'started' : null
  if (current.AcceptedByTeacher) return 'accepted'
  return role === 'student' ? 'notYours' : null
}
