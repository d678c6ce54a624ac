import * as z from 'zod/mini'
import { addresses } from './addresses.ts'
import { describe } from './describe.ts'
import { cached, safeRead } from './endpoint.ts'
import { Id, list, Named, sublist } from './schemas.ts'
import { Text } from './texts.ts'

export const CategoryGroup = z.object({ Name: Text, Categories: sublist(Named) })
export type CategoryGroup = z.infer<typeof CategoryGroup>
describe(CategoryGroup, 'A group of subjects. §3 Category group')

export const getCategories = cached(addresses.categories.path, list(Named))
describe(getCategories, 'Returns every subject.')

export const getGroups = cached(addresses.groups.path, list(CategoryGroup))
describe(getGroups, 'Returns the subjects by group, for the filter to the left of the tutor list.')

export const getMains = cached(addresses.mains.path, list(Named))
describe(getMains, 'Returns the main categories; `maincategory` in the URL holds the id of one.')

export const getMainsWithSubjects = cached(
  '/api/categories/getallwithsubcategories',
  list(z.object({ Id, Name: Text, Categories: sublist(Named) })),
)
describe(
  getMainsWithSubjects,
  'Returns the main categories with their subjects, for the new-request page.',
  'Assumption: main categories carry their subjects under `Categories`.',
)

export const getSubjectsOf = safeRead('/api/categories/getsubcategories', list(Named), {
  query: { id: null },
  isPublic: true,
})
describe(getSubjectsOf, 'Returns the subjects of one main category.')

export const getCycles = cached(addresses.cycles.path, list(Named))
describe(getCycles, 'Returns the school levels.')
