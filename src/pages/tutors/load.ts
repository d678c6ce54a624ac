import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { type CategoryGroup, getCategories, getCycles, getGroups, getMains } from '#api/categories.ts'
import type { Named } from '#api/schemas.ts'
import { type City, getAds, getCities } from '#api/users.ts'
import { adsQuery, noFilters, readFilters, writeFilters } from '#domain/filters.ts'
import { readShownPage } from '#domain/pager.ts'
import { findByName, fold } from '#domain/search.ts'
import { notFound } from '#features/notFound/notFound.ts'

/**
 * Loads the list of a subject (`/{category}`) or of all (`/teacher`), and the lists of the filters. @throws ApiError,
 * and the not-found response for an unknown subject
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { signal } = request
  const filters = readFilters(new URL(request.url).searchParams)
  const subjectName = params['category']

  async function getList() {
    const subject = subjectName === undefined ? null : await findSubject(subjectName)
    const query = adsQuery(filters, subject?.Id)
    const { rows, pager } = await readShownPage(filters.page, page => getAds({ ...query, page }, { signal }))
    return { subject, ads: rows, pager }
  }

  const [lists, list] = await Promise.all([getLists(subjectName === undefined), getList()])
  return { ...lists, ...list }
}

export type TutorList = Awaited<ReturnType<typeof loader>>

/** Loads the lists of the left filters; groups of subjects only where the path does not set the subject. §2 */
async function getLists(withGroups: boolean) {
  const [cities, cycles, groups, mains] = await Promise.all([
    getCities(),
    getCycles(),
    withGroups ? getGroups() : [],
    withGroups ? getMains() : [],
  ])
  return { cities: withDistinctNames(cities), cycles, groups: joinGroups(groups, mains) }
}

async function findSubject(name: string): Promise<Named> {
  return findByName(await getCategories(), name) ?? notFound()
}

/** Skips the refetch when only the open group has changed: the list does not depend on it. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameList =
    currentUrl.pathname === nextUrl.pathname && listQueryOf(currentUrl) === listQueryOf(nextUrl)
  return isSameList && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

const listQueryOf = (url: URL) =>
  writeFilters({ ...readFilters(url.searchParams), maincategory: noFilters.maincategory })

/** A group of subjects. `Id` is the id of the main category with the same name, or 0 when there is none. */
export type SubjectGroup = { Id: number; Name: string; Categories: Named[] }

// Assumption: a group and a main category are the same when their names are.
/** Matches the groups of `getallgroupped` with the ids of `getmains`, by name. §2 Tutor list */
export function joinGroups(groups: readonly CategoryGroup[], mains: readonly Named[]): SubjectGroup[] {
  const ids = new Map(mains.map(({ Id, Name }) => [fold(Name), Id]))
  return groups.map(({ Name, Categories }) => ({ Id: ids.get(fold(Name)) ?? 0, Name, Categories }))
}

/**
 * Returns whether the group is open although `maincategory` does not name it: it contains the chosen subject while no
 * group is named, or has no id.
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
