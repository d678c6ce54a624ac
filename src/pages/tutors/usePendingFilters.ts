import { type To, useParams } from 'react-router'
import { change, noFilters, readFilters, type TutorFilters, writeFilters } from '#domain/filters.ts'
import { usePendingSearch } from '#stores/pendingAddress.ts'

/**
 * Returns the pending filters, and `linkTo`, which returns the link target of a change. Where the path sets the subject, the
 * query's filters by subject and group are ignored.
 *
 * Only what shows a filter calls it, not the page: a press renders all its callers before its mark is painted.
 */
export function usePendingFilters() {
  const isSubject = useParams()['category'] !== undefined
  const pending = readFilters(new URLSearchParams(usePendingSearch()))
  const filters = isSubject
    ? { ...pending, category: noFilters.category, maincategory: noFilters.maincategory }
    : pending
  const linkTo = (patch: Partial<TutorFilters>): To => ({ search: writeFilters(change(filters, patch)) })
  return { isSubject, filters, linkTo }
}
