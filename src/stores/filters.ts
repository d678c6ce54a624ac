import { matchPath, useLocation } from 'react-router'
import { create } from 'zustand'
import { noFilters, readFilters, type TutorFilters, withoutSubject } from '#domain/filters.ts'
import { paths } from '#domain/paths.ts'
import { noRequestFilters, readRequestFilters, type RequestFilters } from '#domain/requestFilters.ts'

/** The filters of an address. Only the routes know which of the two lists a path shows, if any. */
type Filters = { tutors: TutorFilters; requests: RequestFilters }

const none: Filters = { tutors: noFilters, requests: noRequestFilters }

/**
 * The filters of the lists by path (without the base path), parsed once per address: each path has the filters of its newest
 * pending or shown address. A screen stays rendered while the next one loads, and keeps its filters until it unmounts.
 *
 * The URL is the source of truth: only `mirrorAddress` (pendingAddress.ts) writes this store. It is empty while the build
 * renders a page's HTML and while that HTML is hydrated, because the build knows no query.
 */
export const useFilterStore = create<Readonly<Record<string, Filters>>>(() => ({}))

/** Parses and stores the filters of an address. */
export function storeFilters(path: string, search: string): void {
  const params = new URLSearchParams(search)
  const filters = readFilters(params)
  const tutors = matchPath(paths.tutors, path) ? filters : withoutSubject(filters)
  useFilterStore.setState({ [path]: { tutors, requests: readRequestFilters(params) } })
}

/** Returns the pending filters of the tutor list that renders the caller. */
export function useFilters(): TutorFilters {
  const { pathname } = useLocation()
  return useFilterStore(byPath => (byPath[pathname] ?? none).tutors)
}

/** Returns the pending filters of the tutor list at a path, for event handlers, which may run before hydration renders them. */
export function filtersNow(path: string): TutorFilters {
  return (useFilterStore.getState()[path] ?? none).tutors
}

/** Returns the pending filters of the list of requests. */
export function useRequestFilters(): RequestFilters {
  const { pathname } = useLocation()
  return useFilterStore(byPath => (byPath[pathname] ?? none).requests)
}
