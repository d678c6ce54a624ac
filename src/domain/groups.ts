import type { CategoryGroup } from '#api/categories.ts'
import type { Named } from '#api/schemas.ts'
import { fold } from './search.ts'

/** A group of subjects; `Id` is that of the main category of the same name, 0 where the server knows none. */
export type SubjectGroup = { Id: number; Name: string; Categories: Named[] }

// Assumption: a group and a main category are the same when their names are.
/** Matches the groups of `getallgroupped` with the ids of `getmains`, by name (contract: Categories and cycles). */
export function joinGroups(groups: readonly CategoryGroup[], mains: readonly Named[]): SubjectGroup[] {
  const ids = new Map(mains.map(({ Id, Name }) => [fold(Name), Id]))
  return groups.map(({ Name, Categories }) => ({ Id: ids.get(fold(Name)) ?? 0, Name, Categories }))
}

/** Whether the group stands open: it is the one of the address, or holds the chosen subject. */
export function isOpen(
  group: SubjectGroup,
  { maincategory, category }: { maincategory: number; category: number },
) {
  if (maincategory !== 0) return group.Id === maincategory
  return category !== 0 && group.Categories.some(({ Id }) => Id === category)
}
