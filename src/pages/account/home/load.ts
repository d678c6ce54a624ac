import type { LoaderFunctionArgs } from 'react-router'
import { getActiveAppointments } from '#api/appointments.ts'
import { getCycles, getGroups } from '#api/categories.ts'
import { getPartners } from '#api/messages.ts'
import { now } from '#clock.ts'
import { logged } from '#features/profileService/profileService.ts'
import { getViewer, orLogin, type Viewer } from '#session.ts'
import { whenSettled, deferred } from '#data/usePromise.ts'
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
  const ads = deferred(orLogin(logged(readOwnAds({ signal: request.signal })), request))
  const lists = {
    groups: deferred(orLogin(getGroups(), request)),
    cycles: deferred(orLogin(getCycles(), request)),
  }
  await whenSettled(ads)
  return { kind: 'tutor' as const, viewer, ads, lists }
}

async function loadStudent(viewer: Viewer | null, request: Request) {
  const { signal } = request
  const appointments = orLogin(getActiveAppointments({ page: 1 }, { signal }), request)
  return {
    kind: 'student' as const,
    viewer,
    next: deferred(appointments.then(({ Entities }) => nextOf(Entities, now()))),
    partners: deferred(orLogin(getPartners({}, { signal }), request)),
  }
}

export type TutorHome = Awaited<ReturnType<typeof loadTutor>>
export type StudentHome = Awaited<ReturnType<typeof loadStudent>>
