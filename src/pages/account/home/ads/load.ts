import type * as z from 'zod/mini'
import { getCycles, getGroups } from '#api/categories.ts'
import type { CallOptions } from '#api/client.ts'
import { read } from '#api/mismatches.ts'
import { getAdViews } from '#api/users.ts'
import { getOwnAds, OwnAd as WireAd } from '#api/profile.ts'
import { deferred, whenSettled } from '#data/useDeferred.ts'
import { subjectsOf } from '#domain/subjects.ts'
import { readCounts } from '#features/accountCounts/accountCounts.ts'
import { logFailure } from '#features/profileService/profileService.tsx'
import { redirectOnExpiry, type Viewer } from '#session.ts'

/** Loads a tutor's own ads. Until they settle, a refetch leaves the stale list. §2 */
export async function loadMyAds(viewer: Viewer, request: Request) {
  const ads = deferred(redirectOnExpiry(logFailure(readOwnAds({ signal: request.signal })), request))
  const lists = {
    subjects: deferred(redirectOnExpiry(getGroups().then(subjectsOf), request)),
    cycles: deferred(redirectOnExpiry(getCycles(), request)),
  }
  const views = deferred(ads.then(own => readViews(own, request.signal)))
  void readCounts(viewer, request)
  await whenSettled(ads)
  return { kind: 'tutor' as const, viewer, ads, views, lists }
}

/** Number of views by the ad's code; an ad without an entry has none known, because each may fail on its own. */
export type Views = Readonly<Record<string, number>>

async function readViews(ads: readonly OwnAd[], signal: AbortSignal): Promise<Views> {
  const entries = await Promise.allSettled(
    ads.map(
      async ({ Code }) => [Code, await getAdViews({ adCode: Code }, { signal, background: true })] as const,
    ),
  )
  return Object.fromEntries(entries.flatMap(entry => (entry.status === 'fulfilled' ? [entry.value] : [])))
}

export type TutorHome = Awaited<ReturnType<typeof loadMyAds>>

/** An ad, with the raw ad as `source`: saving and deleting send that back, with only the edits applied. */
export type OwnAd = z.infer<typeof WireAd> & { source: unknown }

/** Reads the viewer's own ads. Ads that do not fit the schema are reported and left out. @throws ApiError */
export async function readOwnAds(options: CallOptions = {}): Promise<OwnAd[]> {
  let rows: unknown[] = []
  await getOwnAds({}, { ...options, onRaw: answer => (rows = Array.isArray(answer) ? answer : []) })
  return rows.flatMap(source => {
    const { value } = read(WireAd, source)
    return value ? [{ ...value, source }] : []
  })
}
