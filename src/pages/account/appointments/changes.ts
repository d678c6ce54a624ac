import {
  acceptAppointment,
  type Appointment,
  cancelAppointment,
  getActiveAppointments,
} from '#api/appointments.ts'
import { now } from '#clock.ts'
import { actionsFor, type Role, stateOf } from '#domain/appointment.ts'
import { isoDay } from '#domain/dates.ts'
import { isApiError } from '#domain/errors.ts'
import { findRow } from '#domain/pager.ts'
import { bookingKey } from '#features/booking/choice.ts'
import { forgetDay } from '#stores/freeHours.ts'
import { arrivedIf, type Outcome, Refusal, submit } from '#submit/submit.ts'
import { appointmentsText } from '#text/appointments.ts'

export type ChangeKind = 'cancel' | 'accept'

export type ObsoleteReason = keyof typeof appointmentsText.obsolete

/** The appointment has changed meanwhile, so accepting or cancelling it no longer makes sense. */
export class Obsolete extends Refusal {}

export const pendableActions = ['accept', 'cancel', 'rebook'] as const

export type PendableAction = (typeof pendableActions)[number]

/** Returns the key of an action's submission. A booking has one key per tutor, not per appointment. */
export function submissionKey(
  viewerCode: string,
  action: PendableAction,
  { Id, Teacher }: Pick<Appointment, 'Id' | 'Teacher'>,
): string {
  return action === 'rebook' ? bookingKey(viewerCode, Teacher?.Id ?? '') : `${action} ${viewerCode} ${Id}`
}

const calls = { cancel: cancelAppointment, accept: acceptAppointment }

/** Accepts or cancels an appointment. Never throws. §4 Appointment */
export async function sendChange(change: ChangeKind, appointment: Appointment, role: Role): Promise<Outcome> {
  let reading: Promise<Found> | undefined
  /** Reads the active list back after the change was sent, at most once. */
  const readBack = () => (reading ??= findNow(appointment))

  const outcome = await submit(() => calls[change]({ id: appointment.Id }), {
    verify: async () => arrivedIf(hasArrived(change, await readBack())),
  })
  // Also after a failure, which may mean that the lesson was cancelled already: its hour may be free again.
  if (change === 'cancel' && appointment.Teacher?.Id)
    forgetDay(appointment.Teacher.Id, isoDay(appointment.StartDate))
  if (outcome.status !== 'failed') return outcome
  try {
    const found = await readBack()
    // The server may have failed after it had made the change.
    if (isServerError(outcome.error) && hasArrived(change, found))
      return { status: 'succeeded', value: undefined }
    const reason = obsoleteReason(change, found, role)
    return reason ? { status: 'failed', error: new Obsolete(appointmentsText.obsolete[reason]) } : outcome
  } catch {
    return outcome
  }
}

const isServerError = (error: unknown) => isApiError(error) && (error.status ?? 0) >= 500

/** `current`: the appointment in the active list at `now`, if it is there. */
type Found = { before: Appointment; current: Appointment | undefined; now: Date }

async function findNow(before: Appointment): Promise<Found> {
  const current = await findRow(
    page => getActiveAppointments({ page }),
    row => row.Id === before.Id,
  )
  return { before, current, now: now() }
}

/** Returns whether the change has arrived. An ended appointment leaves the active list like a cancelled one. */
function hasArrived(change: ChangeKind, { before, current, now: time }: Found): boolean {
  return change === 'cancel' ? !current && before.EndDate > time : current?.AcceptedByTeacher === true
}

// Assumption: no error code says why the server refuses, so the reason is that the state has changed meanwhile and the table no
// longer allows the action.
/** Returns why the change is no longer possible; `null` when it is still allowed, so that the server itself failed. */
export function obsoleteReason(
  change: ChangeKind,
  { before, current, now: time }: Found,
  role: Role,
): ObsoleteReason | null {
  if (!current) return before.EndDate <= time ? 'past' : 'cancelled'
  if (actionsFor(current, role, { now: time }).includes(change)) return null
  const state = stateOf(current, time)
  if (state === 'past') return 'past'
  if (change === 'cancel') return state === 'joinable' ? 'started' : null
  if (current.AcceptedByTeacher) return 'accepted'
  return role === 'student' ? 'notYours' : null
}
