import { getCycles, getGroups } from '#api/categories.ts'
import { deferred, whenSettled } from '#data/usePromise.ts'
import { logged } from '#features/profileService/profileService.ts'
import { orLogin, type Viewer } from '#session.ts'
import { readOwnAds } from './readOwnAds.ts'

/** Loads a tutor's own ads. The page renders with the list or its failure; a refetch keeps the old list until then. §2 */
export async function loadMyAds(viewer: Viewer, request: Request) {
  const ads = deferred(orLogin(logged(readOwnAds({ signal: request.signal })), request))
  const lists = {
    groups: deferred(orLogin(getGroups(), request)),
    cycles: deferred(orLogin(getCycles(), request)),
  }
  await whenSettled(ads)
  return { kind: 'tutor' as const, viewer, ads, lists }
}

export type TutorHome = Awaited<ReturnType<typeof loadMyAds>>
