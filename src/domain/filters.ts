import type { addresses } from '#api/addresses.ts'

/** Filters of the tutor list, named as in the URL (§2). 0 means none, `city` -1 online; `page` counts from 1. */
export type TutorFilters = {
  maincategory: number
  category: number
  cycle: number
  city: number
  order: number
  page: number
}

export const noFilters: TutorFilters = { maincategory: 0, category: 0, cycle: 0, city: 0, order: 0, page: 1 }

/** §3: choosing Online sets the city to -1. */
export const online = -1

/** §9: the number of cities that the filter shows until 'mai mult...' is pressed. */
export const citiesShown = 11

/** §9: order 1 is by popularity, 2 by reviews, 3 the newest; 0 is the server's own order. */
export const mostPopular = 1

/** The filters in the order of the URL. */
const filterNames = ['maincategory', 'category', 'city', 'cycle', 'order', 'page'] as const

const lowest: TutorFilters = { ...noFilters, city: online }
const highest: Partial<TutorFilters> = { order: 3 }

/** Reads the filters from the query parameters; a value that is not a whole number in range counts as absent. */
export function readFilters(params: URLSearchParams): TutorFilters {
  const filters = { ...noFilters }
  for (const name of filterNames) {
    const text = params.get(name) ?? ''
    const value = /^-?\d{1,9}$/.test(text) ? Number(text) : noFilters[name]
    const inRange = value >= lowest[name] && value <= (highest[name] ?? Infinity)
    filters[name] = inRange ? value : noFilters[name]
  }
  return filters
}

/** Returns the query for the filters, `?city=12&page=2`; defaults are left out, so no filters give `""`. */
export function writeFilters(filters: TutorFilters): string {
  const params = new URLSearchParams()
  for (const name of filterNames)
    if (filters[name] !== noFilters[name]) params.set(name, String(filters[name]))
  const query = params.toString()
  return query && `?${query}`
}

/** The query of the tutor list's call. A parameter that `addresses.ads` lacks would not be sent. */
type AdsQuery = Record<keyof typeof addresses.ads.query, number>

/** Returns the query of the tutor list's call; `categoryid` is the subject of the path or of the filters. */
export function adsQuery(categoryid: number, { cycle, city, order, page }: TutorFilters): AdsQuery {
  return { categoryid, cycleid: cycle, cityid: city, order, page }
}

/** Returns the changed filters, on page 1 (§4) unless only the page or the open group has changed. */
export function change(filters: TutorFilters, patch: Partial<TutorFilters>): TutorFilters {
  const changed = { ...filters, ...patch }
  const isOther = (['category', 'cycle', 'city', 'order'] as const).some(
    name => changed[name] !== filters[name],
  )
  return isOther ? { ...changed, page: patch.page ?? 1 } : changed
}

/** Returns the number of filters that narrow the list, which the order and the open group do not. */
export function countFilters({ category, cycle, city }: TutorFilters): number {
  return [category, cycle, city].filter(value => value !== 0).length
}
