import type { LoaderFunctionArgs } from 'react-router'
import { getCycles, getGroups } from '#api/categories.ts'
import { ApiError } from '#api/client.ts'
import { getAvailability, getExperience, getOccupations } from '#api/profile.ts'
import { getCities } from '#api/users.ts'
import { logged } from '#domain/profileService.ts'
import { log } from '#log.ts'
import { getViewer, orLogin, reloadViewer, type Viewer } from '#session.ts'
import { later } from '#ui/usePromise.ts'

/** The profile anew on each visit: it is saved whole. What only edit modes and dialogs need comes after the first paint. */
export async function loader({ request }: LoaderFunctionArgs) {
  const part = <Value>(call: Promise<Value>) => later(orLogin(logged(call, log), request))
  const isTeacher = (await getViewer())?.IsTeacher
  const tutor = isTeacher
    ? {
        experience: part(getExperience()),
        occupations: part(getOccupations()),
        cities: part(getCities()),
        groups: part(getGroups()),
        cycles: part(getCycles()),
        availability: part(getAvailability({}, { signal: request.signal })),
      }
    : null
  return { viewer: await orLogin(logged(readViewer(), log), request), tutor }
}

/** A session that has ended since the route was entered is an error here. @throws ApiError */
async function readViewer(): Promise<Viewer> {
  const viewer = await reloadViewer()
  if (!viewer) throw new ApiError('session', 'GET /api/users/GetCurrentProfile')
  return viewer
}

export type ProfileData = Awaited<ReturnType<typeof loader>>

/** What only a tutor's profile has. */
export type TutorData = NonNullable<ProfileData['tutor']>
