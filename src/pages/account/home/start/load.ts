import { getActiveAppointments } from '#api/appointments.ts'
import { getPartners } from '#api/messages.ts'
import { now } from '#clock.ts'
import { deferred } from '#data/usePromise.ts'
import { noteLessons, notePartners } from '#features/accountCounts/note.ts'
import { orLogin, type Viewer } from '#session.ts'
import { nextOf } from './next.ts'

/** Loads the start page, for every viewer but a tutor. §6 */
export function loadStart(viewer: Viewer | null, request: Request) {
  const { signal } = request
  const appointments = orLogin(getActiveAppointments({ page: 1 }, { signal }), request)
  return {
    kind: 'student' as const,
    viewer,
    next: deferred(
      appointments.then(({ Entities, TotalRows }) => {
        noteLessons(viewer, Entities, TotalRows)
        return nextOf(Entities, now())
      }),
    ),
    partners: deferred(orLogin(readPartners(viewer, signal), request)),
  }
}

async function readPartners(viewer: Viewer | null, signal: AbortSignal) {
  return notePartners(viewer, await getPartners({}, { signal }))
}

export type StudentHome = ReturnType<typeof loadStart>
