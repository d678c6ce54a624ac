import type { addresses } from '#api/addresses.ts'

/** §3: choosing Online sets the city to -1. */
export const online = -1

/** §9: the number of cities that the filter shows until 'mai mult...' is pressed. */
export const citiesShown = 11

/** §9: order 1 is by popularity, 2 by reviews, 3 the newest; 0 is the server's own order. */
export const mostPopular = 1

/** The query parameters of the tutor list's call. */
type AdsParameter = keyof typeof addresses.ads.query

/** A filter of the tutor list: a whole number. */
type Definition = {
  /** The value that filters nothing, which the URL leaves out; 0 by default. */
  none?: number
  /** The range of the valid values; by default it starts at `none`. */
  lowest?: number
  highest?: number
  /** Its parameter in the list's call. Without one, the list does not depend on it. */
  parameter?: AdsParameter
  /** Whether it narrows the list. Such a filter is counted and has a chip. */
  narrows?: true
  /** Whether it is ignored where the path sets the subject. */
  isOfSubject?: true
}

/** The filters of the tutor list, named as in the URL and in its order (§2). `maincategory` is the open group of subjects. */
const definitions = {
  maincategory: { isOfSubject: true },
  category: { parameter: 'categoryid', narrows: true, isOfSubject: true },
  city: { parameter: 'cityid', narrows: true, lowest: online },
  cycle: { parameter: 'cycleid', narrows: true },
  order: { parameter: 'order', highest: 3 },
  page: { parameter: 'page', none: 1 },
} as const satisfies Record<string, Definition>

type FilterName = keyof typeof definitions

/** The name of a filter that narrows the list. */
export type NarrowingName = {
  [Name in FilterName]: (typeof definitions)[Name] extends { narrows: true } ? Name : never
}[FilterName]

export type TutorFilters = Record<FilterName, number>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the object has no other keys
export const filterNames = Object.keys(definitions) as FilterName[]

const definitionOf = (name: FilterName): Definition => definitions[name]

const isNarrowing = (name: FilterName): name is NarrowingName => definitionOf(name).narrows === true

export const narrowingNames = filterNames.filter(isNarrowing)

export const noFilters = toFilters(name => definitionOf(name).none ?? 0)

/** Reads the filters from the query parameters; a value that is not a whole number in range counts as absent. */
export function readFilters(params: URLSearchParams): TutorFilters {
  return toFilters(name => {
    const none = noFilters[name]
    const { lowest = none, highest = Infinity } = definitionOf(name)
    const text = params.get(name) ?? ''
    const value = /^-?\d{1,9}$/.test(text) ? Number(text) : none
    return value >= lowest && value <= highest ? value : none
  })
}

/** Returns the query for the filters, `?city=12&page=2`; defaults are left out, so no filters give `""`. */
export function writeFilters(filters: TutorFilters): string {
  const params = new URLSearchParams()
  for (const name of filterNames)
    if (filters[name] !== noFilters[name]) params.set(name, String(filters[name]))
  const query = params.toString()
  return query && `?${query}`
}

/** Returns the filters that apply where the path sets the subject: without the query's own subject and group. */
export function withoutSubject(filters: TutorFilters): TutorFilters {
  return toFilters(name => (definitionOf(name).isOfSubject ? noFilters : filters)[name])
}

/**
 * Returns the query of the tutor list's call, in which a filter that is not set has the server's default. `subjectId` is the
 * path's subject, by default the subject in the filters.
 */
export function adsQuery(
  filters: TutorFilters,
  subjectId = filters.category,
): Partial<Record<AdsParameter, number>> {
  const sent = { ...filters, category: subjectId }
  return Object.fromEntries(
    filterNames.flatMap(name => {
      const { parameter } = definitionOf(name)
      return parameter && sent[name] !== 0 ? [[parameter, sent[name]]] : []
    }),
  )
}

/** Returns the changed filters, on page 1 (§4) unless only the page or the open group has changed. */
export function changeFilters(filters: TutorFilters, patch: Partial<TutorFilters>): TutorFilters {
  const changed = { ...filters, ...patch }
  const isOtherList = filterNames.some(
    name => name !== 'page' && definitionOf(name).parameter && changed[name] !== filters[name],
  )
  return isOtherList ? { ...changed, page: patch.page ?? 1 } : changed
}

/**
 * Returns the current filters with those put back whose removal led from `before` to `after`, unless another value was chosen since.
 * The page is that of `before` when its list is shown again.
 */
export function restoreFilters(
  before: TutorFilters,
  after: TutorFilters,
  filters: TutorFilters,
): TutorFilters {
  const kept = filterNames.filter(
    name => name !== 'page' && (before[name] === after[name] || filters[name] !== noFilters[name]),
  )
  return changeFilters(before, Object.fromEntries(kept.map(name => [name, filters[name]])))
}

/** Returns the number of filters that narrow the list, which the order and the open group do not. */
export function countFilters(filters: TutorFilters): number {
  return narrowingNames.filter(name => filters[name] !== noFilters[name]).length
}

function toFilters(valueOf: (name: FilterName) => number): TutorFilters {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries are of all names
  return Object.fromEntries(filterNames.map(name => [name, valueOf(name)])) as TutorFilters
}
