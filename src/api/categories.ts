import * as z from 'zod/mini'
import { getKept } from './client.ts'
import { list, Named } from './schemas.ts'

/** spec §3 Category group. */
export const CategoryGroup = z.object({ Name: z.string(), Categories: list(Named) })
export type CategoryGroup = z.infer<typeof CategoryGroup>

/** Every subject. spec §7 Categories. @throws ApiError */
export const getCategories = () => getKept('/api/categories/getall', list(Named))

/** Subjects by group, for the list's left filter. spec §7 Categories. @throws ApiError */
export const getGroups = () => getKept('/api/categories/getallgroupped', list(CategoryGroup))

/** The groups with their ids, for `maincategory` in the URL. spec §7 Categories. @throws ApiError */
export const getMains = () => getKept('/api/categories/getmains', list(Named))

/** School levels. spec §7 Categories and cycles. @throws ApiError */
export const getCycles = () => getKept('/api/cycle/getall', list(Named))
