import * as z from 'zod/mini'
import { addresses } from './addresses.ts'
import { cached, read } from './endpoint.ts'
import { Id, list, Named } from './schemas.ts'

/** §3 Category group. */
export const CategoryGroup = z.object({ Name: z.string(), Categories: list(Named) })
export type CategoryGroup = z.infer<typeof CategoryGroup>

/** Returns every subject. §7 Categories and cycles */
export const getCategories = cached(addresses.categories.path, list(Named))

/** Returns the subjects by group, for the filter to the left of the tutor list. §7 Categories and cycles */
export const getGroups = cached(addresses.groups.path, list(CategoryGroup))

/** Returns the main categories; `maincategory` in the URL holds the id of one. §7 Categories and cycles */
export const getMains = cached(addresses.mains.path, list(Named))

// Assumption: main categories carry their subjects under `Categories`.
/** Returns the main categories with their subjects, for the new-request page. §7 Categories and cycles */
export const getMainsWithSubjects = cached(
  '/api/categories/getallwithsubcategories',
  list(z.object({ Id, Name: z.string(), Categories: list(Named) })),
)

/** Returns the subjects of one main category. §7 Categories and cycles */
export const getSubjectsOf = read('/api/categories/getsubcategories', list(Named), { id: null })

/** Returns the school levels. §7 Categories and cycles */
export const getCycles = cached(addresses.cycles.path, list(Named))
