import type { LoaderFunctionArgs } from 'react-router'
import { getRatings } from '#api/ratings.ts'
import { type FullAd, getAdByCode, getSuggestedTeachers } from '#api/users.ts'
import { online } from '#domain/filters.ts'
import { notFound } from '#features/notFound/notFound.ts'
import { deferred } from '#data/usePromise.ts'

/**
 * An ad with its tutor; what others say and who else there is come later, each to its own part of the page.
 * @throws ApiError, and the not-found answer for an unknown ad
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { signal } = request
  const ad = (await getAdByCode({ adid: params['code'] ?? '' }, { signal })) ?? (await notFound())
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

/** The tutor's first city; without one online, or anywhere. */
function placeOf({ Teacher }: FullAd): number {
  return Teacher.Cities[0]?.Id ?? (Teacher.AlsoOnline ? online : 0)
}
