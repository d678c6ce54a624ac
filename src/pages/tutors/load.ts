import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { getCategories, getCycles, getGroups, getMains } from '#api/categories.ts'
import type { Named } from '#api/schemas.ts'
import { getAds, getCities } from '#api/users.ts'
import { adsQuery, noFilters, readFilters, writeFilters } from '#domain/filters.ts'
import { joinGroups, withDistinctNames } from '#domain/filterLists.ts'
import { readShownPage } from '#domain/pager.ts'
import { findByName } from '#domain/search.ts'
import { notFound } from '#features/notFound/notFound.ts'

/**
 * Loads the list of a subject (`/{category}`) or of all (`/teacher`), and the lists of the filters. Where the
 * path sets the subject, a `category` in the query is ignored. @throws ApiError, and the not-found response
 * for an unknown subject
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { signal } = request
  const filters = readFilters(new URL(request.url).searchParams)
  const subjectName = params['category']

  async function getList() {
    const subject = subjectName === undefined ? null : await findSubject(subjectName)
    const query = adsQuery(subject?.Id ?? filters.category, filters)
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
