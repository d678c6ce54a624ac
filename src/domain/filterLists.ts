import type { CategoryGroup } from '#api/categories.ts'
import type { Named } from '#api/schemas.ts'
import type { City } from '#api/users.ts'
import { fold } from './search.ts'

/** A group of subjects. `Id` is the id of the main category with the same name, or 0 when there is none. */
export type SubjectGroup = { Id: number; Name: string; Categories: Named[] }

// Assumption: a group and a main category are the same when their names are.
/** Matches the groups of `getallgroupped` with the ids of `getmains`, by name. §2 Tutor list */
export function joinGroups(groups: readonly CategoryGroup[], mains: readonly Named[]): SubjectGroup[] {
  const ids = new Map(mains.map(({ Id, Name }) => [fold(Name), Id]))
  return groups.map(({ Name, Categories }) => ({ Id: ids.get(fold(Name)) ?? 0, Name, Categories }))
}

/**
 * Returns whether the group is open although `maincategory` in the address does not name it: it contains the
 * chosen subject while no group is named, or it has no id. Any other group is open only when `maincategory`
 * is its id.
 */
export function isOpenByDefault(
  { Id, Categories }: SubjectGroup,
  { maincategory, category }: { maincategory: number; category: number },
): boolean {
  return Id === 0 || (maincategory === 0 && Categories.some(subject => subject.Id === category))
}

/** The results by list, cached because a list has up to 13,000 cities and every tutor list needs them. */
const results = new WeakMap<readonly City[], readonly City[]>()

/** Returns the cities, with the county added to names that several cities share: `Poiana Frumoasă, Cluj`. */
export function withDistinctNames(cities: readonly City[]): readonly City[] {
  let list = results.get(cities)
  if (!list) {
    const seen = new Set<string>()
    const shared = new Set<string>()
    for (const { Name } of cities) (seen.has(Name) ? shared : seen).add(Name)
    list = cities.map(city =>
      city.County && shared.has(city.Name) ? { ...city, Name: `${city.Name}, ${city.County}` } : city,
    )
    results.set(cities, list)
  }
  return list
}
