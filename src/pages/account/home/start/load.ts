import { getActiveAppointments } from '#api/appointments.ts'
import { getPartners } from '#api/messages.ts'
import { now } from '#clock.ts'
import { deferred } from '#data/usePromise.ts'
import { orLogin, type Viewer } from '#session.ts'
import { nextOf } from './next.ts'

/** Loads the start page, for every viewer but a tutor. §6 */
export function loadStart(viewer: Viewer | null, request: Request) {
  const { signal } = request
  const appointments = orLogin(getActiveAppointments({ page: 1 }, { signal }), request)
  return {
    kind: 'student' as const,
    viewer,
    next: deferred(appointments.then(({ Entities }) => nextOf(Entities, now()))),
    partners: deferred(orLogin(getPartners({}, { signal }), request)),
  }
}

export type StudentHome = ReturnType<typeof loadStart>
