import { expect, test } from 'vitest'
import { type Ad, getAds, getSuggestedTeachers } from '#api/users.ts'
import type { AdRow, Person } from '#mocks/rows.ts'
import { getWorld } from '#mocks/world.ts'
import { ask, readFrom, teacher, unpaid } from './testing.ts'

type Query = { categoryid: number; cycleid: number; cityid: number; order: number }

const getPage = (query: Partial<Query>, page: number) => readFrom(getAds, { ...query, page })

const codes = (ads: { Code: string }[]) => ads.map(ad => ad.Code)

const isSubscriber = (tutor: Person | undefined) => (tutor?.SubscriptionEndDate ?? '') > getWorld().now()

/** Returns the codes of the expected ads, computed without the handler. */
function expected({ categoryid, cycleid, cityid, order }: Query): string[] {
  const { seed } = getWorld()
  const teacherOf = new Map(seed.people.map(person => [person.UserCode, person]))
  let ads = [...seed.ads]
  if (categoryid > 0) ads = ads.filter(ad => ad.Category.Id === categoryid)
  if (cycleid > 0) ads = ads.filter(ad => ad.Cycles.map(cycle => cycle.Id).includes(cycleid))
  if (cityid === -1) ads = ads.filter(ad => teacherOf.get(ad.teacher)?.AlsoOnline)
  if (cityid > 0)
    ads = ads.filter(ad =>
      teacherOf
        .get(ad.teacher)
        ?.Cities.map(city => city.Id)
        .includes(cityid),
    )
  // Sorting is stable, so ties keep the order they had.
  const by = (key: (ad: AdRow) => number) => {
    ads = ads.toSorted((a, b) => key(b) - key(a))
  }
  if (order === 0) by(ad => Number(isSubscriber(teacherOf.get(ad.teacher))))
  if (order === 1) by(ad => ad.views)
  if (order === 2) {
    by(ad => teacherOf.get(ad.teacher)?.Rating ?? 0)
    by(ad => teacherOf.get(ad.teacher)?.reviews ?? 0)
  }
  if (order === 3) by(ad => Date.parse(`${ad.Added ?? '2000-01-01T00:00:00'}Z`))
  return codes(ads)
}

const queries = [0, 1, 21].flatMap(categoryid =>
  [0, 6].flatMap(cycleid =>
    [0, -1, 1, 4].flatMap(cityid => [0, 1, 2, 3].map(order => ({ categoryid, cycleid, cityid, order }))),
  ),
)

test('every combination of filters and order gives the expected ads, page by page', async () => {
  for (const query of queries) {
    const all = expected(query)
    const last = Math.max(1, Math.ceil(all.length / 10))
    for (const page of new Set([1, Math.min(2, last), last])) {
      const answer = await getPage(query, page)
      expect(answer.TotalRows).toBe(all.length)
      expect(codes(answer.Entities), JSON.stringify({ ...query, page })).toEqual(
        all.slice(page * 10 - 10, page * 10),
      )
    }
  }
})

test('each filter matches some of the ads, but not all', () => {
  const total = getWorld().seed.ads.length
  for (const query of [{ categoryid: 1 }, { cycleid: 6 }, { cityid: -1 }, { cityid: 1 }]) {
    const found = expected({ categoryid: 0, cycleid: 0, cityid: 0, order: 0, ...query }).length
    expect(found).toBeGreaterThan(20)
    expect(found).toBeLessThan(total)
  }
})

test('page 0 is page 1, and a page beyond the end has no rows but the total count', async () => {
  expect(await getPage({}, 0)).toEqual(await getPage({}, 1))
  const beyond = await ask('/api/users/getusersdescription?page=97')
  expect(await beyond.json()).toMatchObject({ TotalRows: 960, Entities: [] })
})

test('missing and invalid query parameters count as 0', async () => {
  const textOf = async (query: string) => (await ask(`/api/users/getusersdescription${query}`)).text()
  expect(await textOf('?categoryid=x&order=&page=')).toBe(await textOf(''))
})

test('the seeded ads include each missing field, both empty prices, long names and many cities', async () => {
  const pages = await Promise.all(Array.from({ length: 43 }, (_, page) => getPage({}, page + 1)))
  const ads = pages.flatMap(page => page.Entities)
  const cases: Record<string, (ad: Ad) => boolean> = {
    photo: ({ Teacher }) => !Teacher.ProfileImageUrl,
    firstName: ({ Teacher }) => !Teacher.FirstName,
    lastName: ({ Teacher }) => !Teacher.LastName && Boolean(Teacher.FirstName),
    occupation: ({ Teacher }) => !Teacher.Occupation,
    experience: ({ Teacher }) => !Teacher.Experience,
    cities: ({ Teacher }) => Teacher.Cities.length === 0,
    description: ad => !ad.Description,
    noPrice: ad => ad.Price === null,
    priceZero: ad => ad.Price === 0,
    longName: ({ Teacher }) => `${Teacher.FirstName} ${Teacher.LastName}`.length > 35,
    manyCities: ({ Teacher }) => Teacher.Cities.length > 7,
  }
  for (const [name, isCase] of Object.entries(cases)) expect(ads.some(isCase), name).toBe(true)
})

test('suggests no other tutors on the page of a subscriber, and some on that of any other tutor', async () => {
  const suggested = async (userid: string) =>
    (await readFrom(getSuggestedTeachers, { userid, categoryid: 1, cityid: 0 })).Entities
  expect(await suggested(teacher)).toEqual([])
  expect(await suggested(unpaid)).toHaveLength(6)
})
