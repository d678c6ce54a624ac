import { getCycles, getGroups } from '#api/categories.ts'
import { deferred, whenSettled } from '#data/usePromise.ts'
import { subjectsOf } from '#domain/subjects.ts'
import { logFailure } from '#features/profileService/profileService.ts'
import { orLogin, type Viewer } from '#session.ts'
import { readOwnAds } from './readOwnAds.ts'

/**
 * Loads a tutor's own ads. The page renders with the list or its failure; until then a refetch leaves the stale
 * list. §2
 */
export async function loadMyAds(viewer: Viewer, request: Request) {
  const ads = deferred(orLogin(logFailure(readOwnAds({ signal: request.signal })), request))
  const lists = {
    subjects: deferred(orLogin(getGroups().then(subjectsOf), request)),
    cycles: deferred(orLogin(getCycles(), request)),
  }
  await whenSettled(ads)
  return { kind: 'tutor' as const, viewer, ads, lists }
}

export type TutorHome = Awaited<ReturnType<typeof loadMyAds>>
