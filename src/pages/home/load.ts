import type { LoaderFunctionArgs } from 'react-router'
import { getCategories, getCycles } from '#api/categories.ts'
import { getAds, getCities, getStats } from '#api/users.ts'
import { config } from '#config.ts'
import { deferred, neverSettles } from '#data/useDeferred.ts'
import { mostPopular } from '#domain/filters.ts'

/** Defers every call: the first paint needs no data, and each part of the page waits for its own call. */
export function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request
  return {
    lists: {
      subjects: deferred(getCategories()),
      cities: deferred(getCities()),
      cycles: deferred(getCycles()),
    },
    ads: deferred(getAds({ order: mostPopular, page: 1 }, { signal })),
    // Off by default (§2), and then the numbers are not requested either.
    stats: config.stats ? deferred(getStats({}, { signal })) : null,
  }
}

export type HomeData = ReturnType<typeof loader>

/** Fallback for the loader's data in the first frame: every promise stays pending. */
export const firstFrame: HomeData = {
  lists: { subjects: neverSettles, cities: neverSettles, cycles: neverSettles },
  ads: neverSettles,
  stats: config.stats ? neverSettles : null,
}
