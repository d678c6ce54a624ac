import type { To } from 'react-router'
import type { TutorFilters } from '#domain/filters.ts'
import type { TutorList } from './load.ts'

/** What each part of the filters needs: the lists, the filters that are on, and the address of a change. */
export type FilterProps = {
  list: TutorList
  filters: TutorFilters
  linkTo: (patch: Partial<TutorFilters>) => To
}
