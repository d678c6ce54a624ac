import { getRequest, getRequests, type PublicRequest, saveRequest } from '#api/requests.ts'
import { fold } from '#domain/search.ts'
import type { RequestRow } from '#mocks/rows.ts'
import { newCode } from '#mocks/seeding/codes.ts'
import { categories } from '#mocks/seeding/lists.ts'
import { requestDurations } from '#mocks/seeding/requests.ts'
import { addDays, toDate } from '#mocks/wallClock.ts'
import type { World } from '#mocks/world.ts'
import { isBlank } from '#strings/blank.ts'
import { answer, answerBody } from './answer.ts'
import { compare, pageOf } from './pages.ts'
import { refuse } from './refuse.ts'

export const requestHandlers = [
  answer(getRequests, ({ world, args }) => {
    const found = openRequests(world).filter(
      request => includesText(request.Category.Name, args.subject) && isIn(request, args.city),
    )
    const { TotalRows, Entities } = pageOf(found, args.page)
    return { TotalRows, Entities: Entities.map(request => toRequest(request, world)) }
  }),

  // A request that has ended still has its page.
  answer(getRequest, ({ world, args }) => {
    const request = world.requests.get(args.id)
    return request ? toRequest(request, world) : null
  }),

  answerBody(saveRequest, ({ world, viewer }, wanted) => {
    const Category = categories.find(category => category.Id === wanted.CategoryId)
    const City = world.seed.cities.find(city => city.Id === wanted.CityId) ?? null
    const Cycle = world.seed.cycles.find(cycle => cycle.Id === wanted.CycleId)
    // §5 gives the order of these checks.
    if (!Category) return refuse(400, 'Alege o materie')
    if (!wanted.IsOnline && !City) return refuse(400, 'Alege un oras')
    if (isBlank(wanted.Description)) return refuse(400, 'Te rog introdu ce anume cauți ?')
    if (!requestDurations.includes(wanted.Duration)) return refuse(400, 'Alege durata solicitarii')
    if (!Cycle) return refuse(400, 'Alege categoria de varsta')
    const RequestCode = newCode('request', world.count('request'))
    world.requests.put({
      RequestCode,
      Description: wanted.Description,
      Category,
      City: wanted.IsOnline ? null : City,
      IsOnline: wanted.IsOnline,
      StartDate: world.now(),
      EndDate: addDays(world.now(), wanted.Duration),
      Cycle,
      learner: viewer.UserCode,
    })
    return RequestCode
  }),
]

function openRequests(world: World): RequestRow[] {
  return world.requests
    .all()
    .filter(request => request.EndDate > world.now())
    .toReversed()
    .toSorted((a, b) => compare(b.StartDate, a.StartDate))
}

function includesText(name: string, text: string): boolean {
  return fold(name).includes(fold(text))
}

function isIn({ City, IsOnline }: RequestRow, text: string): boolean {
  if (isBlank(text)) return true
  return City ? includesText(City.Name, text) : IsOnline && includesText('Online', text)
}

function toRequest(row: RequestRow, world: World): PublicRequest {
  const learner = world.people.get(row.learner)
  return {
    ...row,
    StartDate: toDate(row.StartDate),
    EndDate: toDate(row.EndDate),
    Learner: { FirstName: learner?.FirstName, UserCode: row.learner },
  }
}
