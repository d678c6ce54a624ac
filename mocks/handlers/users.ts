import { paged } from '#api/schemas.ts'
import { Ad, type AdsQuery } from '#api/users.ts'
import type { AdRow, Person } from '#mocks/rows.ts'
import type { World } from '#mocks/world.ts'
import { answerGet, numberIn, pageOf } from './answer.ts'

const pageSize = 10

/** spec §7 Users. */
export const userHandlers = [
  answerGet('/api/users/getusersdescription', paged(Ad), ({ world, query }) => {
    const found = findAds(world, {
      categoryid: numberIn(query, 'categoryid'),
      cycleid: numberIn(query, 'cycleid'),
      cityid: numberIn(query, 'cityid'),
      order: numberIn(query, 'order'),
    })
    const { TotalRows, Entities } = pageOf(found, numberIn(query, 'page'), pageSize)
    return { TotalRows, Entities: Entities.map(toAd) }
  }),
]

/** An ad with the person who wrote it. */
type Found = { ad: AdRow; teacher: Person }

function findAds(world: World, { categoryid, cycleid, cityid, order }: Omit<AdsQuery, 'page'>): Found[] {
  const found = world.ads.all().flatMap(ad => {
    if (categoryid !== 0 && ad.Category.Id !== categoryid) return []
    if (cycleid !== 0 && !ad.Cycles.some(cycle => cycle.Id === cycleid)) return []
    const teacher = world.people.get(ad.teacher)
    return teacher && teachesIn(teacher, cityid) ? [{ ad, teacher }] : []
  })
  const compare = orders[order]
  return compare ? found.toSorted(compare) : found
}

/** -1 is online, 0 anywhere. */
function teachesIn(teacher: Person, cityid: number): boolean {
  if (cityid === 0) return true
  return cityid === -1 ? teacher.AlsoOnline : teacher.Cities.some(city => city.Id === cityid)
}

/** §9: 1 most popular, 2 reviews, 3 newest; anything else leaves the server's own order. */
const orders: Record<number, (a: Found, b: Found) => number> = {
  1: (a, b) => b.ad.views - a.ad.views,
  2: (a, b) => b.teacher.reviews - a.teacher.reviews || (b.teacher.Rating ?? 0) - (a.teacher.Rating ?? 0),
  3: (a, b) => newerFirst(a.ad.Added ?? '', b.ad.Added ?? ''),
}

/** Dates as the server writes them order like plain text. */
function newerFirst(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? 1 : -1
}

/** As a list carries it; what a list does not tell, the schema leaves out. */
function toAd({ ad, teacher }: Found): Ad {
  return { ...ad, Teacher: teacher }
}
