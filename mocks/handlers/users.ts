import type { addresses } from '#api/addresses.ts'
import type { Named } from '#api/schemas.ts'
import { getAdByCode, getAds, getAdViews, countAdView, getPhoneNumber } from '#api/users.ts'
import { getSuggestedTeachers, getTeacherById, getTeachers, getUserByCode } from '#api/users.ts'
import type { AdRow, Person } from '#mocks/rows.ts'
import { isSubscribed } from '#mocks/subscriptions.ts'
import { toDate } from '#mocks/wallClock.ts'
import type { World } from '#mocks/world.ts'
import { answer, answerViewer } from './answer.ts'
import { compare, pageOf, toNumber, whole } from './pages.ts'
import { personByNumber, toTeacher } from './people.ts'

/** Handlers of §7 Users, except booking, requests and ratings, which have files of their own. */
export const userHandlers = [
  answer(getAds, ({ world, args }) => {
    const { TotalRows, Entities } = pageOf(findAds(world, readFilters(args)), args.page)
    return {
      TotalRows,
      Entities: Entities.map(({ ad, teacher }) => ({ ...ad, Added: toDate(ad.Added), Teacher: teacher })),
    }
  }),

  answer(getTeachers, ({ world, viewer, args }) => {
    const { TotalRows, Entities } = pageOf(findTeachers(world, readFilters(args)), args.page)
    return { TotalRows, Entities: Entities.map(teacher => toTeacher(teacher, viewer)) }
  }),

  answer(getTeacherById, ({ world, viewer, args }) => {
    const person = personByNumber(world, args.userid)
    return person?.IsTeacher ? toTeacher(person, viewer) : null
  }),

  answer(getUserByCode, ({ world, viewer, args }) => {
    const person = world.people.get(args.userid)
    return person ? toTeacher(person, viewer) : null
  }),

  answer(getAdByCode, ({ world, viewer, args }) => {
    const ad = world.ads.get(args.adid)
    const teacher = ad && world.people.get(ad.teacher)
    return teacher ? { ...ad, Added: toDate(ad.Added), Teacher: toTeacher(teacher, viewer, ad.Code) } : null
  }),

  answer(countAdView, ({ world, args }) => {
    const ad = world.ads.get(args.adCode)
    if (ad) world.ads.put({ ...ad, views: ad.views + 1 })
  }),

  answer(getAdViews, ({ world, args }) => world.ads.get(args.adCode)?.views ?? 0),

  // Tests read how often a number was revealed with `world.counts.get('phone {UserCode}')`.
  answerViewer(getPhoneNumber, ({ world, args }) => {
    const person = world.people.get(args.userid)
    if (!person?.PhoneNumber) return null
    world.count(`phone ${person.UserCode}`)
    return person.PhoneNumber
  }),

  answer(getSuggestedTeachers, ({ world, viewer, args }) => {
    // A benefit of the subscription: no other tutors on a subscriber's page. §9
    const owner = world.people.get(args.userid)
    if (owner && isSubscribed(owner, world.now())) return whole([])
    const filters = { ...noFilters, categoryid: toNumber(args.categoryid), cityid: toNumber(args.cityid) }
    const ads = world.ads.all().filter(ad => ad.Category.Id === filters.categoryid)
    const others = findTeachers(world, filters)
      .filter(teacher => teacher.UserCode !== args.userid)
      .toSorted((a, b) => (b.Rating ?? 0) - (a.Rating ?? 0))
      .slice(0, mostSuggested)
    return whole(
      others.map(teacher => {
        const ad = ads.find(one => one.teacher === teacher.UserCode)
        return toTeacher(teacher, viewer, ad?.Code)
      }),
    )
  }),
]

const mostSuggested = 6

type Filters = Record<Exclude<keyof typeof addresses.ads.query, 'page'>, number>

/** Filters that let everything through: 0 means any. The city -1 means online. */
const noFilters: Filters = { categoryid: 0, cycleid: 0, cityid: 0, order: 0 }

function readFilters(args: Record<keyof Filters, string>): Filters {
  return {
    categoryid: toNumber(args.categoryid),
    cycleid: toNumber(args.cycleid),
    cityid: toNumber(args.cityid),
    order: toNumber(args.order),
  }
}

type AdWithTeacher = { ad: AdRow; teacher: Person }

function findAds(world: World, filters: Filters): AdWithTeacher[] {
  const found = world.ads.all().flatMap(ad => {
    const teacher = world.people.get(ad.teacher)
    return teacher && passes(filters, [ad.Category], ad.Cycles, teacher) ? [{ ad, teacher }] : []
  })
  const byOrder = orders[filters.order]
  if (byOrder) return found.toSorted(byOrder)
  // A benefit of the subscription: the first places. §9
  const isFirst = ({ teacher }: AdWithTeacher) => Number(isSubscribed(teacher, world.now()))
  return found.toSorted((a, b) => isFirst(b) - isFirst(a))
}

/** Filters the tutors as `findAds` filters ads, but by the subjects and levels of their profiles. */
function findTeachers(world: World, filters: Filters): Person[] {
  const found = world.people
    .all()
    .filter(person => person.IsTeacher && passes(filters, person.Categories, person.Cycles, person))
  return filters.order === 2 ? found.toSorted(betterRated) : found
}

/** Returns whether these subjects and levels of a tutor, and where the tutor teaches, pass the filters. */
function passes(
  { categoryid, cycleid, cityid }: Filters,
  subjects: readonly Named[],
  levels: readonly Named[],
  teacher: Person,
): boolean {
  const isInCity = cityid === -1 ? teacher.AlsoOnline : includes(teacher.Cities, cityid)
  return includes(subjects, categoryid) && includes(levels, cycleid) && isInCity
}

const includes = (list: readonly Named[], id: number) => id === 0 || list.some(one => one.Id === id)

/** Sort functions by order. §9: 1 most popular, 2 reviews, 3 newest; any other lists subscribers first. */
const orders: Record<number, (a: AdWithTeacher, b: AdWithTeacher) => number> = {
  1: (a, b) => b.ad.views - a.ad.views,
  2: (a, b) => betterRated(a.teacher, b.teacher),
  3: (a, b) => compare(b.ad.Added ?? '', a.ad.Added ?? ''),
}

function betterRated(a: Person, b: Person): number {
  return b.reviews - a.reviews || (b.Rating ?? 0) - (a.Rating ?? 0)
}
