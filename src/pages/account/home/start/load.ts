import { type Appointment, getActiveAppointments, getOldAppointments } from '#api/appointments.ts'
import { getPartners } from '#api/messages.ts'
import { now } from '#clock.ts'
import { type AppointmentState, type LessonProgress, progressOf, stateOf } from '#domain/appointment.ts'
import { deferred } from '#data/useDeferred.ts'
import { storeLessons, storeUnread } from '#features/accountCounts/accountCounts.ts'
import { redirectOnExpiry, type Viewer } from '#session.ts'

/** Loads the start page, for every viewer but a tutor. §6 */
export function loadStart(viewer: Viewer, request: Request) {
  const { signal } = request
  const appointments = redirectOnExpiry(getActiveAppointments({ page: 1 }, { signal }), request)
  const old = redirectOnExpiry(getOldAppointments({ page: 1 }, { signal }), request)
  const partners = redirectOnExpiry(getPartners({}, { signal }), request)
  const store = storeLessons(viewer)
  return {
    kind: 'student' as const,
    viewer,
    next: deferred(
      appointments.then(page => {
        store(page)
        return nextOf(page.Entities, now())
      }),
    ),
    toRate: deferred(
      old.then(({ Entities }) => ({
        lessons: Entities.filter(({ isReadyForRating }) => isReadyForRating),
        time: now(),
      })),
    ),
    partners: deferred(partners.then(storeUnread(viewer))),
  }
}

export type StudentHome = ReturnType<typeof loadStart>

export type NextAppointment = {
  appointment: Appointment
  state: Exclude<AppointmentState, 'past'>
  progress: LessonProgress
  now: Date
}

/** Returns the earliest appointment that has not ended, even if it has started; `null` when there is none. */
export function nextOf(appointments: readonly Appointment[], time: Date): NextAppointment | null {
  const [next] = appointments
    .filter(({ EndDate }) => EndDate > time)
    .toSorted((a, b) => a.StartDate.getTime() - b.StartDate.getTime())
  if (!next) return null
  const state = stateOf(next, time)
  return state === 'past' ? null : { appointment: next, state, progress: progressOf(next, time), now: time }
}
