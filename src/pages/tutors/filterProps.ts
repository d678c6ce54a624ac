import type { To } from 'react-router'
import type { TutorFilters } from '#domain/filters.ts'
import type { TutorList } from './load.ts'

/** Props of each part of the filters: the lists, the active filters, and the link target of a change. */
export type FilterProps = {
  list: TutorList
  filters: TutorFilters
  linkTo: (patch: Partial<TutorFilters>) => To
}
