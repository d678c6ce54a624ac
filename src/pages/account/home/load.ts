import type { LoaderFunctionArgs } from 'react-router'
import { getActiveAppointments } from '#api/appointments.ts'
import { getCycles, getGroups } from '#api/categories.ts'
import { getPartners } from '#api/messages.ts'
import { now } from '#clock.ts'
import { logged } from '#domain/profileService.ts'
import { log } from '#log.ts'
import { getViewer, orLogin, type Viewer } from '#session.ts'
import { known, later } from '#ui/usePromise.ts'
import { nextOf } from './next.ts'
import { readOwnAds } from './readOwnAds.ts'

/** A tutor begins with the ads, everybody else with a start page. §2, §6 */
export async function loader({ request }: LoaderFunctionArgs) {
  // Never null: the route asks for a session.
  const viewer = await getViewer()
  return viewer?.IsTeacher ? loadTutor(viewer, request) : loadStudent(viewer, request)
}

/** The list is there with the page, or its failure is; after a change the old one stands until then. */
async function loadTutor(viewer: Viewer, request: Request) {
  const ads = later(orLogin(logged(readOwnAds({ signal: request.signal }), log), request))
  const lists = {
    groups: later(orLogin(getGroups(), request)),
    cycles: later(orLogin(getCycles(), request)),
  }
  await known(ads)
  return { kind: 'tutor' as const, viewer, ads, lists }
}

async function loadStudent(viewer: Viewer | null, request: Request) {
  const { signal } = request
  const appointments = orLogin(getActiveAppointments({ page: 1 }, { signal }), request)
  return {
    kind: 'student' as const,
    viewer,
    next: later(appointments.then(({ Entities }) => nextOf(Entities, now()))),
    partners: later(orLogin(getPartners({}, { signal }), request)),
  }
}

export type TutorHome = Awaited<ReturnType<typeof loadTutor>>
export type StudentHome = Awaited<ReturnType<typeof loadStudent>>
