import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { getCategories, getCycles, getGroups, getMains } from '#api/categories.ts'
import type { Named } from '#api/schemas.ts'
import { getAds, getCities } from '#api/users.ts'
import { tellApart } from '#domain/cityNames.ts'
import { noFilters, readFilters, writeFilters } from '#domain/filters.ts'
import { joinGroups } from '#domain/groups.ts'
import { readShownPage } from '#domain/pager.ts'
import { findByName } from '#domain/search.ts'
import { notFound } from '#features/notFound/notFound.ts'

/**
 * The list of a subject (`/{category}`) or of all (`/teacher`). The path decides on the subject: there a `category` in
 * the query means nothing. @throws ApiError, and the not-found answer for an unknown subject
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { signal } = request
  const filters = readFilters(new URL(request.url).searchParams)
  const subjectName = params['category']

  async function getList() {
    const subject = subjectName === undefined ? null : await findSubject(subjectName)
    const query = {
      categoryid: subject?.Id ?? filters.category,
      cycleid: filters.cycle,
      cityid: filters.city,
      order: filters.order,
    }
    const { rows, pager } = await readShownPage(filters.page, page => getAds({ ...query, page }, { signal }))
    return { subject, ads: rows, pager }
  }

  const [lists, list] = await Promise.all([getLists(subjectName === undefined), getList()])
  return { ...lists, ...list }
}

export type TutorList = Awaited<ReturnType<typeof loader>>

/** The left filters; groups of subjects only where the page does not set the subject. §2 */
async function getLists(withGroups: boolean) {
  const [cities, cycles, groups, mains] = await Promise.all([
    getCities(),
    getCycles(),
    withGroups ? getGroups() : [],
    withGroups ? getMains() : [],
  ])
  return { cities: tellApart(cities), cycles, groups: joinGroups(groups, mains) }
}

async function findSubject(name: string): Promise<Named> {
  return findByName(await getCategories(), name) ?? notFound()
}

/** Opening a group of subjects changes the address and nothing of the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameList = currentUrl.pathname === nextUrl.pathname && listOf(currentUrl) === listOf(nextUrl)
  return isSameList && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

const listOf = (url: URL) =>
  writeFilters({ ...readFilters(url.searchParams), maincategory: noFilters.maincategory })
