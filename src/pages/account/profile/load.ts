import type { LoaderFunctionArgs } from 'react-router'
import { getCycles, getGroups } from '#api/categories.ts'
import { getAvailability, getExperience, getOccupations } from '#api/profile.ts'
import { getCities } from '#api/users.ts'
import { logFailure } from '#features/profileService/profileService.ts'
import { getViewer, redirectOnExpiry, requireViewer } from '#session.ts'
import { deferred } from '#data/usePromise.ts'

/** Loads the profile, anew on each visit because it is saved whole. The lists and the free hours are deferred. */
export async function loader({ request }: LoaderFunctionArgs) {
  const deferredRead = <Value>(call: Promise<Value>) => deferred(redirectOnExpiry(logFailure(call), request))
  const isTutor = (await getViewer())?.IsTeacher
  const tutor = isTutor
    ? {
        experience: deferredRead(getExperience()),
        occupations: deferredRead(getOccupations()),
        cities: deferredRead(getCities()),
        groups: deferredRead(getGroups()),
        cycles: deferredRead(getCycles()),
        availability: deferredRead(getAvailability({}, { signal: request.signal })),
      }
    : null
  return { viewer: await redirectOnExpiry(logFailure(requireViewer()), request), tutor }
}

export type ProfileData = Awaited<ReturnType<typeof loader>>

export type TutorData = NonNullable<ProfileData['tutor']>
