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

/**
 * Whether the group stands open although no address names it: it holds the chosen subject while no group is named, or it
 * has no id by which it could be. Any other is open when `maincategory` is its id.
 */
export function opensItself(
  { Id, Categories }: SubjectGroup,
  { maincategory, category }: { maincategory: number; category: number },
): boolean {
  return Id === 0 || (maincategory === 0 && Categories.some(subject => subject.Id === category))
}
