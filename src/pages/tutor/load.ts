import type { LoaderFunctionArgs } from 'react-router'
import { getRatings } from '#api/ratings.ts'
import { type FullAd, getAdByCode, getSuggestedTeachers } from '#api/users.ts'
import { online } from '#domain/filters.ts'
import { noteGoneAd } from '#data/keptAds.ts'
import { notFound } from '#features/notFound/notFound.ts'
import { deferred } from '#data/useDeferred.ts'
import { getViewer } from '#session.ts'

/**
 * Loads an ad with its tutor; defers the ratings and the suggested tutors, each for its own part of the page.
 * @throws ApiError, and the not-found response for an unknown ad
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { signal } = request
  const { code = '' } = params
  const ad = await getAdByCode({ adid: code }, { signal })
  if (!ad) {
    // Until the viewer is known, the saved ads are a visitor's.
    void getViewer()
      .catch(() => {})
      .then(() => noteGoneAd(code))
    return notFound()
  }
  const { UserCode } = ad.Teacher
  return {
    ad,
    ratings: deferred(getRatings({ teacherid: UserCode }, { signal })),
    suggested: deferred(
      getSuggestedTeachers({ userid: UserCode, categoryid: ad.Category.Id, cityid: placeOf(ad) }, { signal }),
    ),
  }
}

export type TutorData = Awaited<ReturnType<typeof loader>>

/** Returns the id of the tutor's first city; without one the id of Online, or 0 for anywhere. */
function placeOf({ Teacher }: FullAd): number {
  return Teacher.Cities[0]?.Id ?? (Teacher.AlsoOnline ? online : 0)
}
